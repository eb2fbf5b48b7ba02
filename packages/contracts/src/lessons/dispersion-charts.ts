import { z } from 'zod';
import { RECORD_LIMITS } from '../constants.ts';
import { id, idIn, personName, text } from '../primitives.ts';

/** How many of a player's charts of one kind a dispersion is made of, the latest ones. */
export const DISPERSION_CHARTS = 200;

const kind = z.enum(['chart', 'putting_chart']);

/** The dispersion of one player's shots of a kind, with one club where it is named; clubs are told apart by their letters, not their case. */
export const dispersionIn = z.object({
  id: idIn,
  type: kind.default('chart'),
  club: text(RECORD_LIMITS.club)
    .transform((name) => name || null)
    .nullish(),
});
export type DispersionIn = z.output<typeof dispersionIn>;

/** Where the shots of one chart landed, in a chart's units: right of the target and beyond it (left and short below 0). */
const chartShots = z.object({
  lesson_id: id,
  /** The day of the lesson, on the coach's calendar. */
  date: z.string(),
  club: z.string().nullable(),
  shots: z.array(z.object({ horizon: z.number(), vertically: z.number() })),
});
export type ChartShots = z.output<typeof chartShots>;

export const dispersionResult = z.object({
  /** Whose shots they are; null when they are the reader's own. */
  player: personName.nullable(),
  type: kind,
  handed: z.enum(['left', 'right']).nullable(),
  /** The latest putting chart shows inches. */
  metric: z.boolean(),
  /** The clubs named in any of the player's charts of this kind, the most used first, with the number of their shots. */
  clubs: z.array(z.object({ club: z.string(), shots: z.number() })),
  /** The charts asked for, the latest first. */
  charts: z.array(chartShots),
});
export type DispersionResult = z.output<typeof dispersionResult>;
