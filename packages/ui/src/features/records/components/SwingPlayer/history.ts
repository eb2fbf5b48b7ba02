/** What was, what is, and what was undone. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

/** Steps that can be taken back. */
const MOST_STEPS = 50;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

export const pushHistory = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, present].slice(-MOST_STEPS),
  present: next,
  future: [],
});

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const last = past.at(-1);
  return last === undefined ? history : { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: later };
}
