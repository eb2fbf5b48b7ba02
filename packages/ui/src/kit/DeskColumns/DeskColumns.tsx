import { type ReactNode, useEffect, useRef } from 'react';
import { useSingleKeys } from '../../hooks/useSingleKeys.ts';
import { ColumnContext } from './column.ts';
import classes from './DeskColumns.module.css';

export interface DeskColumnsProps {
  /** What is listed: "Players". */
  label: string;
  /** The address of what has been chosen; null while the list has the page to itself. */
  chosen: string | null;
  /** Null where there is no room for two columns: what has been chosen is a page by itself. */
  list: ReactNode;
  /** What is known of the chosen one. */
  children: ReactNode;
  /** Stands in the place of a detail until one is chosen, for lists that need no more room than a column. */
  empty?: ReactNode;
}

/** What is kept free above and below the chosen one, in px. */
const AROUND = 32;

/** Scrolls the list alone: `scrollIntoView` would take the page with it. False while the chosen one is not there. */
function showChosen(list: HTMLElement): boolean {
  const chosen = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!chosen) return false;
  const { top, bottom } = list.getBoundingClientRect();
  if (chosen.top < top) list.scrollTop -= top - chosen.top + AROUND;
  else if (chosen.bottom > bottom) list.scrollTop += chosen.bottom - bottom + AROUND;
  return true;
}

/** Shows the chosen one as soon as it comes with the rest of the list, unless somebody has begun to scroll by then. Answers how to stop waiting. */
function awaitChosen(list: HTMLElement): () => void {
  const watch = new MutationObserver(() => showChosen(list) && stop());
  const stop = () => {
    watch.disconnect();
    list.removeEventListener('scroll', stop);
  };
  watch.observe(list, { childList: true, subtree: true });
  list.addEventListener('scroll', stop);
  return stop;
}

const MOVES: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const listEntries = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-entry]')];

/** After the last entry comes how the list goes on, which is shown with it. */
function focusEntry(list: HTMLElement, entries: HTMLElement[], at: number): void {
  entries[at]?.focus();
  if (at === entries.length - 1) list.scrollTop = list.scrollHeight;
}

/** From an entry with the focus, the arrow keys go to the one beside it. Elsewhere in the list, in a field above all, they are not the list's. */
function moveFocus(list: HTMLElement, event: KeyboardEvent): void {
  const move = MOVES[event.key];
  if (!move || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const entries = listEntries(list);
  const at = entries.findIndex((entry) => entry === event.target);
  if (at === -1) return;
  event.preventDefault();
  focusEntry(list, entries, move(at, entries.length));
}

/** From wherever the focus is, J and K go on from the entry that has it, else from the chosen one; without either to the first, or the last. */
function step(list: HTMLElement | null, by: 1 | -1): void {
  if (!list) return;
  const entries = listEntries(list);
  const focused = entries.findIndex((entry) => entry === document.activeElement);
  const at = focused === -1 ? entries.findIndex((entry) => entry.ariaCurrent === 'page') : focused;
  const next = at === -1 ? (by === 1 ? 0 : entries.length - 1) : at + by;
  focusEntry(list, entries, entries[next] ? next : at);
}

const ALONE = { column: null, chosen: null };

/**
 * A list with the chosen one's page beside it. The list stays as it is while one after another is chosen: it scrolls by itself, and is
 * the same element whether it is alone or has company. So is the page where the list comes or goes: a tablet that is turned, or a window
 * that is made narrower, keeps what has been typed. Its entries are gone through by the arrow keys, and by J and K from anywhere on the
 * page: the focus moves, which is seen and announced, and Enter opens.
 */
export function DeskColumns({ label, chosen, list, children, empty }: DeskColumnsProps) {
  const ref = useRef<HTMLElement>(null);
  const hasList = list !== null;
  const beside = hasList && (chosen !== null || empty !== undefined);
  useEffect(() => {
    // From the whole page to a column, or at the start: the chosen one is to be seen. What is in view already stays where it is.
    if (chosen === null || !ref.current || showChosen(ref.current)) return undefined;
    return awaitChosen(ref.current);
  }, [chosen, hasList]);
  useEffect(() => {
    const list = ref.current;
    const press = (event: KeyboardEvent) => list && moveFocus(list, event);
    list?.addEventListener('keydown', press);
    return () => list?.removeEventListener('keydown', press);
  }, [hasList]);
  useSingleKeys(hasList ? { j: () => step(ref.current, 1), k: () => step(ref.current, -1) } : {});
  return (
    <div className={hasList ? classes.desk : classes.alone} data-beside={beside || undefined}>
      {hasList ? (
        <ColumnContext value={{ column: beside ? 'list' : null, chosen }}>
          <section ref={ref} className={classes.list} aria-label={label} data-desk-list={beside || undefined}>
            {list}
          </section>
        </ColumnContext>
      ) : null}
      {beside || !hasList ? (
        <ColumnContext value={hasList ? { column: 'detail', chosen } : ALONE}>
          <div className={hasList ? classes.detail : classes.alone}>
            {hasList && chosen === null ? empty : children}
          </div>
        </ColumnContext>
      ) : null}
    </div>
  );
}
