import { type ReactNode, useLayoutEffect, useRef } from 'react';
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

/** Tells the page how tall the bar is, so that notices and what takes the focus stand clear of it, however many lines it has. */
function useTellHeight() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--action-bar', `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--action-bar');
    };
  }, []);
  return ref;
}

/** Keeps the main action of a long form within the thumb's reach: it sticks above the bottom bar. */
export function ActionBar({ summary, detail, choice, children }: ActionBarProps) {
  const ref = useTellHeight();
  return (
    <div ref={ref} className={classes.bar} data-action-bar>
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
