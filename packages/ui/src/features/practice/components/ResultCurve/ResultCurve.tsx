import { DRILL_BALLS } from '@fairway/contracts/practice/limits';
import type { ResultCurve as Curve } from '@fairway/contracts/practice/plans';
import { formatDate, formatShortDay } from '@fairway/time/phrases';
import { formatScore } from '../drillPhrases.ts';
import classes from './ResultCurve.module.css';

/** In px; its width is that of its card. */
const PLOT = 100;

export interface ResultCurveProps {
  curve: Pick<Curve, 'points'> & { drill: Pick<Curve['drill'], 'target'> };
}

const placeScore = (score: number): number => PLOT - (score / DRILL_BALLS) * PLOT;

/** Results in their order, in percent of the width: as far apart as others, for days without practice are no part of the curve. */
const placePoints = (points: Curve['points']) =>
  points.map(({ on, score }, nth) => ({
    x: points.length === 1 ? 50 : (nth / (points.length - 1)) * 100,
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
    <svg className={classes.curve} height={PLOT} role="img" aria-label={`Results: ${describe(points)}`}>
      {[0, 5, 10].map((score) => (
        <g key={score}>
          <line className={classes.grid} x1="0" x2="100%" y1={placeScore(score)} y2={placeScore(score)} />
          <text className={`tabular ${classes.label}`} x={-8} y={placeScore(score)} dy="0.32em" textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      {placed.length > 1 ? (
        <svg width="100%" height={PLOT} viewBox={`0 0 100 ${PLOT}`} preserveAspectRatio="none" overflow="visible">
          <polygon className={classes.area} points={`${first.x},${PLOT} ${line} ${last.x},${PLOT}`} />
          <polyline className={classes.line} points={line} />
        </svg>
      ) : null}
      {drill.target === null ? null : (
        <line className={classes.target} x1="0" x2="100%" y1={placeScore(drill.target)} y2={placeScore(drill.target)} />
      )}
      {placed.map(({ x, y, on }, nth) => (
        <circle
          key={`${on} ${nth}`}
          className={classes.point}
          data-last={nth === placed.length - 1 || undefined}
          cx={`${x}%`}
          cy={y}
          r={placed.length > 40 ? 2 : 4}
        />
      ))}
      <text
        className={classes.label}
        x={`${first.x}%`}
        y={PLOT}
        dy="1.6em"
        textAnchor={placed.length === 1 ? 'middle' : 'start'}
      >
        {formatShortDay(first.on)}
      </text>
      {placed.length > 1 ? (
        <text className={classes.label} x="100%" y={PLOT} dy="1.6em" textAnchor="end">
          {formatShortDay(last.on)}
        </text>
      ) : null}
    </svg>
  );
}
