import classes from './Illustration.module.css';

/** A phone on the turf that films a ball and a flag: a lesson by video. */
export function PhoneFilming() {
  return (
    <svg viewBox="0 0 240 160" className={classes.art} aria-hidden>
      <path className={classes.sky} d="M34 58C50 22 96 8 136 14s76 26 82 62-10 64-44 72-94 8-124-4S18 94 34 58Z" />
      <path
        className={classes.mid}
        d="M26 120c34-20 74-22 110-12s54 8 82-4c-6 24-22 40-44 44s-94 8-124-4c-12-6-20-14-24-24Z"
      />
      <rect className={classes.deep} x="71" y="31" width="104" height="74" rx="13" opacity=".22" />
      <rect className={classes.deep} x="70" y="27" width="104" height="74" rx="13" />
      <rect className={classes.sky} x="77" y="34" width="90" height="60" rx="8" />
      <path className={classes.far} d="M77 72c18-10 36-10 52-4s26 4 38-4v22a8 8 0 0 1-8 8H85a8 8 0 0 1-8-8Z" />
      <path className={classes.pole} d="M128 78V46" />
      <path className={classes.flag} d="M128 46.5c8-3 12 3 20 1l4-1v14c-7 4-12-2-19-1l-5 2Z" />
      <circle className={classes.paper} cx="106" cy="80" r="4.5" />
      <circle className={classes.flag} cx="87" cy="44" r="4" />
      <path className={classes.pole} d="M112 101 96 140M132 101l16 39M122 101v40" />
      <ellipse className={classes.near} cx="122" cy="141" rx="46" ry="7" opacity=".5" />
    </svg>
  );
}
