import { Skeleton } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './LoadingTiles.module.css';

export interface LoadingTilesProps {
  count: number;
  /** Tiles in a row on a phone, and from 36em on. */
  columns: number;
  wideColumns?: number;
}

/** Grey tiles in the place of a `RadioTiles` of `count` choices. */
export function LoadingTiles({ count, columns, wideColumns = columns }: LoadingTilesProps) {
  return (
    <div
      className={classes.tiles}
      style={{ '--tiles': columns, '--tiles-wide': wideColumns } as CSSProperties}
      aria-hidden
    >
      {Array.from({ length: count }, (_, tile) => (
        <Skeleton key={tile} height={48} />
      ))}
    </div>
  );
}
