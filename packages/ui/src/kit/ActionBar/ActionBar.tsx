import type { ReactNode } from 'react';
import classes from './ActionBar.module.css';

export interface ActionBarProps {
  /** What is about to happen, beside the button: "Tuesday 24 November, 10:00 to 11:00". */
  summary?: ReactNode;
  /** A quiet second line: what it costs. */
  detail?: ReactNode;
  /** What is still to choose, between the summary and the button: how to pay. */
  choice?: ReactNode;
  /** The page's main button. */
  children: ReactNode;
}

/** Keeps the main action of a long form within the thumb's reach: it sticks above the bottom bar. */
export function ActionBar({ summary, detail, choice, children }: ActionBarProps) {
  return (
    <div className={classes.bar} data-action-bar={choice ? 'choice' : summary ? 'words' : ''}>
      {summary ? (
        <div className={classes.summary}>
          {summary}
          {detail ? <div className={classes.detail}>{detail}</div> : null}
        </div>
      ) : null}
      {choice ? <div className={classes.choice}>{choice}</div> : null}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
