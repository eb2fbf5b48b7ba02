import { useSyncExternalStore } from 'react';

const KEY = 'fairway-shortcuts';

const listeners = new Set<() => void>();
let on = readKept();

function readKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOn(next: boolean): void {
  on = next;
  try {
    localStorage.setItem(KEY, next ? 'on' : 'off');
  } catch {
    // Storage is full or closed: it holds until the app is closed.
  }
  for (const listener of listeners) listener();
}

/**
 * Whether single keys act on this device, and the switch for them: some speak to their device, and some keys are hit by chance
 * (WCAG 2.1.4).
 */
export const useSingleKeysOn = (): [on: boolean, setOn: (on: boolean) => void] => [
  useSyncExternalStore(subscribe, () => on),
  setOn,
];
