import type { ReactNode } from 'react';
import classes from './DetailList.module.css';

export interface DetailListProps {
  /** Label and value, in reading order; an item without a value is left out. */
  items: { label: string; value: ReactNode }[];
}

/** Facts in two columns: when, where, how it is paid. */
export function DetailList({ items }: DetailListProps) {
  return (
    <dl className={classes.list}>
      {items.map(({ label, value }) =>
        value ? (
          <div key={label} className={classes.item}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
