import { connectDb, type Db } from '@fairway/db/client';
import { testDatabase } from '@fairway/server/test/database';
import { unbalanced } from '@fairway/server/test/ledger';
import { testPayments } from '@fairway/server/test/payments';
import { testStorage } from '@fairway/server/test/storage';
import { DAY_MS } from '@fairway/time/units';
import { toZoned } from '@fairway/time/zoned-time';
import { describe, expect, onTestFinished, test } from 'vitest';
import { passwordMatches } from '../../apps/server/src/domains/auth/password-hashing/service.ts';
import { DEMO_PASSWORD } from './people.ts';
import { raiseWorld } from './world.ts';

/** The demo world as raised at a moment, in a database of its own. */
async function worldAt(now: Date): Promise<Db> {
  const database = await testDatabase();
  const db = connectDb({ url: database.url, max: 3 });
  onTestFinished(async () => {
    await db.$disconnect();
    await database.drop();
  });
  await raiseWorld(db, { now, publicUrl: 'http://localhost:3000', storage: testStorage, payments: testPayments });
  return db;
}

/** In an order that leaves no two alike: the places of the clinic all start at one moment. */
const findLessons = (db: Db) =>
  db.lessons.findMany({
    include: { player: true },
    orderBy: [{ starts_at: 'asc' }, { player: { email: 'asc' } }, { guest_name: 'asc' }],
  });
const byEmail = (db: Db, email: string) => db.users.findFirstOrThrow({ where: { email } });

/** The coach and the players write to each other, and some of it is unread. */
async function expectMessages(db: Db, { coach, player, now }: { coach: string; player: string; now: Date }) {
  const unread = (where: object) => db.message_recipients.count({ where: { ...where, read_at: null } });
  expect(await unread({ pro_id: coach, from_pro: false })).toBe(2);
  expect(await unread({ player_id: player, from_pro: true })).toBe(2);
  const [toGroup] = await db.messages.findMany({ where: { player_id: null }, include: { images: true } });
  expect(toGroup).toMatchObject({ group_name: 'Short game clinic', recipients: 5 });
  expect([toGroup?.images.length, toGroup?.offer_id !== null]).toEqual([1, true]);
  expect(await db.messages.count({ where: { created_at: { gt: now } } })).toBe(0);
}

/** The demo player has worked on skills for a year, and has reminders in an order. */
async function expectPractice(db: Db, player: string, now: Date) {
  const skills = await db.skills.findMany({ where: { user_id: player }, include: { scores: true, lesson: true } });
  expect(skills.length).toBeGreaterThanOrEqual(5);
  const scores = skills.flatMap((skill) => skill.scores.map(({ created_at }) => created_at.getTime()));
  expect(now.getTime() - Math.min(...scores)).toBeGreaterThan(300 * DAY_MS);
  expect(Math.max(...scores)).toBeLessThanOrEqual(now.getTime());
  expect(skills.filter(({ lesson }) => lesson)).toHaveLength(3);
  const goals = await db.player_goals.findMany({
    where: { user_id: player },
    include: { progress: true },
    orderBy: { id: 'asc' },
  });
  expect(goals.map(({ agreed_at, progress }) => [agreed_at !== null, progress.length])).toEqual([
    [true, 4],
    [false, 0],
  ]);
  const reminders = await db.key_reminders.findMany({ where: { user_id: player } });
  expect(reminders.map(({ order }) => order !== null).sort()).toEqual([false, false, true, true, true]);
}

/** The demo player has a plan that they have practised for weeks, with something to do today and more to come. */
async function expectPlan(db: Db, player: string, now: Date) {
  const today = new Date(toZoned('Europe/London', now.getTime()).date);
  const plans = await db.practice_plans.findMany({ where: { player_id: player }, include: { sessions: true } });
  expect(plans.map(({ ended_at }) => ended_at)).toEqual([null]);
  const sessions = plans.flatMap((plan) => plan.sessions);
  const [done, open] = [
    sessions.filter(({ done_at }) => done_at !== null),
    sessions.filter(({ done_at }) => done_at === null),
  ];
  expect(open.filter(({ due_on }) => due_on.getTime() === today.getTime())).toHaveLength(2);
  expect(open.filter(({ due_on }) => due_on > today).length).toBeGreaterThanOrEqual(4);
  expect(open.filter(({ due_on }) => due_on < today)).toEqual([]);
  expect(done.length).toBeGreaterThanOrEqual(10);
  expect(done.every(({ done_at }) => done_at! < now)).toBe(true);
}

/** The coach and the demo player have a full bag, and the player knows how far they hit each club but the putter. */
async function expectKit(db: Db, { coach, player }: { coach: string; player: string }) {
  for (const user_id of [coach, player]) {
    const bag = await db.bag_clubs.findMany({ where: { user_id } });
    expect(bag.length).toBeGreaterThanOrEqual(13);
    expect(bag.length).toBeLessThanOrEqual(14);
    expect(bag.filter(({ club, name }) => !club || !name)).toEqual([]);
  }
  const clubs = await db.bag_clubs.findMany({ where: { user_id: player, club: { not: 'Putter' } } });
  const yardages = await db.yardages.findMany({ where: { user_id: player }, orderBy: { yd: 'desc' } });
  expect(yardages.map(({ club }) => club).toSorted()).toEqual(clubs.map(({ club }) => club).toSorted());
  expect([yardages[0]?.club, yardages.at(-1)?.club]).toEqual(['Driver', 'Sand wedge']);
}

/** What the running contract promises of the demo world, as far as it is built. */
async function expectPromises(db: Db, now: Date): Promise<void> {
  const [coach, player, admin] = await Promise.all(
    ['coach', 'player', 'admin'].map((name) => byEmail(db, `${name}@example.com`)),
  );
  for (const one of [coach!, player!, admin!])
    expect(await passwordMatches(DEMO_PASSWORD, one.password_hash)).toBe(true);
  expect([coach?.type, player?.type, admin?.type]).toEqual(['pro', 'player', 'admin']);
  expect(coach).toMatchObject({ referral_code: 'PARFUR' });
  const terms = await db.settings.findUniqueOrThrow({ where: { user_id: coach!.id } });
  expect(terms.public_page_enabled).toBe(true);
  expect(await db.pro_profiles.count({ where: { user_id: coach?.id, image_id: { not: null } } })).toBe(1);
  expect((coach?.subscribed_until?.getTime() ?? 0) - now.getTime()).toBeGreaterThan(300 * DAY_MS);
  expect(coach).toMatchObject({ stripe_card: '4242', account_last4: '2345' });
  expect(player).toMatchObject({ pro_id: coach?.id, stripe_card: '4242' });
  expect((await testPayments.beginCard(player!.stripe_id!)).client_secret).not.toBe('');
  expect(await db.users.count({ where: { pro_id: coach!.id, type: 'player' } })).toBe(12);
  await expectPractice(db, player!.id, now);
  await expectPlan(db, player!.id, now);
  await expectKit(db, { coach: coach!.id, player: player!.id });
  await expectMessages(db, { coach: coach!.id, player: player!.id, now });
  const groups = await db.groups.findMany({ where: { pro_id: coach!.id }, include: { members: true } });
  expect(groups.map(({ name, members }) => `${name} ${members.length}`).sort()).toEqual([
    'All Players 0',
    'Saturday juniors 4',
    'Short game clinic 5',
  ]);
  const offers = await db.offers.findMany({ where: { pro_id: coach!.id }, include: { images: true } });
  expect(offers.map(({ price, qty, images }) => [price === 0, qty !== null, images.length]).sort()).toEqual([
    [false, false, 1],
    [false, true, 1],
    [false, true, 2],
    [true, false, 0],
  ]);
  expect(offers.filter(({ announced_at }) => !announced_at).every(({ started_at }) => started_at! > now)).toBe(true);
  const week = await db.recurring_availability.findMany({ where: { pro_id: coach!.id } });
  expect([...new Set(week.map(({ day }) => day))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);

  const lessons = await findLessons(db);
  expect(lessons.filter(({ group_lesson_id }) => group_lesson_id === null)).toHaveLength(42);
  expect(await db.group_lessons.findMany()).toMatchObject([{ title: 'Short game clinic', places: 6, taken: 3 }]);
  expect(lessons.filter(({ ends_at }) => ends_at < now).length).toBeGreaterThanOrEqual(10);
  expect(
    lessons.filter(({ starts_at, cancelled_at }) => starts_at > now && !cancelled_at).length,
  ).toBeGreaterThanOrEqual(8);
  const cancelled = lessons.filter(({ cancelled_at }) => cancelled_at);
  expect(cancelled.map(({ player_id, fee_due }) => [player_id === player!.id, fee_due])).toEqual([
    [false, true],
    [true, false],
  ]);
  const paid = lessons.filter(({ paid_at }) => paid_at);
  expect([paid.length, paid.every(({ paid_at }) => paid_at! < now)]).toEqual([25, true]);
  expect(lessons.filter(({ attendance }) => attendance === 'no_show')).toHaveLength(1);
  const mine = lessons.filter(({ player_id, cancelled_at }) => player_id === player!.id && !cancelled_at);
  expect(mine.some(({ ends_at }) => ends_at < now) && mine.some(({ starts_at }) => starts_at > now)).toBe(true);
  expect(lessons.filter(({ guest_name }) => guest_name)).toHaveLength(22);

  const records = await db.lesson_sections.findMany({
    where: { lesson: { player_id: player!.id, published_at: { not: null } } },
  });
  expect([...new Set(records.map(({ type }) => type))].sort()).toEqual([
    'chart',
    'doubleImage',
    'putting_chart',
    'singleImage',
    'text',
    'video',
  ]);
  expect(await db.videos.findMany()).toMatchObject([{ status: 'processing' }, { status: 'processing' }]);
  expect(await db.lesson_comments.count({ where: { author_id: player!.id } })).toBe(1);
  expect(lessons.filter(({ title }) => title)).toHaveLength(3);

  const lots = await db.credit_lots.findMany({
    where: { player_id: player!.id, remaining: { gt: 0 }, expires_at: { gt: now } },
    orderBy: { expires_at: 'asc' },
  });
  const daysLeft = lots.map(({ expires_at }) => (expires_at.getTime() - now.getTime()) / DAY_MS);
  expect([lots.length, daysLeft[0]! < 30, daysLeft[1]! > 30]).toEqual([2, true, true]);
}

/** Nothing is told anew of a past that was made up, and every credit is accounted for. */
async function expectTidy(db: Db): Promise<void> {
  // Nothing but the clip, which the worker makes ready as any other.
  const untold = await db.outbox.findMany({ where: { OR: [{ published_at: null }, { processed_at: null }] } });
  expect(untold.map(({ topic }) => topic)).toEqual(['video.stored', 'video.stored']);
  expect(await db.outbox.count()).toBeGreaterThan(20);
  expect(await db.notification_deliveries.count()).toBe(0);
  expect(await unbalanced(db)).toEqual([]);
}

describe('the demo world is as promised', () => {
  test.each([
    ['now', new Date().toISOString()],
    ['on a Monday morning', '2026-06-01T08:00:00Z'],
    ['on a Tuesday that is a leap day', '2028-02-29T12:00:00Z'],
    ['on a Wednesday evening', '2026-07-15T20:30:00Z'],
    ['on New Year’s Eve, a Thursday', '2026-12-31T23:55:00Z'],
    ['on New Year’s Day, a Friday', '2027-01-01T00:00:00Z'],
    ['on a Saturday, just after midnight', '2026-08-07T23:10:00Z'],
    ['on the Sunday the clocks go forward', '2026-03-29T00:59:59Z'],
    ['on the Sunday the clocks go back', '2026-10-25T01:30:00Z'],
  ])('%s', async (_, instant) => {
    const now = new Date(instant);
    const db = await worldAt(now);
    await expectPromises(db, now);
    await expectTidy(db);
  });
});

test('raised twice at one moment it is the same world', async () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const [one, two] = await Promise.all([worldAt(now), worldAt(now)]);
  const told = async (db: Db) =>
    (await findLessons(db)).map(({ starts_at, duration, player, guest_name, payment_type, venue, note }) => ({
      at: starts_at.toISOString(),
      duration,
      who: player?.email ?? guest_name,
      payment_type,
      venue,
      note,
    }));
  expect(await told(two)).toEqual(await told(one));
});
