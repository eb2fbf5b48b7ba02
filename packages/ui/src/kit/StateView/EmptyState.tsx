import type { ReactNode } from 'react';
import classes from './StateView.module.css';

export interface EmptyStateProps {
  /** One of the drawings of kit/Illustration. */
  illustration?: ReactNode;
  title: string;
  /** What will appear here, and when. */
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** The level of the heading; 1 where it is the whole page. */
  level?: 1 | 2 | 3;
}

/** What a list or a page shows while there is nothing in it. */
export function EmptyState({ illustration, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.state}>
      {illustration ? <div className={classes.drawing}>{illustration}</div> : null}
      <Heading className={classes.title}>{title}</Heading>
      {children ? <div className={classes.words}>{children}</div> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
