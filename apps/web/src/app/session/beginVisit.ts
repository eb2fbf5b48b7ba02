/**
 * What begins with whoever is signed in, on the start screen or on the page that a login leads to: their pushes, and a welcome for who is
 * new. No page waits for it, nor loads it before.
 */
export const beginVisit = (): void =>
  void import('./welcome.ts').then(
    ({ welcome }) => welcome(),
    () => undefined,
  );
