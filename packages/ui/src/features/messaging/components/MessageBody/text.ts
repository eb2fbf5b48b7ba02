/** People write a link with its scheme or with "www."; without, "9.am" would be a site in Armenia. */
export const LINK_START = /https?:\/\/|www\./i;

/** Whether something of a message may be a link or an address: of all others it is known without the code that finds these. */
export const mayLink = (message: string): boolean => message.includes('@') || LINK_START.test(message);

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
