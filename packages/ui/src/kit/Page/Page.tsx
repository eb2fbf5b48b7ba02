import type { ReactNode } from 'react';
import { useColumn } from '../DeskColumns/column.ts';
import classes from './Page.module.css';

export interface PageProps {
  /** The page's header, above both columns. */
  header?: ReactNode;
  children: ReactNode;
  /** A second column on a desktop; on a phone it follows the first. */
  aside?: ReactNode;
  /** Below both columns: a bar that sticks to the foot of the screen along the whole page. */
  foot?: ReactNode;
  /** One broad column on a desktop, for pictures beside each other. */
  broad?: boolean;
  /** As wide as the screen, for a calendar. */
  full?: boolean;
}

/** The column of a page: readable width, even gaps, a second column on a desktop where it helps. */
export function Page({ header, children, aside, foot, broad, full }: PageProps) {
  const column = useColumn();
  return (
    <div
      className={classes.page}
      data-column={column ?? undefined}
      data-wide={aside ? true : undefined}
      data-broad={broad || undefined}
      data-full={full || undefined}
    >
      {header}
      <div className={classes.columns}>
        <div className={classes.column}>{children}</div>
        {aside ? <div className={classes.column}>{aside}</div> : null}
      </div>
      {foot}
    </div>
  );
}
