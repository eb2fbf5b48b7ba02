/** What sort of club the words for one name, for drawing it. */
export type ClubKind = 'driver' | 'wood' | 'hybrid' | 'iron' | 'wedge' | 'putter' | 'other';

/** The first that fits counts: "driving iron" is an iron, and "7 wood" is no wedge. */
const KINDS: readonly (readonly [ClubKind, RegExp])[] = [
  ['putter', /putt/],
  ['hybrid', /hybrid|rescue|\b\d{1,2} ?h\b/],
  ['wedge', /wedge|\b[pgasl]w\b|\bchipper\b|\b(4[4-9]|5\d|6[0-4]) ?(°|deg)/],
  ['iron', /iron|\b\d{1,2} ?i\b/],
  ['driver', /driver|\b1 ?w(ood)?\b/],
  ['wood', /wood|\b\d{1,2} ?w\b/],
];

export function findClubKind(club: string): ClubKind {
  const words = club.toLowerCase();
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}
