// Runs before the first paint: sets the colour scheme, and tells the frame which area's page it stands for; right after it, what the
// first page needs whatever it is. It is put into the page as it is, and the policy of pages allows this very text by its hash.
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
  // The first date that a browser formats costs it far more than any other. The scripts are still on their way then: it is done by
  // the time that they ask for theirs.
  requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat('en-GB').format()));
}
