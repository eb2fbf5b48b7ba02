const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As much of a line as `max` units of text hold, without a part of a letter. */
function cutLetters(line: string, max: number): string {
  let cut = '';
  for (const { segment } of LETTERS.segment(line.slice(0, max + 1))) {
    if (cut.length + segment.length > max) break;
    cut += segment;
  }
  return cut;
}

/** The beginning of a longer text, in one line of at most `max` units of text and an ellipsis; it ends with a word where one ends near. */
export function excerpt(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = cutLetters(line, max);
  const end = cut.lastIndexOf(' ');
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:]+$/, '').toWellFormed()}…`;
}
