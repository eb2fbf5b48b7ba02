import sanitize from 'sanitize-html';

/** The elements that a description may have (P1); of these, `a` and `img` alone have attributes. */
const ELEMENTS = ['p', 'br', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'img'];
/** Elements that go with what is in them: their content is no text for people, or a browser reads it by other rules than html's. */
const DROPPED_WHOLE = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
  'xmp',
  'template',
  'title',
  'svg',
  'math',
];
const NOTHING: Record<string, string> = {};
const ADDRESS = /^(?:https?:|mailto:)/i;
/** Deeper than anybody writes lists; what lies deeper loses its elements and keeps its text. */
const DEPTH = 20;
/** Html that people write is at rest after the first pass, and the worst that chance has put together after the third. */
const PASSES = 8;

/**
 * Html of the few elements that descriptions have; all else of it is dropped. A picture stays when `isKept` says so of its address. Made by
 * sanitize-html, for html is read by hundreds of rules that browsers keep to and own code would miss.
 *
 * What is dropped may leave neighbours that html reads in another way than they stand there, such as a paragraph straight within a
 * paragraph. So it is cleaned until it is read as it is written; what does not come to rest is kept as its bare text.
 */
export function cleanHtml(html: string, isKept: (src: string) => boolean): string {
  let written = html.replaceAll('\0', '');
  for (let pass = 0; pass < PASSES; pass++) {
    const read = cleanOnce(written, isKept);
    if (read === written) return read;
    written = read;
  }
  return sanitize(written, { allowedTags: [], allowedAttributes: {} }).trim();
}

function cleanOnce(html: string, isKept: (src: string) => boolean): string {
  return sanitize(html, {
    allowedTags: ELEMENTS,
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WHOLE,
    nestingLimit: DEPTH,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: ADDRESS.test(href) ? { href, rel: 'noopener nofollow' } : NOTHING,
      }),
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: isKept(src) ? { src, alt } : NOTHING }),
    },
    // A link without an address goes, and the words in it stay.
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !attribs['src']) || (tag === 'a' && !attribs['href'] ? 'excludeTag' : false),
  }).trim();
}

/** The addresses of the pictures in html that `cleanHtml` has made, each once. */
export function listPictureAddresses(html: string): string[] {
  const found = new Set<string>();
  cleanHtml(html, (src) => {
    found.add(src);
    return false;
  });
  return [...found];
}
