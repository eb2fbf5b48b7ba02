/** A text with a phrase put in between two places of it, with a blank where words would run together, and where the caret stands then. */
export function insertPhrase(
  text: string,
  phrase: string,
  { start, end, most }: { start: number; end: number; most: number },
): { text: string; caret: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before === '' || /\s$/.test(before) ? '' : ' ';
  const tail = after === '' || /^[\s.,;:!?)]/.test(after) ? '' : ' ';
  const inserted = lead + phrase;
  return { text: (before + inserted + tail + after).slice(0, most), caret: Math.min(most, start + inserted.length) };
}

/** What of a field is worth keeping as a phrase: what is selected in it, or all of it. */
export const pickPhrase = (text: string, { start, end }: { start: number; end: number }): string =>
  (start === end ? text : text.slice(start, end)).trim();
