import { foldClub } from '@fairway/contracts/kit/fold-club';
import type { ChartShots, DispersionResult } from '@fairway/contracts/lessons/dispersion-charts';

/** The charts of one club; all where none is named. */
export const selectClub = (charts: readonly ChartShots[], club: string | null): ChartShots[] =>
  charts.filter((chart) => club === null || (chart.club !== null && foldClub(chart.club) === foldClub(club)));

/** The clubs that charts name, written as they were last, the most used first. `charts` begin with the latest. */
export function countClubs(charts: readonly ChartShots[]): DispersionResult['clubs'] {
  const clubs = new Map<string, { club: string; shots: number }>();
  for (const { club, shots } of charts) {
    if (club === null) continue;
    const counted = clubs.get(foldClub(club)) ?? { club: club.trim(), shots: 0 };
    counted.shots += shots.length;
    clubs.set(foldClub(club), counted);
  }
  return [...clubs.values()].sort((one, other) => other.shots - one.shots || (one.club < other.club ? -1 : 1));
}
