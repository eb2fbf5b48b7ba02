import { z } from 'zod';
import { CHART_LIMITS, SHOT_SHAPES } from '../constants.ts';
import { numeric } from '../primitives.ts';

const offsetWithin = (most: number, message: string) =>
  numeric(z.coerce.number(message).int(message).min(-most, message).max(most, message));

const ACROSS = `A shot lies up to ${CHART_LIMITS.horizon} whole units to the left or right.`;
const ALONG = `A shot lies up to ${CHART_LIMITS.vertically} whole units short or long.`;
const SHAPE = 'Please choose straight, curved right or curved left.';
const COUNT = `A chart holds up to ${CHART_LIMITS.points} shots.`;

/**
 * A shot of a chart (R6): how many units it landed right of the target (left: below 0) and beyond it (short: below 0), and how
 * it flew. Its number is its place in the list, from 1.
 */
export const chartPoint = z.object({
  horizon: offsetWithin(CHART_LIMITS.horizon, ACROSS),
  vertically: offsetWithin(CHART_LIMITS.vertically, ALONG),
  type: numeric(
    z.coerce
      .number(SHAPE)
      .pipe(
        z.literal([SHOT_SHAPES.unset, SHOT_SHAPES.straight, SHOT_SHAPES.curved_right, SHOT_SHAPES.curved_left], SHAPE),
      ),
  ),
});
export type ChartPoint = z.output<typeof chartPoint>;

/** The shots of a `chart` or `putting_chart` section, in the order they were hit. */
export const chart = z.array(chartPoint).max(CHART_LIMITS.points, COUNT);
