import { findClubKind, type ClubKind } from '../clubKinds.ts';

/** A club as it stands in the drawn bag, in the drawing's units: from its hand at the rim of the bag to its head. */
export interface DrawnClub {
  kind: ClubKind;
  /** Where its shaft leaves the bag. */
  x: number;
  /** How far its head is from the rim. */
  length: number;
  /** Degrees that it leans to the right. */
  lean: number;
}

/** More would hide each other. */
const DRAWN = 18;
/** The rim of the bag, from left to right, and how far the outermost clubs lean. */
const RIM = { left: 124, right: 196, lean: 17 } as const;
/** Long clubs stand behind short ones. */
const BACK: readonly ClubKind[] = ['driver', 'wood', 'hybrid'];
const LENGTHS: Record<ClubKind, number> = {
  driver: 124,
  wood: 116,
  hybrid: 108,
  iron: 84,
  wedge: 72,
  putter: 62,
  other: 90,
};
/** Neighbours of a kind are not all of one height. */
const STEPS = [0, -7, 4, -3];

function spread(kinds: readonly ClubKind[]): DrawnClub[] {
  return kinds.map((kind, nth) => {
    // A single club stands in the middle.
    const share = kinds.length === 1 ? 0.5 : nth / (kinds.length - 1);
    return {
      kind,
      x: RIM.left + (RIM.right - RIM.left) * share,
      length: LENGTHS[kind] + STEPS[nth % STEPS.length]!,
      lean: (share * 2 - 1) * RIM.lean,
    };
  });
}

/** How the clubs of a bag stand in it: woods and hybrids behind, the others before them, in their order. */
export function arrangeClubs(clubs: readonly string[]): { back: DrawnClub[]; front: DrawnClub[] } {
  const kinds = clubs.slice(0, DRAWN).map(findClubKind);
  return {
    back: spread(kinds.filter((kind) => BACK.includes(kind))),
    front: spread(kinds.filter((kind) => !BACK.includes(kind))),
  };
}
