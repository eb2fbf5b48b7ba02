import createPurifier from 'dompurify';

const ELEMENTS = ['p', 'br', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'img'];
const ADDRESS = /^(?:https?:|mailto:)/i;
const OWN_PICTURE = /^\/files\/images\/[0-9a-f]{48}\/\d{2,4}\.webp$/;
const ATTRIBUTES: Record<string, readonly string[]> = { A: ['href', 'rel', 'target'], IMG: ['src', 'alt'] };

/**
 * Html of the few elements that descriptions have, as nodes to be put into the page; all else of it is dropped (P1). The server has cleaned it
 * before it was kept, and here nobody relies on that: DOMPurify does it once more, and its nodes are never written out and read again.
 */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = createPurifier(window).sanitize(html, {
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: ['href', 'src', 'alt'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of fragment.querySelectorAll('*')) {
    if (element instanceof HTMLAnchorElement) keepLink(element);
    if (element instanceof HTMLImageElement && !OWN_PICTURE.test(element.getAttribute('src') ?? '')) element.remove();
    for (const name of element.getAttributeNames())
      if (!ATTRIBUTES[element.tagName]?.includes(name)) element.removeAttribute(name);
  }
  return fragment;
}

/** Links lead out of the app, in a window of their own; without such an address the words alone stay. */
function keepLink(link: HTMLAnchorElement): void {
  if (!ADDRESS.test(link.getAttribute('href') ?? '')) return link.replaceWith(...link.childNodes);
  link.rel = 'noopener nofollow';
  link.target = '_blank';
}
