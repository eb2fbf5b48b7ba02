/** How far a club goes, in yards. */
export interface Carry {
  club: string;
  yd: number;
}

/** From a club to the next shorter one: wide enough for another club between them, or so narrow that they do the same work. */
export type GapKind = 'hole' | 'even' | 'close';
export interface Gap {
  longer: Carry;
  shorter: Carry;
  yards: number;
  kind: GapKind;
}

/** Yards between neighbours: from `hole` on a club may be missing, below `close` one may stay at home. */
const BOUNDS = { hole: 25, close: 7 } as const;

const findKind = (yards: number): GapKind => (yards >= BOUNDS.hole ? 'hole' : yards < BOUNDS.close ? 'close' : 'even');

/** The clubs from the longest to the shortest. A putter has no carry to be compared. */
export const sortCarries = (carries: readonly Carry[]): Carry[] =>
  carries.filter(({ yd }) => yd > 0).toSorted((a, b) => b.yd - a.yd);

/** What lies between each club and the next shorter one, of clubs from the longest to the shortest. */
export const findGaps = (sorted: readonly Carry[]): Gap[] =>
  sorted.slice(1).map((shorter, nth) => {
    const longer = sorted[nth]!;
    const yards = longer.yd - shorter.yd;
    return { longer, shorter, yards, kind: findKind(yards) };
  });

const sayYards = (yards: number): string => `${yards} ${yards === 1 ? 'yard' : 'yards'}`;

/** A gap as a sentence; null of one that is as it should be. */
export function describeGap({ longer, shorter, yards, kind }: Gap): string | null {
  if (kind === 'hole') return `${sayYards(yards)} between ${longer.club} and ${shorter.club}`;
  if (kind === 'even') return null;
  return yards === 0
    ? `${longer.club} and ${shorter.club} go equally far`
    : `Only ${sayYards(yards)} between ${longer.club} and ${shorter.club}`;
}
