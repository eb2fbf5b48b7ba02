import { KIT_LIMITS } from './limits.ts';

/** In which a person reads and types how far their clubs go. */
export const DISTANCE_UNITS = ['yards', 'metres'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

const METRES_OF_A_YARD = 0.9144;

/**
 * Yards in a person's unit, in whole numbers. A yard is shorter than a metre, so that every whole metre has a yard of its own and comes back
 * as it was typed (decision 063).
 */
export const fromYards = (yards: number, unit: DistanceUnit): number =>
  Math.round(unit === 'metres' ? yards * METRES_OF_A_YARD : yards);
/** A distance of a person's unit as it is kept: in whole yards. */
export const toYards = (distance: number, unit: DistanceUnit): number =>
  Math.round(unit === 'metres' ? distance / METRES_OF_A_YARD : distance);

/** As far as a club may go (K1), in a person's unit. */
export const mostDistance = (unit: DistanceUnit): number => fromYards(KIT_LIMITS.yd, unit);
/** "yd" or "m", as it stands behind a number. */
export const shortUnit = (unit: DistanceUnit): string => (unit === 'metres' ? 'm' : 'yd');
/** "1 metre", "25 yards": a whole number of a person's unit in words. */
export const sayDistance = (distance: number, unit: DistanceUnit): string =>
  `${distance} ${unit === 'metres' ? 'metre' : 'yard'}${distance === 1 ? '' : 's'}`;
