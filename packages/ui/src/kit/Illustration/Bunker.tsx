import classes from './Illustration.module.css';

/** A ball in a bunker with the rake beside it: something went wrong, and there is a way out. */
export function Bunker() {
  return (
    <svg viewBox="0 0 240 160" className={classes.art} aria-hidden>
      <path className={classes.sky} d="M34 58C50 22 96 8 136 14s76 26 82 62-10 64-44 72-94 8-124-4S18 94 34 58Z" />
      <path
        className={classes.far}
        d="M22 104c24-20 52-24 80-14s46 0 66-12 38-10 52 2c-2 40-20 62-46 68s-94 8-124-4-28-26-28-40Z"
      />
      <path className={classes.pole} d="M66 92V44" />
      <path className={classes.flag} d="M66 45c7-3 11 3 18 1l5-2v15c-7 4-11-2-18-1l-5 2Z" />
      <path
        className={classes.near}
        d="M22 112c34-22 76-24 110-16s60 4 88-10c-2 34-18 56-46 62s-94 8-124-4c-18-8-26-18-28-32Z"
      />
      <path className={classes.shade} d="M56 122c8-16 34-20 62-16s50-8 68 2 8 26-12 32-62 8-88 2-36-10-30-20Z" />
      <path className={classes.sand} d="M62 125c8-13 32-15 58-12s46-6 60 2 6 20-12 25-56 6-78 1-33-8-28-16Z" />
      <path className={classes.rakeLines} d="M84 124c10 4 22 5 34 3M82 129c12 5 26 6 40 3M86 135c10 3 20 3 32 1" />
      <path className={classes.handle} d="M206 62 150 126" />
      <path className={classes.handle} d="m142 119 15 14" />
      <path className={classes.teeth} d="m142 119-4 4m8 0-4 4m8 0-4 4m8-1-4 4" />
      <ellipse className={classes.shade} cx="131" cy="132" rx="8" ry="2" />
      <circle className={classes.paper} cx="130" cy="126" r="6.5" />
    </svg>
  );
}
