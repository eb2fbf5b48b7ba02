import classes from './HoledBall.module.css';

/** A ball rolls up to the hole and the flag goes up: something is done. It stands still where motion is reduced. */
export function HoledBall() {
  return (
    <svg viewBox="0 0 144 88" className={classes.art} aria-hidden>
      <ellipse fill="var(--art-far)" cx="72" cy="70" rx="68" ry="16" />
      <ellipse fill="var(--art-deep)" cx="80" cy="70" rx="9" ry="3" />
      <path className={classes.pole} stroke="var(--art-pole)" strokeWidth="2.5" strokeLinecap="round" d="M80 70V12" />
      <path className={classes.flag} fill="var(--art-flag)" d="M81 12 108 21 81 31Z" />
      <circle className={classes.ball} fill="#fff" stroke="var(--art-deep)" strokeWidth="1.5" cx="63" cy="66" r="5.5" />
    </svg>
  );
}
