import { useId } from 'react';
import classes from './HoleProgress.module.css';
import { drawnTo, PATH, placeAt } from './fairwayLine.ts';

export interface HoleProgressProps {
  /** From 1. */
  step: number;
  count: number;
  /** What the step is about, for a screen reader: "Your address". */
  title: string;
}

/** How far it is: a ball on its way up the fairway, and a flag where it ends. */
export function HoleProgress({ step, count, title }: HoleProgressProps) {
  const id = useId();
  const at = (nth: number) => (nth - 1) / (count - 1);
  const ball = placeAt(at(step));
  const flag = placeAt(1);
  return (
    <div
      className={classes.progress}
      role="progressbar"
      aria-label="Your sign-up"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={step}
      aria-valuetext={`Step ${step} of ${count}: ${title}`}
    >
      <svg className={classes.hole} viewBox="0 0 320 60" aria-hidden>
        <defs>
          <linearGradient id={`${id}turf`} x1="0" x2="1">
            <stop offset="0" className={classes.turfNear} />
            <stop offset="1" className={classes.turfFar} />
          </linearGradient>
        </defs>
        <path className={classes.rough} d={PATH} />
        <path className={classes.turf} d={PATH} stroke={`url(#${id}turf)`} />
        <ellipse className={classes.green} cx={flag.x} cy={flag.y + 1} rx="15" ry="6.5" />
        {step > 1 ? <path className={classes.walked} d={drawnTo(at(step))} /> : null}
        {Array.from({ length: count - 1 }, (_, nth) => {
          const { x, y } = placeAt(at(nth + 1));
          return (
            <circle key={nth} className={classes.mark} data-done={nth + 1 < step || undefined} cx={x} cy={y} r="2.6" />
          );
        })}
        <path className={classes.pole} d={`M${flag.x} ${flag.y}v-31`} />
        <path className={classes.flag} d={`M${flag.x + 1} ${flag.y - 31}c6 3 9-2 16 1v10c-7-3-10 2-16-1Z`} />
        <g className={classes.ball} style={{ transform: `translate(${ball.x}px, ${ball.y}px)` }}>
          <ellipse className={classes.shade} cx="1.5" cy="3.6" rx="6" ry="2.2" />
          <circle className={classes.white} cy="-2.5" r="6" />
        </g>
      </svg>
      <p className={classes.words} aria-hidden>
        Step {step} of {count}
      </p>
    </div>
  );
}
