import { tokenize } from 'linkifyjs';
import { LINK_START } from './text.ts';

/** A piece of a message: words, or a link with where it leads. */
export interface TextPart {
  text: string;
  href: string | null;
}

/** Where a piece that looks like a link leads; null where it had better be read than followed. */
function findHref(kind: string, href: string, written: string): string | null {
  if (kind === 'email') return href;
  if (written.search(LINK_START) !== 0 || !URL.canParse(href)) return null;
  const { protocol, username, password } = new URL(href);
  // "https://fairway.example@elsewhere.example" leads elsewhere, and looks like us.
  if (username || password) return null;
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** A message as words and links; put together, the pieces are the message. */
export const splitLinks = (message: string): TextPart[] =>
  tokenize(message).map((token) => {
    const written = token.toString();
    return { text: written, href: token.isLink ? findHref(token.t, token.toHref('https'), written) : null };
  });
