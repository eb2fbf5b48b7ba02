/** The page's heading takes the focus, so that the keyboard and a screen reader start at its top. */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  // A page that has put the focus into a field of its own knows better.
  if (main?.contains(document.activeElement) && document.activeElement !== main) return;
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}
