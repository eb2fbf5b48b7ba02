import { Skeleton } from '@mantine/core';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import classes from './KitRows.module.css';

const ROWS = 4;

/** Grey rows in the place of a kit list. */
export function LoadingKitRows() {
  return (
    <ListCard label="Loading">
      {Array.from({ length: ROWS }, (_, row) => (
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
