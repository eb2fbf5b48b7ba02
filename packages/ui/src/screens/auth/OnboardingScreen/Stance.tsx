import classes from './Stance.module.css';

/** A ball and a club behind it, as whoever stands over them sees it; mirrored for a left-handed player (U6). */
export function Stance({ handed }: { handed: 'left' | 'right' }) {
  return (
    <span className={classes.stance}>
      <svg className={classes.drawing} data-handed={handed} viewBox="0 0 72 48" aria-hidden>
        <ellipse className={classes.turf} cx="36" cy="39" rx="34" ry="8" />
        <path className={classes.shaft} d="M12 3 27.5 32" />
        <path className={classes.grip} d="M12 3 16.6 11.6" />
        <path
          className={classes.head}
          d="M25 30.5c3.4-1.6 7.6-.6 9.4 2.6 1.4 2.6.4 4.6-2.4 4.9l-6 .4c-2.6.1-4-1.2-3.6-3.3.3-1.9 1-3.7 2.6-4.6Z"
        />
        <circle className={classes.ball} cx="43" cy="35" r="4.6" />
        <path className={classes.flight} d="M51 31.5c5-2.6 9.4-4 14.5-4.4" />
      </svg>
      {handed === 'left' ? 'Left-handed' : 'Right-handed'}
    </span>
  );
}
