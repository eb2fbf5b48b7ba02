import { useId } from 'react';
import classes from './CourseArt.module.css';

/** Early light over a links course: folds of fairway, a green, a flag. It fills its box from the ground up. */
export function CourseArt({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      className={`${classes.art} ${className ?? ''}`}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset="0.62" stopColor="var(--sky-foot)" />
        </linearGradient>
        <linearGradient id={`${id}green`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--green-lit)" />
          <stop offset="1" stopColor="var(--green-shade)" />
        </linearGradient>
      </defs>
      <rect width="800" height="900" fill={`url(#${id}sky)`} />
      <circle fill="var(--halo)" cx="238" cy="402" r="128" />
      <circle fill="var(--sun)" cx="238" cy="402" r="62" />
      <path fill="var(--ridge-far)" d="M0 486c84-50 168-62 262-38s160 20 246-26 184-62 292-16v494H0Z" />
      <path fill="var(--ridge-mid)" d="M0 556c112-62 208-66 318-28s196 22 288-18 146-34 194-16v406H0Z" />
      <path
        fill="var(--trees)"
        d="M0 556c18-26 34-30 50-12 10-28 32-30 44-4 14-22 34-18 42 4 12-14 28-10 34 8-62 14-118 34-170 60Z"
      />
      <path
        fill="var(--trees)"
        d="M650 508c8-22 28-24 38-4 12-26 38-26 48 2 14-22 40-18 48 6l16-4v48c-52-14-102-26-150-48Z"
      />
      <path fill="var(--ridge-near)" d="M0 640c128-70 246-66 360-26s214 18 302-16 112-20 138-12v314H0Z" />
      <path d="M150 712c84-52 250-78 402-52s196 84 116 122-330 44-452 14-138-40-66-84Z" fill={`url(#${id}green)`} />
      <path fill="var(--sand)" d="M604 738c34-18 94-18 116 2s-2 42-50 46-104-6-108-20 14-20 42-28Z" />
      <ellipse fill="#07331d" cx="428" cy="704" rx="17" ry="5.5" />
      <path fill="none" stroke="#07331d" strokeWidth="5" strokeLinecap="round" opacity="0.22" d="M428 704 552 730" />
      <path fill="none" stroke="var(--pole)" strokeWidth="6" strokeLinecap="round" d="M428 703V438" />
      <path fill="var(--flag)" d="M430 440c30-14 50 12 82 4 14-3 22-8 30-12v66c-30 18-54-8-84-2-10 2-20 6-28 10Z" />
      <ellipse fill="#07331d" cx="334" cy="733" rx="15" ry="4" opacity="0.5" />
      <circle fill="#fff" cx="334" cy="723" r="12" />
      <path fill="var(--front)" d="M0 826c138-54 268-58 402-30s262 16 398-34v138H0Z" />
    </svg>
  );
}
