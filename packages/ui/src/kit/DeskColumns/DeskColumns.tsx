import { type ReactNode, useEffect, useRef } from 'react';
import { ColumnContext } from './column.ts';
import classes from './DeskColumns.module.css';

export interface DeskColumnsProps {
  /** What is listed: "Players". */
  label: string;
  /** The address of what has been chosen; null while the list has the page to itself. */
  chosen: string | null;
  list: ReactNode;
  /** What is known of the chosen one. */
  children: ReactNode;
  /** Stands in the place of a detail until one is chosen, for lists that need no more room than a column. */
  empty?: ReactNode;
}

/** What is kept free above and below the chosen one, in px. */
const AROUND = 32;

/** Scrolls the list alone: `scrollIntoView` would take the page with it. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!chosen) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (chosen.top < top) list.scrollTop -= top - chosen.top + AROUND;
  else if (chosen.bottom > bottom) list.scrollTop += chosen.bottom - bottom + AROUND;
}

/**
 * A list with the chosen one's page beside it. The list stays as it is while one after another is chosen: it scrolls by itself, and is
 * the same element whether it is alone or has company.
 */
export function DeskColumns({ label, chosen, list, children, empty }: DeskColumnsProps) {
  const ref = useRef<HTMLElement>(null);
  const beside = chosen !== null || empty !== undefined;
  useEffect(() => {
    // From the whole page to a column, or at the start: the chosen one is to be seen. What is in view already stays where it is.
    if (chosen !== null && ref.current) showChosen(ref.current);
  }, [chosen]);
  return (
    <div className={classes.desk} data-beside={beside || undefined}>
      <ColumnContext value={{ column: beside ? 'list' : null, chosen }}>
        <section ref={ref} className={classes.list} aria-label={label} data-desk-list={beside || undefined}>
          {list}
        </section>
      </ColumnContext>
      {beside ? (
        <ColumnContext value={{ column: 'detail', chosen }}>
          <div className={classes.detail}>{chosen === null ? empty : children}</div>
        </ColumnContext>
      ) : null}
    </div>
  );
}
