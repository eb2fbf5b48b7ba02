import classes from './Illustration.module.css';

const BLADES = [
  'M40 138c2-22 0-38-8-52 14 12 19 32 17 52Z',
  'M58 140c0-26 4-46 16-60-6 18-6 40-5 60Z',
  'M82 142c-2-24-8-42-20-56 18 12 28 34 30 56Z',
  'M142 142c4-26 14-46 32-58-12 16-19 36-21 58Z',
  'M164 140c0-20-3-36-12-48 15 10 21 28 22 48Z',
  'M182 138c2-26 8-42 20-54-6 18-9 36-9 54Z',
];

/** A ball in the long grass: the page that is not there. */
export function LostBall() {
  return (
    <svg viewBox="0 0 240 160" className={classes.art} aria-hidden>
      <path className={classes.sky} d="M34 58C50 22 96 8 136 14s76 26 82 62-10 64-44 72-94 8-124-4S18 94 34 58Z" />
      <path
        className={classes.far}
        d="M22 104c24-20 52-24 80-14s46 0 66-12 38-10 52 2c-2 40-20 62-46 68s-94 8-124-4-28-26-28-40Z"
      />
      <path className={classes.pole} d="M194 84V50" opacity=".6" />
      <path className={classes.flag} d="M194 50.5 206 55l-12 5Z" opacity=".85" />
      <path className={classes.dash} d="M52 74c14-34 48-44 66 26" />
      {BLADES.slice(0, 3).map((blade) => (
        <path key={blade} className={classes.near} d={blade} />
      ))}
      <circle className={classes.paper} cx="119" cy="121" r="18" />
      <g className={classes.line}>
        <circle cx="113" cy="113" r="1.7" />
        <circle cx="120" cy="111" r="1.7" />
        <circle cx="126" cy="116" r="1.7" />
        <circle cx="116" cy="119" r="1.7" />
        <circle cx="123" cy="122" r="1.7" />
        <circle cx="111" cy="121" r="1.7" />
      </g>
      {BLADES.slice(3).map((blade) => (
        <path key={blade} className={classes.near} d={blade} />
      ))}
      <path
        className={classes.deep}
        d="M96 146c2-18-2-30-9-38 13 7 19 21 19 38Zm24 0c0-16 5-28 14-36-4 12-4 24-4 36Zm16 0c-3-14-9-22-16-28 14 4 23 15 26 28Z"
      />
      <path
        className={classes.mid}
        d="M26 134c30-9 60-9 92-3s64 6 98-3c-8 12-22 18-42 20s-94 8-124-4c-10-3-18-6-24-10Z"
      />
    </svg>
  );
}
