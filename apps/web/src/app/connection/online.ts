let online = true;
const listeners = new Set<() => void>();

/** False while the server cannot be reached. */
export const isOnline = (): boolean => online;

export function setOnline(next: boolean): void {
  if (next === online) return;
  online = next;
  listeners.forEach((listener) => listener());
}

/** Calls back whenever the server is lost or found again; gives back what stops it. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
