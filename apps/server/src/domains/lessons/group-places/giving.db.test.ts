import { GUEST } from '@fairway/contracts/constants';
import type { JoinGroupIn } from '@fairway/contracts/lessons/group-lessons';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { cancelLesson } from '#domains/lessons/changing/service.ts';
import { markPaid } from '#domains/lessons/cash-payment/service.ts';
import { cancelGroupLesson, getGroupLesson } from '#domains/lessons/group-lessons/service.ts';
import { atOnce, catchRefusal, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { aPayer as aPayerOf, coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aGroupLesson } from '#test/group-lessons.ts';
import { expectNoTrace, readCredits, unbalanced } from '#test/ledger.ts';
import { testServices } from '#test/services.ts';
import { joinGroupLesson, waitForPlace } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
let id: string;
beforeEach(async () => {
  clock.set(NOW);
  await home.db.outbox.deleteMany();
  people = await coaching(services);
  id = (await aGroupLesson(services, people.pro)).id;
});

const aPayer = (count?: number) => aPayerOf(services, people, count);
const give = (input: Omit<JoinGroupIn, 'id'>, group = id) =>
  joinGroupLesson(people.pro, { id: group, ...input }, services);
const giveGuest = (guest_name: string) => give({ player_id: GUEST, guest_name });
const page = () => getGroupLesson(people.pro, { id }, services);
/** At noon, with a price in credits and one in money. */
const either = () =>
  aGroupLesson(services, people.pro, {
    time: [{ start: '12:00:00', end: '13:00:00' }],
    payment_type: 'either',
    price: 2500,
  });

describe('a place with a price in credits and in money', () => {
  test('is paid as whoever joins chooses, and says so itself', async () => {
    const group = await either();
    expect(group).toMatchObject({ payment_type: 'either', credits: 2, price: 2500 });
    const [first, second] = [await aPayer(), await aPayer(0)];
    const join = (player: Actor, payment_type?: 'credits' | 'on_day') =>
      joinGroupLesson(player, { id: group.id, payment_type }, services);
    expect(await expectFault('payment_type', join(first))).toBe(LESSON_MESSAGES.paymentMissing);
    expect((await join(first, 'credits')).lesson).toMatchObject({ payment_type: 'credits', credits: 2 });
    const refused = await expectNoTrace(home.db, () => join(second, 'credits'));
    expect(refused).toMatchObject({ status: 422, errors: { credits: [expect.any(String)] } });
    const paid = (await join(second, 'on_day')).lesson;
    expect(paid).toMatchObject({ payment_type: 'on_day', credits: 0, group: { price: 2500, credits: 2, taken: 2 } });
    expect(await Promise.all([first, second].map((player) => readCredits(home.db, player)))).toEqual([0, 0]);
    expect(await markPaid(people.pro, { id: paid.id }, services)).toMatchObject({ paid_amount: 2500 });
  });

  test('is had once by a player who taps both ways at once on two devices', async () => {
    const group = await either();
    const player = await aPayer();
    const { granted, refused } = await atOnce(
      (['credits', 'on_day', 'credits', 'on_day'] as const).map((payment_type) =>
        joinGroupLesson(player, { id: group.id, payment_type }, services),
      ),
    );
    expect([new Set(granted.map(({ lesson }) => lesson.id)).size, refused]).toEqual([1, []]);
    const spent = granted[0]!.lesson.payment_type === 'credits' ? 2 : 0;
    expect(await readCredits(home.db, player)).toBe(2 - spent);
  });

  test('is left by the rule of how it was paid', async () => {
    const group = await either();
    const [first, second] = [await aPayer(), await aPayer()];
    const places = [
      await joinGroupLesson(first, { id: group.id, payment_type: 'credits' }, services),
      await joinGroupLesson(second, { id: group.id, payment_type: 'on_day' }, services),
    ].map(({ lesson }) => lesson.id);
    clock.set('2031-03-12T08:00:00Z');
    await cancelLesson(first, { id: places[0]! }, services);
    await cancelLesson(second, { id: places[1]! }, services);
    expect(await Promise.all([first, second].map((player) => readCredits(home.db, player)))).toEqual([0, 2]);
    const due = await home.db.lessons.findMany({ where: { id: { in: places }, fee_due: true } });
    expect(due.map((lesson) => lesson.id)).toEqual([places[1]]);
  });
});

test('another way to pay than a place has is refused, and nothing is written', async () => {
  const player = await aPayer();
  const call = () => joinGroupLesson(player, { id, payment_type: 'on_day' }, services);
  expect(await expectNoTrace(home.db, call)).toMatchObject({
    errors: { payment_type: ['A place in this group lesson is paid for with credits.'] },
  });
});

describe('a coach gives a place', () => {
  test('to a player of theirs with that player’s credits, and to nobody else’s', async () => {
    const player = await aPayer();
    const { lesson, credits: left } = await give({ player_id: player.id });
    expect([lesson, left]).toMatchObject([{ type: 3, player_id: player.id, payment_type: 'credits', credits: 2 }, {}]);
    const others = await coaching(services);
    expect(await catchRefusal(give({ player_id: others.player.id }))).toEqual(NOT_FOUND);
    expect(await expectFault('player_id', give({}))).toBe(LESSON_MESSAGES.attendeeMissing);
    const poor = await aPayer(1);
    expect(await expectFault('credits', give({ player_id: poor.id }))).not.toBe('');
  });

  test('past the notice and the line, but never over the places there are, and never once it has begun', async () => {
    const [first, second, third] = [await aPayer(), await aPayer(), await aPayer()];
    clock.set('2031-03-12T09:30:00Z');
    await give({ player_id: first.id });
    const place = (await give({ player_id: second.id })).lesson.id;
    expect(await expectFault('places', give({ player_id: third.id }))).toBe(LESSON_MESSAGES.groupFullCoach);
    await waitForPlace(third, { id }, services);
    await cancelLesson(people.pro, { id: place, refund: true }, services);
    await give({ player_id: third.id });
    expect(await page()).toMatchObject({ taken: 2, line: [] });
    clock.set('2031-03-12T10:00:00Z');
    expect(await expectFault('places', give({ player_id: second.id }))).toBe(LESSON_MESSAGES.started);
  });

  test('and takes it back: a day ahead the credits return, later as the coach says', async () => {
    const [first, second, third] = [await aPayer(), await aPayer(), await aPayer()];
    const take = async (player: Actor, at: string, refund?: boolean) => {
      clock.set(NOW);
      const { lesson } = await give({ player_id: player.id });
      clock.set(at);
      await cancelLesson(people.pro, { id: lesson.id, refund }, services);
      return readCredits(home.db, player);
    };
    expect(await take(first, '2031-03-11T10:00:00Z')).toBe(2);
    expect(await take(second, '2031-03-11T12:00:00Z')).toBe(0);
    expect(await take(third, '2031-03-11T12:00:00Z', true)).toBe(2);
    expect(await page()).toMatchObject({ taken: 0 });
    expect(await unbalanced(home.db)).toEqual([]);
  });
});

describe('a guest', () => {
  test('is known by their whole name, however it is written', async () => {
    const al = (await giveGuest('Al Smith')).lesson.id;
    expect((await giveGuest('AL SMITH')).lesson.id).toBe(al);
    expect((await giveGuest('A_ Smith\\')).lesson.id).not.toBe(al);
    expect(await page()).toMatchObject({ taken: 2 });
  });

  test('has a place, pays on the day what the credits of a place are worth, and is told nothing', async () => {
    const { lesson, credits: held } = await giveGuest('Sam Guest');
    expect(lesson).toMatchObject({
      type: 3,
      player_id: null,
      guest_name: 'Sam Guest',
      payment_type: 'on_day',
      credits: 0,
    });
    expect(held).toEqual({});
    expect(await page()).toMatchObject({ taken: 1, booked: [{ id: lesson.id, guest_name: 'Sam Guest' }] });
    await home.db.settings.update({ where: { user_id: people.pro.id }, data: { lesson_price: 1250 } });
    expect(await markPaid(people.pro, { id: lesson.id }, services)).toMatchObject({ paid_amount: 2500 });
  });

  test('needs a name, and is the coach’s to bring', async () => {
    expect(await expectFault('guest_name', give({ player_id: GUEST }))).toBe(LESSON_MESSAGES.guestName);
    const call = joinGroupLesson(people.player, { id, player_id: GUEST, guest_name: 'Me' }, services);
    expect(await catchRefusal(call)).toMatchObject({ status: 403, message: LESSON_MESSAGES.forYourself });
  });

  test('of one name has one place, however often it is given at once; another name is another guest', async () => {
    const { granted } = await atOnce(['Sam Guest', 'sam guest', 'Sam Guest'].map(giveGuest));
    expect(new Set(granted.map(({ lesson }) => lesson.id)).size).toBe(1);
    await giveGuest('Kim Guest');
    expect(await page()).toMatchObject({ taken: 2 });
    expect(await expectFault('places', giveGuest('Third Guest'))).toBe(LESSON_MESSAGES.groupFullCoach);
  });

  test('loses the place with the group lesson, and gives it up when the coach takes it back', async () => {
    const place = (await giveGuest('Sam Guest')).lesson.id;
    await cancelLesson(people.pro, { id: place }, services);
    expect(await page()).toMatchObject({ taken: 0 });
    await giveGuest('Sam Guest');
    await cancelGroupLesson(people.pro, { id }, services);
    expect(await page()).toMatchObject({ taken: 0, cancelled_at: clock.now().toISOString() });
  });
});

test('a coach who gives the last place and players who take it, at once: one of them has it', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => aPayer()));
  await give({ player_id: people.player.id }).catch(() => null);
  await giveGuest('First Guest');
  await atOnce<unknown>([
    ...players.map((player) => joinGroupLesson(player, { id }, services)),
    ...players.map((player) => give({ player_id: player.id })),
    giveGuest('Second Guest'),
  ]);
  const { taken, booked } = await page();
  expect([taken, booked.length]).toEqual([2, 2]);
  const paid = booked.filter(({ payment_type }) => payment_type === 'credits').length;
  const left = await Promise.all(players.map((player) => readCredits(home.db, player)));
  expect(left.filter((count) => count === 0)).toHaveLength(paid);
});
