/** The mathematics of dispersion: where shots land on average, how they are spread, and how that is said. Units are a chart's. */
import type { ChartScale } from './chart-units.ts';

/** Where a shot landed: right of its target and beyond it (left and short: below 0). */
export interface Landing {
  horizon: number;
  vertically: number;
}

/** What the sample of some shots says of all shots hit that way. */
export interface Dispersion {
  count: number;
  /** The bias: the middle of where they landed. */
  mean: Landing;
  /** The sample covariance (divided by count − 1); all 0 for a single shot. */
  covariance: { across: number; along: number; both: number };
  /** The standard distance from the mean: the root of the sum of both variances. */
  standardDistance: number;
}

/** An ellipse around `centre`: half its axes, and the angle of the major one in radians from "right" towards "long". */
export interface DispersionEllipse {
  centre: Landing;
  major: number;
  minor: number;
  angle: number;
}

/** With fewer shots than this a spread would be guesswork. */
export const FEWEST_SHOTS = 3;
/** A minor variance below this share of the major one is rounding: the shots lie in one line. */
const LINE = 1e-9;

const sumBy = <T>(items: readonly T[], value: (item: T) => number) => items.reduce((sum, item) => sum + value(item), 0);

/** Mean, covariance and spread; null where there is no shot. */
export function measureDispersion(shots: readonly Landing[]): Dispersion | null {
  const count = shots.length;
  if (count === 0) return null;
  const mean = {
    horizon: sumBy(shots, ({ horizon }) => horizon) / count,
    vertically: sumBy(shots, ({ vertically }) => vertically) / count,
  };
  const off = shots.map(({ horizon, vertically }) => ({ x: horizon - mean.horizon, y: vertically - mean.vertically }));
  const freedom = Math.max(1, count - 1);
  const covariance = {
    across: sumBy(off, ({ x }) => x * x) / freedom,
    along: sumBy(off, ({ y }) => y * y) / freedom,
    both: sumBy(off, ({ x, y }) => x * y) / freedom,
  };
  return { count, mean, covariance, standardDistance: Math.sqrt(covariance.across + covariance.along) };
}

/** The chi-square value with 2 degrees of freedom below which the share `confidence` lies: it has this closed form. */
function chiSquareQuantile(confidence: number): number {
  if (!(confidence > 0 && confidence < 1)) throw new RangeError(`A confidence lies between 0 and 1: ${confidence}`);
  return -2 * Math.log1p(-confidence);
}

/**
 * The ellipse within which the share `confidence` (0 to 1) of such shots lands, if they scatter normally around their mean.
 * Null for fewer than three shots, and for shots in one line or on one spot, around which there is no ellipse.
 */
export function fitEllipse({ count, mean, covariance }: Dispersion, confidence: number): DispersionEllipse | null {
  const square = chiSquareQuantile(confidence);
  if (count < FEWEST_SHOTS) return null;
  const { across, along, both } = covariance;
  // The eigenvalues of the covariance are the variances along the ellipse's axes. The smaller one comes from the determinant,
  // for the difference of two near numbers would lose its digits.
  const major = (across + along) / 2 + Math.hypot((across - along) / 2, both);
  const minor = major === 0 ? 0 : (across * along - both * both) / major;
  if (minor <= LINE * major) return null;
  return {
    centre: mean,
    major: Math.sqrt(square * major),
    minor: Math.sqrt(square * minor),
    angle: Math.atan2(2 * both, across - along) / 2,
  };
}

/** A measure as people say it: yards and inches whole, feet with one decimal. */
const roundMeasure = (units: number, { per, one }: ChartScale) => {
  const steps = one === 'foot' ? 10 : 1;
  return Math.round(Math.abs(units) * per * steps) / steps;
};

/** "6 yards", "1 foot". */
export const formatMeasure = (units: number, scale: ChartScale): string => {
  const amount = roundMeasure(units, scale);
  return `${amount} ${amount === 1 ? scale.one : scale.many}`;
};

/** "6 yards right and 4 yards short"; null where both are too little to say. */
export function formatBias({ horizon, vertically }: Landing, scale: ChartScale): string | null {
  const parts = [
    { units: horizon, side: horizon > 0 ? 'right' : 'left' },
    { units: vertically, side: vertically > 0 ? 'long' : 'short' },
  ].filter(({ units }) => roundMeasure(units, scale) > 0);
  return parts.map(({ units, side }) => `${formatMeasure(units, scale)} ${side}`).join(' and ') || null;
}

/** "You miss 6 yards right and 4 yards short"; `who` is whom it is said of: "You miss", "Amelia misses". */
export function describeBias(mean: Landing, scale: ChartScale, who: { name: string } | null = null): string {
  const bias = formatBias(mean, scale);
  if (bias) return who ? `${who.name} misses ${bias}` : `You miss ${bias}`;
  return who ? `${who.name} is on target on average` : 'You are on target on average';
}

/** The shots of one chart and the day they were hit, `YYYY-MM-DD`. */
export interface DatedShots {
  date: string;
  shots: readonly Landing[];
}
export interface MonthDispersion {
  /** `YYYY-MM`. */
  month: string;
  dispersion: Dispersion;
}

/** The dispersion of each month that has three shots or more, the oldest first. */
export function measureMonths(charts: readonly DatedShots[]): MonthDispersion[] {
  const months = Object.groupBy(charts, ({ date }) => date.slice(0, 7));
  return Object.entries(months)
    .map(([month, own = []]) => ({ month, dispersion: measureDispersion(own.flatMap(({ shots }) => shots)) }))
    .filter((each): each is MonthDispersion => (each.dispersion?.count ?? 0) >= FEWEST_SHOTS)
    .sort((one, other) => (one.month < other.month ? -1 : 1));
}
