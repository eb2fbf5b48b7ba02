import { Skeleton } from '@mantine/core';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import classes from './KitRows.module.css';

/** Grey rows in the place of a kit list. */
export function LoadingKitRows({ count = 4 }: { count?: number }) {
  return (
    <ListCard label="Loading">
      {Array.from({ length: count }, (_, row) => (
        <li key={row} className={classes.row}>
          <span />
          <div className={classes.fields}>
            <Skeleton height={44} radius="md" />
            <Skeleton height={44} radius="md" />
          </div>
        </li>
      ))}
    </ListCard>
  );
}
