import classes from './SendingBar.module.css';

export interface SendingBarProps {
  /** Of what is sent, 0 to 1. */
  share: number;
  label: string;
  /** Lies on the foot of the picture that is sent; else it stands in its row. */
  over?: boolean;
}

/** How far a file is on its way. */
export function SendingBar({ share, label, over }: SendingBarProps) {
  return <progress className={classes.bar} data-over={over || undefined} value={share} max={1} aria-label={label} />;
}
