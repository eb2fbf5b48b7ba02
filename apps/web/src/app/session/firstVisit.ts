import { notify } from '../notices/notify.ts';

const KEY = 'fairway-first-visit';

/** Marks that somebody has just joined; their first page welcomes them. */
export function storeFirstVisit(first_name: string): void {
  try {
    localStorage.setItem(KEY, first_name);
  } catch {
    // Storage is full or closed: they are in all the same.
  }
}

/** Welcomes whoever has just joined, once. */
export function welcomeFirstVisit(): void {
  try {
    const first_name = localStorage.getItem(KEY);
    if (first_name === null) return;
    localStorage.removeItem(KEY);
    notify.success(`Welcome to Fairway, ${first_name}! Book your first lesson whenever you like.`, { stay: 'long' });
  } catch {
    // As above.
  }
}
