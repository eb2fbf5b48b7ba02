// Runs before the first paint: sets the colour scheme, tells the frame which area's page it stands for, and notes whether the app is to
// place it. It is put into the page as it is, and the policy of pages allows this very text by its hash.
{
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem('fairway-scheme');
  } catch {
    // Storage is closed: the system's scheme it is.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  const area = /^\/(player|pro|admin|account)?(\/|$)/.exec(location.pathname);
  if (area) root.setAttribute('data-frame', area[1] || 'start');
  // A page that was opened anew stands at its top, and one that its reader has scrolled already stays where it is: the app need not
  // place it (`router.ts`).
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type !== 'navigate' || location.hash) root.setAttribute('data-place', '');
  addEventListener('scroll', () => root.removeAttribute('data-place'), { once: true, passive: true });
}
// Without its scripts the app never comes: the page says so, and the links of one that the server has drawn lead on.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    const told = document.getElementById('unloaded');
    if (told instanceof HTMLTemplateElement) document.body.append(told.content);
    const drawn = document.querySelector('#root > [inert]');
    drawn?.removeAttribute('inert');
    drawn?.removeAttribute('aria-hidden');
  },
  true,
);
