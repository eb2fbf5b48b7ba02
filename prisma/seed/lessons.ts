import { giveCredits } from '../../apps/server/src/domains/credits/ledger/service.ts';
import { listMonthSlots } from '../../apps/server/src/domains/schedule/slots/service.ts';
import { noteAttendance } from '../../apps/server/src/domains/lessons/attendance/service.ts';
import { bookLesson } from '../../apps/server/src/domains/lessons/booking/service.ts';
import { cancelLesson } from '../../apps/server/src/domains/lessons/changing/service.ts';
import { markPaid } from '../../apps/server/src/domains/lessons/cash-payment/service.ts';
import { starLesson } from '../../apps/server/src/domains/lessons/lesson/service.ts';
import type { Actor } from '../../apps/server/src/app/context.ts';
import type { Clock } from './clock.ts';
import { writeRecord } from './records.ts';
import type { People } from './people.ts';

/** A lesson of the demo world: days from today, which free time of that day (0 the first, 1 the last), for whom, how long, how paid. */
interface Plan {
  day: number;
  place: number;
  player: number | 'guest';
  duration: number;
  payment_type: 'credits' | 'on_day';
  note?: string;
  guest_name?: string;
}

/** Groups who came over the year and paid on the day, one after another; the summer brings more of them. */
const GUESTS = ['Linden & Co', 'Ashdown Ladies', 'The Harper family', 'Rotary Club'];
const VISITS: Plan[] = [
  -332, -305, -291, -262, -240, -231, -210, -198, -186, -171, -163, -152, -141, -133, -120, -108, -91, -77, -59, -46,
].map((day, nth) => ({
  day,
  place: (nth % 5) / 5,
  player: 'guest',
  guest_name: GUESTS[nth % GUESTS.length] ?? '',
  duration: [60, 120, 90, 120][nth % 4] ?? 60,
  payment_type: 'on_day',
}));

const PAST: Plan[] = [
  { day: -34, place: 0.2, player: 0, duration: 60, payment_type: 'credits', note: 'First look at the driver' },
  { day: -27, place: 0.5, player: 1, duration: 30, payment_type: 'on_day' },
  { day: -21, place: 0.1, player: 0, duration: 60, payment_type: 'credits', note: 'Bunker play' },
  { day: -20, place: 0.6, player: 2, duration: 45, payment_type: 'on_day' },
  { day: -14, place: 0.3, player: 3, duration: 60, payment_type: 'on_day' },
  {
    day: -13,
    place: 0.8,
    player: 'guest',
    duration: 90,
    payment_type: 'on_day',
    note: 'Corporate taster, four people',
  },
  { day: -8, place: 0.4, player: 0, duration: 30, payment_type: 'on_day', note: 'Putting' },
  { day: -6, place: 0.2, player: 4, duration: 60, payment_type: 'credits' },
  { day: -3, place: 0.7, player: 5, duration: 60, payment_type: 'on_day' },
  { day: -1, place: 0.1, player: 6, duration: 30, payment_type: 'on_day' },
];

const AHEAD: Plan[] = [
  { day: 0, place: 0.75, player: 7, duration: 45, payment_type: 'on_day' },
  { day: 1, place: 0.05, player: 1, duration: 60, payment_type: 'on_day' },
  { day: 1, place: 0.6, player: 'guest', duration: 60, payment_type: 'on_day', note: 'Trial lesson' },
  { day: 3, place: 0.15, player: 0, duration: 60, payment_type: 'credits', note: 'Iron play' },
  { day: 3, place: 0.5, player: 8, duration: 60, payment_type: 'on_day' },
  { day: 4, place: 0.3, player: 2, duration: 30, payment_type: 'on_day' },
  { day: 6, place: 0.5, player: 9, duration: 45, payment_type: 'on_day' },
  { day: 8, place: 0.2, player: 10, duration: 120, payment_type: 'on_day', note: 'Playing lesson, nine holes' },
  { day: 10, place: 0.4, player: 0, duration: 30, payment_type: 'on_day' },
  { day: 12, place: 0.1, player: 11, duration: 60, payment_type: 'on_day' },
];

/** Books at a free time of the diary, as the pro would a few days before; answers the lesson's id, or null on a full day. */
async function book(coach: Actor, players: Actor[], plan: Plan, clock: Clock, madeOn: number): Promise<string | null> {
  const services = plan.day > 0 ? clock.present : clock.on(Math.min(madeOn, plan.day - 3));
  const date = clock.day(plan.day);
  const [year, month] = date.split('-').map(Number) as [number, number];
  const free = (await listMonthSlots(coach, { year, month, duration: plan.duration }, services))[date] ?? [];
  const slot = free[Math.floor(plan.place * (free.length - 1))];
  if (!slot) return null;
  const who =
    plan.player === 'guest'
      ? { player_id: 'guest' as const, guest_name: plan.guest_name ?? 'Linden & Co' }
      : { player_id: players[plan.player]!.id };
  const { lesson } = await bookLesson(coach, { ...plan, ...who, date, time: [slot] }, services);
  return lesson.id;
}

/** The money of a lesson as the coach notes it that evening. */
const takeMoney = (coach: Actor, id: string, { day }: Plan, clock: Clock) => markPaid(coach, { id }, clock.on(day, 20));

/** Whether the player was there, as the coach notes it that evening: somebody forgot their lesson two weeks ago. */
const noteWhoCame = (coach: Actor, id: string, { day }: Plan, clock: Clock) =>
  noteAttendance(coach, { id, attendance: day === -14 ? 'no_show' : 'came' }, clock.on(day, 20));

/** A year of guests, and somebody who called off on the morning of their lesson and owes it. */
async function liveThroughVisits({ coach, players }: People, clock: Clock): Promise<void> {
  for (const plan of VISITS) {
    const id = await book(coach, players, plan, clock, plan.day - 7);
    if (id) await takeMoney(coach, id, plan, clock);
  }
  const missed = { day: -5, place: 0.6, player: 8, duration: 60, payment_type: 'on_day' } as const;
  const id = await book(coach, players, missed, clock, -12);
  if (id) await cancelLesson(coach, { id }, clock.on(missed.day));
}

/** Credits in two lots for the demo player, one of them soon to expire; weeks of lessons behind and ahead, a year of guests; one cancelled. */
export async function liveThroughLessons({ coach, players }: People, clock: Clock): Promise<void> {
  const [demo, second] = [players[0]!, players[4]!];
  await giveCredits(coach, { player_id: demo.id, credits: 14 }, clock.on(-345));
  await giveCredits(coach, { player_id: second.id, credits: 8 }, clock.on(-60));
  await giveCredits(coach, { player_id: demo.id, credits: 12 }, clock.on(-40));
  await liveThroughVisits({ coach, players }, clock);
  for (const plan of PAST) {
    const id = await book(coach, players, plan, clock, -40);
    // Those of the last days are still to be noted.
    if (id && plan.payment_type === 'on_day' && plan.day < -3) await takeMoney(coach, id, plan, clock);
    if (id && plan.player !== 'guest' && plan.day < -3) await noteWhoCame(coach, id, plan, clock);
    // The lesson on bunkers was worth keeping, to both.
    if (id && plan.note === 'Bunker play')
      for (const who of [coach, demo]) await starLesson(who, { id, starred: true }, clock.present);
    if (id && plan.player === 0 && plan.note)
      await writeRecord({ coach, player: demo, lesson_id: id, note: plan.note, day: plan.day }, clock);
  }
  for (const plan of AHEAD) await book(coach, players, plan, clock, -2);
  const cancelled = await book(
    coach,
    players,
    { day: 5, place: 0.9, player: 0, duration: 60, payment_type: 'on_day' },
    clock,
    -2,
  );
  if (cancelled) await cancelLesson(demo, { id: cancelled }, clock.present);
}
