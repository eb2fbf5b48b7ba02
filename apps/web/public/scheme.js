// Sets the colour scheme before the first paint. A file of its own, so that no inline script has to be allowed.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('fairway-scheme');
  } catch (_) {
    // Storage is closed: the system's scheme it is.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
