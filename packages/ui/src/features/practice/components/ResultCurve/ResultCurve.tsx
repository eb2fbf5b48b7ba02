import { DRILL_BALLS } from '@fairway/contracts/practice/limits';
import type { ResultCurve as Curve } from '@fairway/contracts/practice/plans';
import { formatDate, formatShortDay } from '@fairway/time/phrases';
import { formatScore } from '../drillPhrases.ts';
import classes from './ResultCurve.module.css';

/** In units of the drawing. */
const WIDTH = 320;
const HEIGHT = 136;
const LEFT = 22;
const RIGHT = 8;
const TOP = 10;
const BASE = 110;

export interface ResultCurveProps {
  curve: Pick<Curve, 'points'> & { drill: Pick<Curve['drill'], 'target'> };
}

const placeScore = (score: number): number => BASE - (score / DRILL_BALLS) * (BASE - TOP);

/** Results in their order: as far apart as others, for days without practice are no part of the curve. */
const placePoints = (points: Curve['points']) =>
  points.map(({ on, score }, nth) => ({
    x: points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + (nth / (points.length - 1)) * (WIDTH - LEFT - RIGHT),
    y: placeScore(score),
    on,
  }));

const describe = (points: Curve['points']): string =>
  points.map(({ on, score }) => `${formatScore(score)} on ${formatDate(on)}`).join('; ');

/** How the results of a drill went: good balls of ten over time, and the line that the coach would like to see. */
export function ResultCurve({ curve: { points, drill } }: ResultCurveProps) {
  const placed = placePoints(points);
  const [first, last] = [placed.at(0), placed.at(-1)];
  if (!first || !last) return null;
  const line = placed.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg
      className={classes.curve}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Results: ${describe(points)}`}
    >
      {[0, 5, 10].map((score) => (
        <g key={score}>
          <line className={classes.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={placeScore(score)} y2={placeScore(score)} />
          <text className={`tabular ${classes.label}`} x={LEFT - 6} y={placeScore(score) + 4} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      {placed.length > 1 ? (
        <polygon className={classes.area} points={`${first.x},${BASE} ${line} ${last.x},${BASE}`} />
      ) : null}
      {drill.target === null ? null : (
        <line
          className={classes.target}
          x1={LEFT}
          x2={WIDTH - RIGHT}
          y1={placeScore(drill.target)}
          y2={placeScore(drill.target)}
        />
      )}
      <polyline className={classes.line} points={line} />
      {placed.map(({ x, y, on }, nth) => (
        <circle
          key={`${on} ${nth}`}
          className={classes.point}
          data-last={nth === placed.length - 1 || undefined}
          cx={x}
          cy={y}
          r={placed.length > 40 ? 2 : 4}
        />
      ))}
      <text className={classes.label} x={first.x} y={BASE + 20} textAnchor={placed.length === 1 ? 'middle' : 'start'}>
        {formatShortDay(first.on)}
      </text>
      {placed.length > 1 ? (
        <text className={classes.label} x={last.x} y={BASE + 20} textAnchor="end">
          {formatShortDay(last.on)}
        </text>
      ) : null}
    </svg>
  );
}
