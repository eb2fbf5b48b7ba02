import { type DistanceUnit, fromYards, sayDistance } from '@fairway/contracts/kit/distances';

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
  /** In the unit of whoever reads it: what lies between the two numbers that they see. */
  distance: number;
  kind: GapKind;
}

/** Yards between neighbours: from `hole` on a club may be missing, below `close` one may stay at home. */
const BOUNDS = { hole: 25, close: 7 } as const;

const findKind = (yards: number): GapKind => (yards >= BOUNDS.hole ? 'hole' : yards < BOUNDS.close ? 'close' : 'even');

/** The clubs from the longest to the shortest. A putter has no carry to be compared. */
export const sortCarries = (carries: readonly Carry[]): Carry[] =>
  carries.filter(({ yd }) => yd > 0).toSorted((a, b) => b.yd - a.yd);

/** What lies between each club and the next shorter one, of clubs from the longest to the shortest. */
export const findGaps = (sorted: readonly Carry[], unit: DistanceUnit): Gap[] =>
  sorted.slice(1).map((shorter, nth) => {
    const longer = sorted[nth]!;
    const distance = fromYards(longer.yd, unit) - fromYards(shorter.yd, unit);
    return { longer, shorter, distance, kind: findKind(longer.yd - shorter.yd) };
  });

/** A gap as a sentence; null of one that is as it should be. */
export function describeGap({ longer, shorter, distance, kind }: Gap, unit: DistanceUnit): string | null {
  if (kind === 'hole') return `${sayDistance(distance, unit)} between ${longer.club} and ${shorter.club}`;
  if (kind === 'even') return null;
  return distance === 0
    ? `${longer.club} and ${shorter.club} go the same distance`
    : `Only ${sayDistance(distance, unit)} between ${longer.club} and ${shorter.club}`;
}
