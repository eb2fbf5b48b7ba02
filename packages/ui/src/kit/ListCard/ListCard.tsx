import type { ReactNode } from 'react';
import classes from './ListCard.module.css';

export interface ListCardProps {
  /** What the list holds, for a screen reader, where no heading names it. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** A card of rows with hairlines between them. Its children are `ListRow`s. */
export function ListCard({ label, labelledBy, children }: ListCardProps) {
  return (
    <ul className={classes.card} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}
