import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';
import { addClub } from '../../apps/server/src/domains/kit/bag/service.ts';
import { addYardage } from '../../apps/server/src/domains/kit/yardages/service.ts';
import type { Clock } from './clock.ts';
import type { People } from './people.ts';

/** Clubs and their models, of no maker that there is. */
const COACHS_BAG = [
  ['Driver', 'Harrier Tour 9°'],
  ['3 wood', 'Harrier Tour 15°'],
  ['2 iron', 'Links Utility 18°'],
  ['4 iron', 'Kestrel MB'],
  ['5 iron', 'Kestrel MB'],
  ['6 iron', 'Kestrel MB'],
  ['7 iron', 'Kestrel MB'],
  ['8 iron', 'Kestrel MB'],
  ['9 iron', 'Kestrel MB'],
  ['Pitching wedge', 'Kestrel MB'],
  ['Gap wedge', 'Dune Milled 52°'],
  ['Sand wedge', 'Dune Milled 56°'],
  ['Lob wedge', 'Dune Milled 60°'],
  ['Putter', 'Anchor No. 2 blade'],
] as const;
const PLAYERS_BAG = [
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
  ['Putter', 'Anchor mallet 34"'],
] as const;
/** A club that goes hardly further than the next, and a hole between the wedges. */
const PLAYERS_YARDAGES = [
  ['Driver', 228],
  ['3 wood', 208],
  ['5 wood', 194],
  ['4 hybrid', 181],
  ['5 iron', 170],
  ['6 iron', 160],
  ['7 iron', 149],
  ['8 iron', 138],
  ['9 iron', 126],
  ['Pitching wedge', 114],
  ['Gap wedge', 110],
  ['Sand wedge', 78],
] as const;

async function pack(owner: Actor, bag: readonly (readonly [string, string])[], services: AppServices): Promise<void> {
  for (const [club, name] of bag) await addClub(owner, { club, name }, services);
}

/** Gives the coach and the demo player a full bag, and the player the distances of their clubs. */
export async function packBags({ coach, players }: People, clock: Clock): Promise<void> {
  const services = clock.on(-30);
  const player = players[0]!;
  await pack(coach, COACHS_BAG, services);
  await pack(player, PLAYERS_BAG, services);
  for (const [club, yd] of PLAYERS_YARDAGES) await addYardage(player, { club, yd }, services);
}
