import { SHOT_SHAPES } from '@fairway/contracts/constants';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { drawFlight } from './flight.ts';
import { type Place, toPlace } from './geometry.ts';
import classes from './ShotCourse.module.css';
import { NumberedBall } from './Shots.tsx';

export interface ActiveShotHandle {
  /** Draws the ball under a finger, between the units too; null puts it back on its unit. */
  hold: (at: Place | null) => void;
}

export interface ActiveShotProps {
  shot: ChartPoint;
  number: number;
  ref: Ref<ActiveShotHandle>;
}

/**
 * The shot that is being placed. The ball follows a finger by writing to its own two elements, for going through React with
 * every move of a pointer would cost a slow phone its frames.
 */
export function ActiveShot({ shot, number, ref }: ActiveShotProps) {
  const ball = useRef<SVGGElement>(null);
  const flights = useRef<SVGGElement>(null);
  const held = useRef<Place | null>(null);
  const unit = toPlace(shot);
  const { type } = shot;
  const isUnset = type === SHOT_SHAPES.unset || undefined;
  const draw = ({ x, y }: Place) => {
    ball.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
    const d = drawFlight({ x, y }, type);
    for (const path of flights.current?.children ?? []) path.setAttribute('d', d);
  };
  useLayoutEffect(() => draw(held.current ?? unit));
  useImperativeHandle(ref, () => ({
    hold: (at) => {
      held.current = at;
      draw(at ?? unit);
    },
  }));
  return (
    <>
      <circle className={classes.spot} cx={unit.x} cy={unit.y} r="17" />
      <g ref={flights}>
        <path className={classes.casing} data-unset={isUnset} />
        <path className={classes.flight} data-unset={isUnset} />
      </g>
      <g ref={ball} data-shot={number}>
        <circle className={classes.halo} r="13" />
        <NumberedBall number={number} r={11} />
      </g>
    </>
  );
}
