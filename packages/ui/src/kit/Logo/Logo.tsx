import classes from './Logo.module.css';

export interface LogoProps {
  /** Height of the mark in px, at the usual size of text. */
  size?: number;
  /** Its size stays whatever the reader's text has, in a picture that is made to be shared. */
  fixed?: boolean;
  /** `onDark` for the hero green, where the mark turns white. */
  tone?: 'brand' | 'onDark';
}

/** The Fairway mark, a flag over the fold of a green, with the name beside it. */
export function Logo({ size = 32, fixed = false, tone = 'brand' }: LogoProps) {
  const scale = (px: number) => (fixed ? px : `${px / 16}rem`);
  return (
    <span className={classes.logo} data-tone={tone} style={{ fontSize: scale(size * 0.66) }}>
      <svg width={scale(size)} height={scale(size)} viewBox="0 0 32 32" aria-hidden>
        <rect className={classes.tile} width="32" height="32" rx="9.5" />
        <path
          className={classes.back}
          d="M0 22.5C6 17.5 13 17 19 19.2c5 1.8 9 1.6 13-.6v3.9c0 5.2-4.3 9.5-9.5 9.5h-13C4.3 32 0 27.7 0 22.5Z"
        />
        <path
          className={classes.front}
          d="M0 25.5c7.5-3.2 15-2.9 21-.3 4 1.7 7.6 1.5 10.6-.2C30.4 29 26.8 32 22.5 32h-13C5 32 1.2 29.4 0 25.5Z"
        />
        <path className={classes.pole} d="M15.5 6v17.5" />
        <path className={classes.flag} d="M15.5 6.2 24 9.6l-8.5 3.7Z" />
      </svg>
      <span className={classes.word}>Fairway</span>
    </span>
  );
}
