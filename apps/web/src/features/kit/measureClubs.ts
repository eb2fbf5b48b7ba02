import { CHART_UNITS } from '@fairway/contracts/constants';
import { foldClub } from '@fairway/contracts/kit/fold-club';
import { FEWEST_SHOTS, measureDispersion } from '@fairway/contracts/lessons/dispersion';
import type { DispersionResult } from '@fairway/contracts/lessons/dispersion-charts';
import type { ChartedClub } from '@fairway/ui/features/kit/components/Gapping/GappingChart';

/** What the charts of lesson records say of each club that has enough shots: how far off its target it lands, and how that varies. */
export function measureClubs({ clubs, charts }: Pick<DispersionResult, 'clubs' | 'charts'>): ChartedClub[] {
  return clubs.flatMap(({ club }) => {
    const shots = charts
      .filter((chart) => chart.club !== null && foldClub(chart.club) === foldClub(club))
      .flatMap((chart) => chart.shots);
    const measured = measureDispersion(shots);
    if (!measured || measured.count < FEWEST_SHOTS) return [];
    const { count, mean, covariance } = measured;
    const [bias, spread] = [mean.vertically, Math.sqrt(covariance.along)].map((units) => units * CHART_UNITS.yards);
    return [{ club, shots: count, bias: bias ?? 0, spread: spread ?? 0 }];
  });
}
