import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import type { DatedShots } from '@fairway/contracts/lessons/dispersion';

const shot = (horizon: number, vertically: number, type: ChartPoint['type']): ChartPoint => ({
  horizon,
  vertically,
  type,
});

export const oneShot: ChartPoint[] = [shot(-2, 1, 3)];
/** Mostly right and a little short, as many players miss. */
export const someShots: ChartPoint[] = [shot(2, -1, 2), shot(0, 0, 1), shot(4, -3, 2), shot(-2, 1, 3), shot(1, -2, -1)];
export const tenShots: ChartPoint[] = [
  ...someShots,
  shot(3, 2, 2),
  shot(-4, -5, 3),
  shot(1, 4, 1),
  shot(5, -1, 2),
  shot(-1, -3, 1),
];
/** At the edges of a chart. */
export const farShots: ChartPoint[] = [
  shot(-6, 8, 3),
  shot(6, 8, 2),
  shot(-6, -8, 2),
  shot(6, -8, 3),
  shot(0, -8, 1),
  shot(0, 8, -1),
];

/** A player's charts of three months, who becomes steadier. */
export const datedShots: DatedShots[] = [
  { date: '2026-09-08', shots: [shot(5, -4, 2), shot(-3, 3, 3), shot(4, 1, 2), shot(-1, -6, 1), shot(6, -2, 2)] },
  { date: '2026-10-13', shots: [shot(3, -2, 2), shot(-2, 1, 3), shot(4, -3, 2), shot(0, -4, 1), shot(2, 2, 2)] },
  { date: '2026-11-10', shots: [shot(2, -1, 2), shot(0, 0, 1), shot(3, -2, 2)] },
  { date: '2026-11-17', shots: [shot(1, -1, 1), shot(2, -2, 2), shot(-1, 0, 3)] },
];
