import { SHOT_SHAPES } from '@fairway/contracts/constants';
import { type ChartKind, type ChartScale, getChartScale } from '@fairway/contracts/lessons/chart-units';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { formatBias, type Landing, measureDispersion } from '@fairway/contracts/lessons/dispersion';
import { formatCount } from '../../../../format/count.ts';

export type Shape = Exclude<ChartPoint['type'], -1>;
export type Handed = 'left' | 'right';

const SHAPE_NAMES: Record<ChartPoint['type'], string> = {
  [SHOT_SHAPES.unset]: 'no shape',
  [SHOT_SHAPES.straight]: 'straight',
  [SHOT_SHAPES.curved_right]: 'curved right',
  [SHOT_SHAPES.curved_left]: 'curved left',
};

/** "curved left". */
export const formatShape = (type: ChartPoint['type']): string => SHAPE_NAMES[type];

/**
 * What golfers call a curve. It is mirrored for left-handers: a ball that bends away from the body is a fade and one that
 * bends back is a draw, and their body is on the other side. Left and right themselves stay what they are for everybody.
 */
export function nameCurve(type: ChartPoint['type'], handed: Handed): 'draw' | 'fade' | null {
  if (type !== SHOT_SHAPES.curved_left && type !== SHOT_SHAPES.curved_right) return null;
  return (type === SHOT_SHAPES.curved_left) === (handed === 'right') ? 'draw' : 'fade';
}

const formatSide = (units: number, above: string, below: string, { per, short }: ChartScale) =>
  units === 0 ? null : `${Math.abs(units) * per} ${short} ${units > 0 ? above : below}`;

/** "10 yds left"; null on the line to the target. */
export const formatAcross = (horizon: number, scale: ChartScale): string | null =>
  formatSide(horizon, 'right', 'left', scale);
/** "5 yds long"; null where the length was right. */
export const formatAlong = (vertically: number, scale: ChartScale): string | null =>
  formatSide(vertically, 'long', 'short', scale);

/** "10 yds left, 5 yds long", or "on target". */
export const formatLanding = ({ horizon, vertically }: Landing, scale: ChartScale): string =>
  [formatAcross(horizon, scale), formatAlong(vertically, scale)].filter(Boolean).join(', ') || 'on target';

/** "Shot 3, curved left, 10 yds left, 5 yds long". */
export const describeShot = (number: number, shot: ChartPoint, scale: ChartScale): string =>
  `Shot ${number}, ${formatShape(shot.type)}, ${formatLanding(shot, scale)}`;

/** "1 shot", "4 shots". */
export const formatShots = (count: number): string => formatCount(count, 'shot');

const CHART_NAMES: Record<ChartKind, string> = { chart: 'Shot chart', putting_chart: 'Putting chart' };
export const nameChart = (kind: ChartKind): string => CHART_NAMES[kind];
/** As a summary counts them, what has no shape last. */
const SHAPE_ORDER = [SHOT_SHAPES.straight, SHOT_SHAPES.curved_right, SHOT_SHAPES.curved_left, SHOT_SHAPES.unset];
const AUTHORS = { pro: 'the coach', player: 'the player' } as const;
export type ChartAuthor = keyof typeof AUTHORS;

export interface DescribedChart {
  kind: ChartKind;
  points: readonly ChartPoint[];
  author: ChartAuthor;
  metric: boolean;
}

/** The whole picture in words: "Shot chart by the coach: 3 shots, 2 curved left, 1 straight. On average 6 yards right." */
export function describeChart({ kind, points, author, metric }: DescribedChart): string {
  const title = `${nameChart(kind)} by ${AUTHORS[author]}`;
  const measured = measureDispersion(points);
  if (!measured) return `${title}: no shots yet.`;
  const shapes = SHAPE_ORDER.map((type) => ({ type, count: points.filter((point) => point.type === type).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ type, count }) => `${count} ${formatShape(type)}`);
  const bias = formatBias(measured.mean, getChartScale(kind, metric)) ?? 'on target';
  return `${title}: ${[formatShots(points.length), ...shapes].join(', ')}. On average ${bias}.`;
}
