import { useId } from 'react';
import classes from './CourseArt.module.css';

/** Early light over a links course: folds of fairway, a green, a flag. It fills its box from the ground up. */
export function CourseArt({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={classes.skyTop} />
          <stop offset="0.62" className={classes.skyFoot} />
        </linearGradient>
        <linearGradient id={`${id}green`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className={classes.greenLit} />
          <stop offset="1" className={classes.greenShade} />
        </linearGradient>
      </defs>
      <rect width="800" height="900" fill={`url(#${id}sky)`} />
      <circle className={classes.halo} cx="238" cy="402" r="128" />
      <circle className={classes.sun} cx="238" cy="402" r="62" />
      <path className={classes.ridge1} d="M0 486c84-50 168-62 262-38s160 20 246-26 184-62 292-16v494H0Z" />
      <path className={classes.ridge2} d="M0 556c112-62 208-66 318-28s196 22 288-18 146-34 194-16v406H0Z" />
      <path
        className={classes.trees}
        d="M0 556c18-26 34-30 50-12 10-28 32-30 44-4 14-22 34-18 42 4 12-14 28-10 34 8-62 14-118 34-170 60Z"
      />
      <path
        className={classes.trees}
        d="M650 508c8-22 28-24 38-4 12-26 38-26 48 2 14-22 40-18 48 6l16-4v48c-52-14-102-26-150-48Z"
      />
      <path className={classes.ridge3} d="M0 640c128-70 246-66 360-26s214 18 302-16 112-20 138-12v314H0Z" />
      <path d="M150 712c84-52 250-78 402-52s196 84 116 122-330 44-452 14-138-40-66-84Z" fill={`url(#${id}green)`} />
      <path className={classes.sand} d="M604 738c34-18 94-18 116 2s-2 42-50 46-104-6-108-20 14-20 42-28Z" />
      <ellipse className={classes.hole} cx="428" cy="704" rx="17" ry="5.5" />
      <path className={classes.shadow} d="M428 704 552 730" />
      <path className={classes.pole} d="M428 703V438" />
      <path
        className={classes.flag}
        d="M430 440c30-14 50 12 82 4 14-3 22-8 30-12v66c-30 18-54-8-84-2-10 2-20 6-28 10Z"
      />
      <ellipse className={classes.hole} cx="334" cy="733" rx="15" ry="4" opacity="0.5" />
      <circle className={classes.ball} cx="334" cy="723" r="12" />
      <path className={classes.front} d="M0 826c138-54 268-58 402-30s262 16 398-34v138H0Z" />
    </svg>
  );
}
