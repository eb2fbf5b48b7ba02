import classes from './Illustration.module.css';

const COLUMNS = [0, 1, 2, 3, 4];

/** A diary's leaf with one small flag on an otherwise free week: no bookings. */
export function EmptyDiary() {
  return (
    <svg viewBox="0 0 240 160" className={classes.art} aria-hidden>
      <path className={classes.sky} d="M34 58C50 22 96 8 136 14s76 26 82 62-10 64-44 72-94 8-124-4S18 94 34 58Z" />
      <path
        className={classes.mid}
        d="M28 122c34-20 74-22 108-12s54 8 80-4c-6 24-20 38-42 42s-94 8-124-4c-12-6-18-12-22-22Z"
      />
      <rect className={classes.deep} x="71" y="33" width="100" height="102" rx="13" opacity=".22" />
      <rect className={classes.paper} x="70" y="28" width="100" height="102" rx="13" />
      <path className={classes.near} d="M70 41c0-7.2 5.8-13 13-13h74c7.2 0 13 5.8 13 13v11H70Z" />
      <path className={classes.ring} d="M94 21v14M146 21v14" />
      {[66, 84, 102].map((y) =>
        COLUMNS.map((column) => (
          <rect
            key={`${y} ${column}`}
            className={classes.line}
            x={81 + column * 16.5}
            y={y}
            width="11"
            height="11"
            rx="3.5"
            opacity=".55"
          />
        )),
      )}
      <rect className={classes.near} x="114" y="84" width="11" height="11" rx="3.5" />
      <path className={classes.pole} d="M119.5 89V62" />
      <path className={classes.flag} d="M119.5 62.5 136 68l-16.5 6Z" />
    </svg>
  );
}
