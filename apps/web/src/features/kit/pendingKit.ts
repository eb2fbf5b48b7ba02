import type { KitRow, KitValues } from '@fairway/ui/features/kit/components/KitRows/kitRow';

/** What a person has done to a list and the server has not taken yet. */
export interface PendingKit {
  /** Rows that the server may not have, in the order in which they were added. */
  added: readonly { id: string; order: number }[];
  /** What was typed into rows, finished or not. */
  changed: Readonly<Record<string, KitValues>>;
  removed: readonly string[];
  /** The order of the rows by their ids; null where nobody has moved one. */
  placed: readonly string[] | null;
  /** What the server has refused of what was typed, in its words. */
  refused: Readonly<Record<string, string>>;
}

export const NOTHING_PENDING: PendingKit = { added: [], changed: {}, removed: [], placed: null, refused: {} };

/** One call that brings the server closer to what the person sees. */
export type KitStep =
  | { kind: 'add'; id: string; order: number }
  | { kind: 'change'; id: string; values: KitValues }
  | { kind: 'remove'; id: string }
  | { kind: 'place'; ids: readonly string[] };

const leaveOut = <Value>(record: Readonly<Record<string, Value>>, id: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));
const isSame = (one: KitValues | undefined, other: KitValues): boolean =>
  one?.club === other.club && one.detail === other.detail;

/** The rows as the person sees them: the server's, with what they have done since. */
export function showRows(rows: readonly KitRow[], { added, changed, removed, placed }: PendingKit): KitRow[] {
  const known = new Set(rows.map(({ id }) => id));
  const blank = { club: '', detail: '' };
  const all = [...rows, ...added.filter(({ id }) => !known.has(id)).map((row) => ({ ...row, ...blank }))]
    .filter(({ id }) => !removed.includes(id))
    .map((row) => ({ ...row, ...changed[row.id] }));
  if (placed === null) return all.toSorted((a, b) => a.order - b.order);
  // A row that another device has added since stands behind those that were ordered here.
  const findPlace = (id: string) => (placed.includes(id) ? placed.indexOf(id) : placed.length);
  return all.toSorted((a, b) => findPlace(a.id) - findPlace(b.id));
}

export const addRow = (
  pending: PendingKit,
  { id, order, values }: { id: string; order: number; values: KitValues | null },
): PendingKit => ({
  ...pending,
  // A row that comes back may still be about to go: then it stays, and adding it again finds it there.
  added: [...pending.added.filter((row) => row.id !== id), { id, order }],
  removed: pending.removed.filter((gone) => gone !== id),
  changed: values ? { ...pending.changed, [id]: values } : pending.changed,
  placed: pending.placed && !pending.placed.includes(id) ? [...pending.placed, id] : pending.placed,
});

export const changeRow = (pending: PendingKit, id: string, values: KitValues): PendingKit => ({
  ...pending,
  changed: { ...pending.changed, [id]: values },
  refused: leaveOut(pending.refused, id),
});

/** Takes a row away. One that is being added may have arrived, so the server is told in any case. */
export const removeRow = (pending: PendingKit, id: string): PendingKit => ({
  added: pending.added.filter((row) => row.id !== id),
  changed: leaveOut(pending.changed, id),
  refused: leaveOut(pending.refused, id),
  removed: [...pending.removed.filter((gone) => gone !== id), id],
  placed: pending.placed?.filter((placed) => placed !== id) ?? null,
});

export const placeRows = (pending: PendingKit, ids: readonly string[]): PendingKit => ({ ...pending, placed: ids });

/** What is to be sent next: rows before what they say, and their order last. Null where nothing can be sent. */
export function findNextStep(pending: PendingKit, isComplete: (values: KitValues) => boolean): KitStep | null {
  const [row] = pending.added;
  if (row) return { kind: 'add', ...row };
  const [gone] = pending.removed;
  if (gone !== undefined) return { kind: 'remove', id: gone };
  const said = Object.entries(pending.changed).find(([id, values]) => !(id in pending.refused) && isComplete(values));
  if (said) return { kind: 'change', id: said[0], values: said[1] };
  return pending.placed === null ? null : { kind: 'place', ids: pending.placed };
}

/** What is left when the server has done a step. What was typed meanwhile stays. */
export function settleStep(pending: PendingKit, step: KitStep): PendingKit {
  switch (step.kind) {
    case 'add':
      return { ...pending, added: pending.added.filter(({ id }) => id !== step.id) };
    case 'change':
      return isSame(pending.changed[step.id], step.values)
        ? { ...pending, changed: leaveOut(pending.changed, step.id) }
        : pending;
    case 'remove':
      return { ...pending, removed: pending.removed.filter((id) => id !== step.id) };
    case 'place':
      return pending.placed?.join() === step.ids.join() ? { ...pending, placed: null } : pending;
  }
}

/** What is left when the server has refused a step: a row that cannot be, an order of rows that are gone; words stay with their row. */
export function refuseStep(pending: PendingKit, step: KitStep, { words, isGone }: { words: string; isGone: boolean }) {
  if (step.kind === 'change' && !isGone)
    return isSame(pending.changed[step.id], step.values)
      ? { ...pending, refused: { ...pending.refused, [step.id]: words } }
      : pending;
  const settled = settleStep(pending, step);
  return step.kind === 'place' ? settled : { ...settled, changed: leaveOut(settled.changed, step.id) };
}

/** What waits, each row once, and the order of the rows as one more. */
export const listChanges = ({ added, changed, removed, placed }: PendingKit): string[] => [
  ...new Set([...added.map(({ id }) => id), ...Object.keys(changed), ...removed]),
  ...(placed === null ? [] : ['order']),
];

export const isNothing = (pending: PendingKit): boolean => listChanges(pending).length === 0;
