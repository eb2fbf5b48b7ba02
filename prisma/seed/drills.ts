import { randomUUID } from 'node:crypto';
import { DRILL_LIMITS } from '@fairway/contracts/practice/limits';
import { addDays } from '@fairway/time/calendar';
import type { AppServices } from '../../apps/server/src/app/context.ts';
import { addDrill, addStarterDrills, listDrills } from '../../apps/server/src/domains/practice/drills/service.ts';
import { recordResult, setPractice } from '../../apps/server/src/domains/practice/plans/service.ts';
import type { Clock } from './clock.ts';
import type { People } from './people.ts';

/** Days from today, good balls of ten, and what the player noticed. */
type Result = [day: number, score: number, note?: string];

/** What the demo player has practised over the weeks, by the title of the drill. */
const PRACTISED: Record<string, { results: Result[]; ahead: number[] }> = {
  'Gate putting': {
    results: [
      [-27, 3],
      [-24, 4, 'I pull them when I hurry.'],
      [-20, 5],
      [-16, 5],
      [-13, 7],
      [-9, 6, 'Windy, and the green was wet.'],
      [-6, 8],
      [-2, 8, 'Looked at the hole for the last stroke. Much better.'],
    ],
    ahead: [0, 3, 9],
  },
  'Feet together': {
    results: [
      [-20, 4],
      [-13, 5],
      [-9, 5, 'Hard on the left side.'],
      [-3, 7],
    ],
    ahead: [0, 5],
  },
  'Headcover path': { results: [], ahead: [2, 4, 8] },
};

const OWN_DRILL = {
  title: 'Hole 7 tee shot',
  content:
    'Stand on the range as on our seventh: water on the right from 180 yards on. Aim at the left bunker and hit ten with the club you would trust in a match.\n\nCount those that would be dry and on the short grass.',
  minutes: 20,
  equipment: 'Driver or 3 wood',
  tags: ['driver', 'course'],
  target: 7,
  target_feet: 90,
  video_url: null,
  image: null,
  video: null,
};

/** Gives the coach a library, and the demo player a plan that they have practised for weeks. */
export async function practise({ coach, players }: People, clock: Clock): Promise<void> {
  await addStarterDrills(coach, clock.on(-60));
  await addDrill(coach, OWN_DRILL, clock.on(-30));
  const player = players[0]!;
  const set = clock.on(-28);
  const drills = await Promise.all(
    Object.entries(PRACTISED).map(async ([title, { results, ahead }]) => ({
      drill_id: await findDrill(coach, title, set),
      days: [...results.map(([day]) => day), ...ahead].map((day) => addDays(clock.today, day)),
    })),
  );
  const note = 'Ten balls, no more. Stop while it is good, and write down what you felt.';
  const plan = await setPractice(coach, { player_id: player.id, lesson_id: null, note, drills }, set, null);
  for (const { drill, sessions } of plan.drills)
    for (const [day, score, said = ''] of PRACTISED[drill.title]?.results ?? []) {
      const services = clock.on(day, 17);
      const session = sessions.find(({ due_on }) => due_on === addDays(clock.today, day));
      if (!session) throw new Error(`${drill.title} has no day ${day}.`);
      const done_at = services.now().toISOString();
      await recordResult(player, { id: session.id, key: randomUUID(), score, note: said, done_at }, services);
    }
}

async function findDrill(coach: People['coach'], title: string, services: AppServices): Promise<string> {
  const { drills } = await listDrills(coach, { q: title.slice(0, DRILL_LIMITS.q), tag: '' }, services);
  const found = drills.find((drill) => drill.title === title);
  if (!found) throw new Error(`The starter set has no drill "${title}".`);
  return found.id;
}
