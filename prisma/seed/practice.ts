import type { Actor } from '../../apps/server/src/app/context.ts';
import { acceptGoal, noteProgress, proposeGoal } from '../../apps/server/src/domains/practice/goals/service.ts';
import { addReminder, orderReminders } from '../../apps/server/src/domains/practice/key-reminders/service.ts';
import { addSkill, changeSkill } from '../../apps/server/src/domains/practice/skills/service.ts';
import type { Clock } from './clock.ts';
import type { People } from './people.ts';

/** A skill of a player, by their place: what the coach says of it, and its scores by the day from today. */
interface Plan {
  player: number;
  discipline: string;
  description: string;
  scores: [day: number, score: number][];
  /** The note of the lesson that it belongs to. */
  lesson?: string;
}

const SKILLS: Plan[] = [
  {
    player: 0,
    discipline: 'Putting',
    description:
      '<p>Distance first, line second.</p><ul><li><p>Ten putts from <strong>three paces</strong>, eyes closed.</p></li><li><p>Leave the long ones on the <em>high side</em>.</p></li></ul>',
    scores: [
      [-352, 4],
      [-270, 5],
      [-181, 5],
      [-97, 6],
      [-8, 7],
    ],
    lesson: 'Putting',
  },
  {
    player: 0,
    discipline: 'Driver',
    description:
      '<p>The slice comes from an open face, not from the path.</p><ol><li><p>Tee it higher.</p></li><li><p>Strong left hand.</p></li><li><p>Finish with the belt buckle at the flag.</p></li></ol><p>Look at the <a href="https://www.randa.org/rog/the-rules-of-golf" rel="noopener nofollow">rules for provisional balls</a> before the next round.</p>',
    scores: [
      [-352, 3],
      [-212, 4],
      [-120, 3],
      [-34, 5],
    ],
    lesson: 'First look at the driver',
  },
  {
    player: 0,
    discipline: 'Bunkers',
    description: '<p>Open the face first, <strong>then</strong> take the grip.</p>',
    scores: [
      [-340, 2],
      [-160, 3],
      [-21, 6],
    ],
    lesson: 'Bunker play',
  },
  {
    player: 0,
    discipline: 'Irons',
    description: '<p>Ball, then turf. The divot begins where the ball was.</p>',
    scores: [
      [-330, 5],
      [-205, 6],
      [-60, 7],
    ],
  },
  {
    player: 0,
    discipline: 'Course management',
    description: '<blockquote><p>Where would you like to play your next shot from?</p></blockquote>',
    scores: [
      [-300, 6],
      [-75, 8],
    ],
  },
  { player: 0, discipline: 'Chipping', description: '', scores: [[-45, 5]] },
  {
    player: 1,
    discipline: 'Putting',
    description: '<p>Quiet eyes.</p>',
    scores: [
      [-90, 5],
      [-27, 6],
    ],
  },
  { player: 1, discipline: 'Irons', description: '', scores: [[-27, 4]] },
  { player: 2, discipline: 'Driver', description: '', scores: [[-20, 7]] },
];

/** What the coach wants the first player, and the second, to keep in mind; those before the blank were sorted, the others came later. */
const REMINDERS: [player: number, day: number, title: string, notes: string][] = [
  [0, -34, 'Tee it half a ball higher', 'Half of the ball above the crown of the driver.'],
  [0, -30, 'Feet together for ten swings', 'Before each session, with no ball.'],
  [0, -21, 'Splash the sand, not the ball', 'Enter two inches behind it, and keep going.'],
  [0, -8, 'Count to two on every putt', ''],
  [0, -2, 'Breathe out before you start', 'The takeaway begins when the air is gone.'],
  [1, -27, 'Eyes behind the ball', ''],
];
const SORTED = 3;

async function workOn(coach: Actor, { player, ...plan }: Plan, { players, clock }: { players: Actor[]; clock: Clock }) {
  const { id: user_id } = players[player]!;
  const [first, ...later] = plan.scores;
  if (!first) return;
  const { present } = clock;
  const lesson = plan.lesson
    ? await present.db.lessons.findFirst({ where: { player_id: user_id, note: plan.lesson, cancelled_at: null } })
    : null;
  const { id } = await addSkill(
    coach,
    { user_id, discipline: plan.discipline, description: plan.description, score: first[1] },
    clock.on(first[0], 18),
  );
  for (const [day, score] of later.slice(0, -1)) await changeSkill(coach, { id, score }, clock.on(day, 18));
  const last = later.at(-1);
  if (last) await changeSkill(coach, { id, score: last[1], lesson_id: lesson?.id ?? null }, clock.on(last[0], 18));
}

/** The handicap of the demo player on its way down, by the day from today. */
const HANDICAPS: [day: number, value: number, note: string][] = [
  [-150, 17.9, ''],
  [-92, 18.1, 'Two wet rounds'],
  [-45, 16.8, ''],
  [-9, 16.2, '84 at Ashdown'],
];

/** What the demo player and the coach have agreed, and what waits for the coach. */
async function agreeOnGoals({ coach, players }: People, clock: Clock): Promise<void> {
  const player = players[0]!;
  const [first] = await proposeGoal(
    coach,
    {
      player_id: player.id,
      title: 'Fifteen by the spring',
      measure: 'handicap',
      unit: '',
      start: 18.4,
      target: 15,
      due_on: clock.day(120),
    },
    clock.on(-190, 18),
  );
  if (!first) return;
  await acceptGoal(player, first, clock.on(-189, 20));
  for (const [day, value, note] of HANDICAPS)
    await noteProgress(player, { id: first.id, value, note }, clock.on(day, 20));
  await proposeGoal(
    player,
    { title: 'Fewer putts', measure: 'own', unit: 'putts a round', start: 36, target: 31, due_on: clock.day(60) },
    clock.on(-2, 20),
  );
}

/** A year of scores of the demo player's, some of other players', what the coach reminds them of, and a goal. */
export async function practiseSkills({ coach, players }: People, clock: Clock): Promise<void> {
  await agreeOnGoals({ coach, players }, clock);
  for (const plan of SKILLS) await workOn(coach, plan, { players, clock });
  const sorted: string[] = [];
  for (const [nth, [player, day, title, notes]] of REMINDERS.entries()) {
    const { id } = await addReminder(coach, { user_id: players[player]!.id, title, notes }, clock.on(day, 18));
    if (nth < SORTED) sorted.push(id);
    if (nth === SORTED - 1)
      await orderReminders(coach, { reminders: sorted.map((one, order) => ({ id: one, order })) }, clock.on(day, 18));
  }
}
