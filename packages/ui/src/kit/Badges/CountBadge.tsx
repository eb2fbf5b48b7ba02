import { VisuallyHidden } from '@mantine/core';
import classes from './Badges.module.css';

/** A count that asks for attention; `label` says what it counts. Nothing at 0. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className={classes.badge} data-kind="count">
      {count}
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </span>
  );
}
