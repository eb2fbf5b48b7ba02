// Runs before the first paint: sets the colour scheme, and tells the frame which area's page it stands for. It is put into the page
// as it is, and the policy of pages allows this very text by its hash.
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
}
