import type { TakingsMonth } from '@fairway/contracts/checkout/takings';

/** A month as the chart draws it: by card and on the day upwards, what was given back downwards. */
export interface Bar {
  month: string;
  card: number;
  on_day: number;
  refunded: number;
}

export const toBar = ({ month, credits, offer, video_lesson, on_day, refunded }: TakingsMonth): Bar => ({
  month,
  card: credits + offer + video_lesson,
  on_day,
  refunded,
});

const STEPS = [1, 2, 2.5, 5, 10];

/** The step between two lines of a chart that reaches `most` in about three: a number that people count in. */
export function stepFor(most: number): number {
  const rough = Math.max(most, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough) ?? 10) * power;
}

/** The lines of a chart from the deepest to the highest, 0 among them, `step` apart. */
export function linesFor(bars: readonly Bar[]): number[] {
  const up = Math.max(0, ...bars.map(({ card, on_day }) => card + on_day));
  const down = Math.max(0, ...bars.map(({ refunded }) => refunded));
  const step = stepFor(Math.max(up, down));
  const below = Math.ceil(down / step);
  const above = Math.max(1, Math.ceil(up / step));
  return Array.from({ length: below + above + 1 }, (_, nth) => (nth - below) * step);
}
