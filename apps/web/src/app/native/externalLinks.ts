import { wrapper } from './wrapper.ts';

const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'];

/** The address of a link that leads out of the app, or null for one of the app's own and for what is no address. */
export function externalUrl(href: string, origin: string): string | null {
  if (!URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  return PROTOCOLS.includes(url.protocol) && url.origin !== origin ? url.href : null;
}

/** Opens another site: through the wrapper, or in a tab of its own. */
function openExternal(href: string): void {
  const url = externalUrl(href, location.origin);
  if (!url) return;
  if (wrapper) wrapper.send({ type: 'openExternal', url });
  else window.open(url, '_blank', 'noopener');
}

/** In the wrapper, links that lead out of the app are opened by it: the page they would replace is the app. */
export function leadOutside(): void {
  if (!wrapper) return;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    if (!externalUrl(link.href, location.origin)) return;
    event.preventDefault();
    openExternal(link.href);
  });
}
