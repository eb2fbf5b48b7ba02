import type { BagClub } from '@fairway/contracts/kit/bag';
import type { Yardage } from '@fairway/contracts/kit/yardages';

const CLUBS = [
  ['Driver', 'Swift Max 10.5°'],
  ['3 wood', 'Swift Max 16.5°'],
  ['5 wood', 'Swift Max 19°'],
  ['4 hybrid', 'Swift Rescue 22°'],
  ['5 iron', 'Meadow HL'],
  ['6 iron', 'Meadow HL'],
  ['7 iron', 'Meadow HL'],
  ['8 iron', 'Meadow HL'],
  ['9 iron', 'Meadow HL'],
  ['Pitching wedge', 'Meadow HL 44°'],
  ['Gap wedge', 'Dune 50°'],
  ['Sand wedge', 'Dune 56°'],
  ['Lob wedge', 'Dune 60°'],
  ['Putter', 'Anchor mallet 34"'],
] as const;
const DISTANCES = [228, 208, 194, 181, 170, 160, 149, 138, 126, 114, 110, 78] as const;

/** A bag of so many clubs; the first fourteen are those that people carry. */
export const aBag = (count: number = CLUBS.length): BagClub[] =>
  Array.from({ length: count }, (_, nth) => {
    const [club, name] = CLUBS[nth] ?? [`Spare club ${nth + 1}`, 'From the garage'];
    return { id: `club-${nth + 1}`, user_id: 'player-1', club, name, order: nth + 1 };
  });

/** Yardages with two clubs that go almost the same way, and a hole between the wedges. */
export const someYardages = (count: number = DISTANCES.length): Yardage[] =>
  DISTANCES.slice(0, count).map((yd, nth) => ({
    id: `yardage-${nth + 1}`,
    user_id: 'player-1',
    club: CLUBS[nth]![0],
    yd,
    order: nth + 1,
  }));
