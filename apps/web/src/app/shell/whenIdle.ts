/** Safari has no idle callback; by then the first page stands. */
const SOON_MS = 1500;

let stands: () => void;
const firstPage = new Promise<void>((resolve) => {
  stands = resolve;
});

/** Tells that the first page is on the screen. */
export const firstPageStands = (): void => stands();

/** Runs work that the first page does not need, once that page stands and the browser has nothing better to do. */
export async function whenIdle(work: () => void): Promise<void> {
  await firstPage;
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SOON_MS * 2 });
  else setTimeout(work, SOON_MS);
}
