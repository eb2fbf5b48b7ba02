/** What the library shows, kept in the address so that the way back finds it as it was. */
export interface DrillsSearch {
  q?: string;
  tag?: string;
}

const readText = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';

/** Reads what anyone may have typed into the address; what makes no sense is dropped. */
export function parseDrillsSearch({ q, tag }: Record<string, unknown>): DrillsSearch {
  const [words, name] = [readText(q, 100), readText(tag, 30)];
  return { ...(words !== '' && { q: words }), ...(name !== '' && { tag: name }) };
}
