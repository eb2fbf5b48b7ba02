import { tokenize } from 'linkifyjs';

/** A piece of a message: words, or a link with where it leads. */
export interface TextPart {
  text: string;
  href: string | null;
}

/** People write a link with its scheme or with "www."; without, "9.am" would be a site in Armenia. */
const WRITTEN_AS_LINK = /^(https?:\/\/|www\.)/i;

/** Where a piece that looks like a link leads; null where it had better be read than followed. */
function findHref(kind: string, href: string, written: string): string | null {
  if (kind === 'email') return href;
  if (!WRITTEN_AS_LINK.test(written) || !URL.canParse(href)) return null;
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

/** Past these a message is folded, and this much of it is shown then. */
const FOLD = { characters: 900, lines: 16 } as const;
/** A message that is only this much longer is shown whole: a button would save no room. */
const SLACK = 1.25;

/** How many code units of a text fit before the fold, so that no word and no emoji is cut. */
function findCut(message: string): number {
  const lines = message.split('\n');
  const most = Math.min(FOLD.characters, lines.slice(0, FOLD.lines).join('\n').length);
  if (most < FOLD.characters) return most;
  const space = message.slice(0, most).search(/\s\S*$/);
  if (space > most / 2) return space;
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(message);
  return characters.containing(most)?.index ?? most;
}

/** The beginning of a long message; null of one that is shown whole. */
export function foldText(message: string): string | null {
  const isLong =
    message.length > FOLD.characters * SLACK || message.split('\n', FOLD.lines * SLACK + 1).length > FOLD.lines * SLACK;
  return isLong ? message.slice(0, findCut(message)) : null;
}
