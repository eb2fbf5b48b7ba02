import { SHOT_SHAPES } from '@fairway/contracts/constants';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { memo } from 'react';
import { drawFlight } from './flight.ts';
import { toPlace } from './geometry.ts';
import classes from './ShotCourse.module.css';

/** A ball with the number of its shot. */
export function NumberedBall({ number, r = 8.5 }: { number: number; r?: number }) {
  return (
    <>
      <circle className={classes.ball} r={r} />
      <text className={classes.number} fontSize={10} y="3.6">
        {number}
      </text>
    </>
  );
}

interface ShotsProps {
  shots: readonly ChartPoint[];
  /** The number of the one that is drawn elsewhere, because it is being changed. */
  without?: number | null;
  /** Something else is what matters now. */
  dimmed?: boolean;
}

/** All shots: their flights first, then the balls, so that none is crossed out by a line. */
export const Shots = memo(function Shots({ shots, without = null, dimmed = false }: ShotsProps) {
  const shown = shots.map((shot, nth) => ({ shot, number: nth + 1 })).filter(({ number }) => number !== without);
  return (
    <g className={classes.others} data-dimmed={dimmed || undefined}>
      {shown.map(({ shot, number }) => {
        const d = drawFlight(toPlace(shot), shot.type);
        const isUnset = shot.type === SHOT_SHAPES.unset || undefined;
        return (
          <g key={number} data-flight={number}>
            <path className={classes.casing} d={d} data-unset={isUnset} />
            <path className={classes.flight} d={d} data-unset={isUnset} />
          </g>
        );
      })}
      {shown.map(({ shot, number }) => {
        const { x, y } = toPlace(shot);
        return (
          <g key={number} transform={`translate(${x} ${y})`} data-shot={number}>
            <NumberedBall number={number} />
          </g>
        );
      })}
    </g>
  );
});
