import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './StateView.module.css';

/** Wraps skeletons: says once that the page is loading and hides the shapes from a screen reader. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div data-loading>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden className={classes.loading}>
        {children}
      </div>
    </div>
  );
}

/** Grey rows in the place of a `ListCard` of `count` rows; `lead` keeps the place of an icon or date block. */
export function LoadingRows({ count = 4, lead = false }: { count?: number; lead?: boolean }) {
  return (
    <div className={classes.rows}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={classes.row}>
          {lead ? <Skeleton width={44} height={44} radius="md" /> : null}
          <div className={classes.lines}>
            <Skeleton width={row % 2 ? '46%' : '58%'} height={14} radius="xs" />
            <Skeleton width={row % 2 ? '62%' : '38%'} height={12} radius="xs" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A grey block in the place of a card. `height` in px. */
export function LoadingCard({ height = 120 }: { height?: number }) {
  return <Skeleton height={height} radius="lg" />;
}

/** Grey shapes in the place of a page: its hero card and a titled list. */
export function LoadingPage({ rows = 3 }: { rows?: number }) {
  return (
    <Loading>
      <LoadingCard height={196} />
      <Skeleton width={140} height={18} radius="xs" />
      <LoadingRows count={rows} />
    </Loading>
  );
}
