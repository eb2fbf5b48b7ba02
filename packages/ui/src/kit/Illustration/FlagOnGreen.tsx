import classes from './Illustration.module.css';

/** A flag on a green with a ball beside the hole: nothing booked yet, all well. */
export function FlagOnGreen() {
  return (
    <svg viewBox="0 0 240 160" className={classes.art} aria-hidden>
      <path className={classes.sky} d="M34 58C50 22 96 8 136 14s76 26 82 62-10 64-44 72-94 8-124-4S18 94 34 58Z" />
      <circle className={classes.sun} cx="62" cy="52" r="13" />
      <path
        className={classes.far}
        d="M22 104c24-20 52-24 80-14s46 0 66-12 38-10 52 2c-2 40-20 62-46 68s-94 8-124-4-28-26-28-40Z"
      />
      <path
        className={classes.mid}
        d="M28 122c34-20 74-22 108-12s54 8 80-4c-6 24-20 38-42 42s-94 8-124-4c-12-6-18-12-22-22Z"
      />
      <ellipse className={classes.near} cx="130" cy="128" rx="62" ry="14" />
      <ellipse className={classes.deep} cx="134" cy="127" rx="8" ry="2.6" />
      <path className={classes.pole} d="M134 127V46" />
      <path className={classes.flag} d="M134 47c10-5 16 5 26 2 4-1 6-2 8-3v22c-10 6-17-3-26-1-3 1-6 2-8 3Z" />
      <ellipse className={classes.deep} cx="104" cy="132.5" rx="6" ry="1.6" opacity=".5" />
      <circle className={classes.paper} cx="104" cy="128" r="5" />
    </svg>
  );
}
