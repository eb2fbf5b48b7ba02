import type { BookingIn } from '@fairway/contracts/lessons/lessons';
import { aPlayer, aPro } from '#test/builders.ts';
import { aRequest, toActor, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { hours } from '#test/hours.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits, expectNoTrace, unbalanced } from '#test/ledger.ts';
import { times } from '#test/times.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { addVenue } from '#domains/coaching/venues/service.ts';
import { lessonById } from '#domains/lessons/lesson/service.ts';
import { listMonthSlots } from '#domains/schedule/slots/service.ts';
import { saveSettings } from '#domains/users/settings/service.ts';
import { bookLesson } from './service.ts';

/** Monday, nine in the morning in London. */
const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
});

const requested = (fields: Partial<BookingIn> = {}): BookingIn => ({
  date: '2031-03-12',
  time: times(['10:00', '11:00']),
  duration: 60,
  payment_type: 'on_day',
  ...fields,
});
const book = (actor: Actor, fields: Partial<BookingIn> = {}) => bookLesson(actor, requested(fields), services);
const row = (id: string) => home.db.lessons.findUniqueOrThrow({ where: { id } });
const refused = (call: () => Promise<unknown>) => expectNoTrace(home.db, call);

describe('a player', () => {
  test('books a lesson, and sees it', async () => {
    const { pro, player } = people;
    const { lesson, lessons, credits } = await book(player, { note: ' Putting ' });
    expect(lesson).toMatchObject({
      type: 0,
      date: '2031-03-12',
      start: '10:00:00',
      end: '11:00:00',
      time: [{ start: '10:00:00', end: '11:00:00' }],
      starts_at: '2031-03-12T10:00:00.000Z',
      ends_at: '2031-03-12T11:00:00.000Z',
      timezone: 'Europe/London',
      duration: 60,
      pro_id: pro.id,
      player_id: player.id,
      guest_name: null,
      note: ' Putting ',
      player_note: ' Putting ',
      payment_type: 'on_day',
      credits: 0,
      venue: null,
      cancelled_at: null,
      fee_due: false,
      can: { change: true, cancel: true, late: false },
    });
    expect(lessons).toEqual([lesson]);
    expect(credits).toEqual({});
  });

  test('may name themself, and nobody else', async () => {
    const { player, another } = people;
    await book(player, { player_id: player.id });
    const other = await another();
    for (const player_id of [other.id, uuid(), 'guest']) {
      const refusal = await refused(() =>
        book(player, { player_id, guest_name: 'Sam', time: times(['12:00', '13:00']) }),
      );
      expect(refusal).toMatchObject({ status: 403, message: 'You can only book for yourself.' });
    }
  });

  test('without a pro has nobody to book with', async () => {
    const stray = toActor(await aPlayer(home.db, await aPro(home.db), { pro_id: null }));
    expect(await refused(() => book(stray))).toMatchObject({ status: 403 });
  });

  test('chooses how to pay', async () => {
    await expectFault('payment_type', book(people.player, { payment_type: undefined }));
  });

  test('does not leave the hours, whatever they send', async () => {
    const text = await expectFault(
      'time',
      book(people.player, { time: times(['18:00', '19:00']), outside_availability: true }),
    );
    expect(text).toBe('That time is outside the hours of this diary.');
  });

  test('gives two hours of notice, to the minute', async () => {
    clock.set('2031-03-12T08:00:00Z');
    await book(people.player);
    const soon = book(people.player, { date: '2031-03-12', time: times(['09:45', '10:00']), duration: 15 });
    expect(await expectFault('time', soon)).toBe('That time has passed or is too soon. Please choose a later one.');
  });

  test('books as far ahead as the diary is open, that day included', async () => {
    await book(people.player, { date: '2031-06-10' });
    const beyond = book(people.player, { date: '2031-06-11' });
    expect(await expectFault('time', beyond)).toBe('The diary is not open that far ahead yet.');
  });
});

describe('a pro', () => {
  test('books for a player of theirs', async () => {
    const { pro, player } = people;
    const { lesson } = await book(pro, { player_id: player.id });
    expect(lesson).toMatchObject({ player_id: player.id, player: { id: player.id, first_name: 'Jamie' } });
  });

  test('books for a guest, who pays on the day', async () => {
    const { lesson, credits } = await book(people.pro, {
      player_id: 'guest',
      guest_name: 'Linden & Co',
      payment_type: undefined,
    });
    expect(lesson).toMatchObject({
      player_id: null,
      player: null,
      guest_name: 'Linden & Co',
      payment_type: 'on_day',
      credits: 0,
    });
    expect(credits).toEqual({});
    const byCredits = await book(people.pro, {
      player_id: 'guest',
      guest_name: 'Linden & Co',
      payment_type: 'credits',
      time: times(['12:00', '13:00']),
    });
    expect(byCredits.lesson.payment_type).toBe('on_day');
  });

  test('gives a guest a name, and says whom a lesson is for', async () => {
    await expectFault('guest_name', book(people.pro, { player_id: 'guest' }));
    await expectFault('guest_name', book(people.pro, { player_id: 'guest', guest_name: '' }));
    await expectFault('player_id', book(people.pro));
    await expectFault('player_id', book(people.pro, { player_id: null }));
  });

  test('does not learn of other pros’ players, nor of those who left', async () => {
    const theirs = await coaching(services);
    expect(await refused(() => book(people.pro, { player_id: theirs.player.id }))).toEqual(NOT_FOUND);
    expect(await refused(() => book(people.pro, { player_id: uuid() }))).toEqual(NOT_FOUND);
    expect(await refused(() => book(people.pro, { player_id: people.pro.id }))).toEqual(NOT_FOUND);
    const gone = await people.another({ deleted_at: new Date() });
    expect(await refused(() => book(people.pro, { player_id: gone.id }))).toEqual(NOT_FOUND);
  });

  test('needs no notice and no horizon', async () => {
    const { pro, player } = people;
    clock.set('2031-03-12T10:00:00Z');
    const now = await book(pro, { player_id: player.id });
    expect(now.lesson.can).toMatchObject({ change: false, cancel: false });
    const far = await book(pro, { player_id: player.id, date: '2035-01-01' });
    expect(far.lesson.date).toBe('2035-01-01');
    expect(await expectFault('time', book(pro, { player_id: player.id, time: times(['09:45', '10:45']) }))).toMatch(
      'passed',
    );
  });

  test('leaves their hours when they say so, but never for a lesson that is there', async () => {
    const { pro, player } = people;
    const evening = { player_id: player.id, time: times(['19:00', '20:00']) };
    expect(await expectFault('time', book(pro, evening))).toBe('That time is outside the hours of this diary.');
    const { lesson } = await book(pro, { ...evening, outside_availability: true });
    expect(lesson.start).toBe('19:00:00');
    const again = book(pro, { player_id: player.id, time: times(['18:30', '19:30']), outside_availability: true });
    expect(await expectFault('time', again)).toBe('Sorry, that time is no longer free. Please choose another.');
    const over = await book(pro, {
      player_id: player.id,
      time: times(['23:30', '00:00'], ['00:00', '00:30']),
      outside_availability: true,
    });
    expect([over.lesson.start, over.lesson.end]).toEqual(['23:30:00', '00:30:00']);
  });
});

describe('the time', () => {
  test('is one or more that touch and add up', async () => {
    const { lesson } = await book(people.player, { time: times(['10:00', '10:15'], ['10:15', '11:00']) });
    expect(lesson.time).toEqual(times(['10:00', '11:00']));
    await expectFault('time', book(people.player, { time: times(['12:00', '12:30'], ['12:45', '13:15']) }));
    await expectFault('time', book(people.player, { time: times(['12:00', '12:45']) }));
  });

  test('is refused to the second who asks, and nothing of theirs is left', async () => {
    const { pro, player, another } = people;
    await book(player);
    const other = await another();
    await credits(services, { pro, player: other }, 4);
    const refusal = await refused(() => book(other, { payment_type: 'credits', time: times(['10:45', '11:45']) }));
    expect(refusal).toMatchObject({
      status: 422,
      errors: { time: ['Sorry, that time is no longer free. Please choose another.'] },
    });
    await book(other, { time: times(['11:00', '12:00']) });
  });

  test('is on the pro’s clock, wherever the player is', async () => {
    const { player } = await coaching(services, { timezone: 'Asia/Kathmandu' });
    const { lesson } = await book(player);
    expect(lesson).toMatchObject({
      date: '2031-03-12',
      start: '10:00:00',
      timezone: 'Asia/Kathmandu',
      starts_at: '2031-03-12T04:15:00.000Z',
    });
  });

  test('lasts its duration on the night the clocks change', async () => {
    const { pro, player } = await coaching(services, {}, times(['00:00', '04:00']));
    const spring = await book(pro, { player_id: player.id, date: '2031-03-30', time: times(['00:30', '02:30']) });
    expect(spring.lesson).toMatchObject({
      start: '00:30:00',
      end: '02:30:00',
      starts_at: '2031-03-30T00:30:00.000Z',
      ends_at: '2031-03-30T01:30:00.000Z',
    });
    await expectFault('time', book(pro, { player_id: player.id, date: '2031-03-30', time: times(['01:30', '02:30']) }));
    const autumn = await book(pro, { player_id: player.id, date: '2031-10-26', time: times(['01:15', '01:15']) });
    expect(autumn.lesson).toMatchObject({ start: '01:15:00', end: '01:15:00', ends_at: '2031-10-26T01:15:00.000Z' });
  });

  test('that is offered is accepted, until it is taken', async () => {
    const { player } = people;
    const query = { year: 2031, month: 3, duration: 120 };
    const offered = (await listMonthSlots(player, query, services))['2031-03-13']!;
    expect(offered.map(({ start }) => start)).toContain('15:00:00');
    const { lesson } = await book(player, { date: '2031-03-13', duration: 120, time: [offered.at(-1)!] });
    expect(lesson.end).toBe('17:00:00');
    const after = (await listMonthSlots(player, query, services))['2031-03-13']!;
    expect(after.at(-1)).toEqual({ start: '13:00:00', end: '15:00:00' });
  });
});

describe('the venue', () => {
  const venues = async () => {
    const [links, range] = [
      await addVenue(people.pro, { name: 'Links' }, services),
      await addVenue(people.pro, { name: 'Range' }, services),
    ];
    return { links, range };
  };

  test('is the pro’s default, and keeps the name it had', async () => {
    const { links } = await venues();
    const { lesson } = await book(people.player);
    expect(lesson.venue).toBe('Links');
    await home.db.clubs.delete({ where: { id: links.id } });
    expect(await row(lesson.id)).toMatchObject({ venue: 'Links', club_id: null });
  });

  test('is another of theirs when the pro says so', async () => {
    const { range } = await venues();
    const { lesson } = await book(people.pro, { player_id: people.player.id, venue: range.id });
    expect(lesson.venue).toBe('Range');
  });

  test('of a player is the default or nothing', async () => {
    const { links, range } = await venues();
    expect((await book(people.player, { venue: links.id })).lesson.venue).toBe('Links');
    for (const venue of [range.id, uuid()]) {
      const refusal = await refused(() => book(people.player, { venue, time: times(['12:00', '13:00']) }));
      expect(refusal).toMatchObject({ status: 403, message: 'Your coach chooses the venue.' });
    }
  });

  test('of another pro is not found', async () => {
    const theirs = await coaching(services);
    const club = await addVenue(theirs.pro, { name: 'Elsewhere' }, services);
    expect(await refused(() => book(people.pro, { player_id: people.player.id, venue: club.id }))).toEqual(NOT_FOUND);
  });
});

describe('credits', () => {
  test('pay a quarter of an hour each, the earliest to expire first', async () => {
    const { pro, player } = people;
    await credits(services, { pro, player }, 3);
    clock.pass(24);
    await credits(services, { pro, player }, 5);
    const { lesson, credits: left } = await book(player, { payment_type: 'credits', credits: 4 });
    expect(lesson).toMatchObject({ payment_type: 'credits', credits: 4 });
    expect(Object.entries(left).map(([day, list]) => [day, list.length])).toEqual([['2032-03-11', 4]]);
    const entries = await home.db.credit_ledger.findMany({ where: { lesson_id: lesson.id }, orderBy: { id: 'asc' } });
    expect(entries.map(({ movement, amount, actor_id }) => [movement, amount, actor_id])).toEqual([
      ['spent', -3, player.id],
      ['spent', -1, player.id],
    ]);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('of the player are spent when the pro books', async () => {
    const { pro, player } = people;
    await credits(services, { pro, player }, 4);
    const { credits: left } = await book(pro, { player_id: player.id, payment_type: 'credits' });
    expect([left, await readCredits(home.db, player)]).toEqual([{}, 0]);
  });

  test('too few: 422, and no lesson', async () => {
    const { pro, player } = people;
    await credits(services, { pro, player }, 3);
    const refusal = await refused(() => book(player, { payment_type: 'credits' }));
    expect(refusal).toMatchObject({
      status: 422,
      errors: { credits: ['There are not enough credits for this lesson.'] },
    });
    await book(player);
  });

  test('a wrong number sent: 422', async () => {
    const { pro, player } = people;
    await credits(services, { pro, player }, 8);
    expect(await refused(() => book(player, { payment_type: 'credits', credits: 3 }))).toMatchObject({
      status: 422,
      errors: { credits: [expect.any(String)] },
    });
  });

  test('must be live when the lesson is booked; the lesson may fall later', async () => {
    const { pro, player } = people;
    await credits(services, { pro, player }, 8);
    clock.set('2032-03-10T23:59:59.999Z');
    const { lesson } = await book(player, { payment_type: 'credits', date: '2032-04-20' });
    expect(lesson.credits).toBe(4);
    clock.set('2032-03-11T00:00:00Z');
    await expectFault('credits', book(player, { payment_type: 'credits', date: '2032-04-21' }));
  });

  test('of another pro do not count', async () => {
    const theirs = await coaching(services);
    await credits(services, { pro: theirs.pro, player: theirs.player }, 4);
    await home.db.users.update({ where: { id: theirs.player.id }, data: { pro_id: people.pro.id } });
    await expectFault('credits', book({ ...theirs.player, pro_id: people.pro.id }, { payment_type: 'credits' }));
  });
});

describe('a lapsed pro', () => {
  test('takes no bookings, by nobody, and offers no times', async () => {
    const { pro, player } = await coaching(services, { subscribed_until: new Date('2031-03-07T09:00:00Z') });
    for (const call of [() => book(player), () => book(pro, { player_id: player.id })])
      expect(await refused(call)).toMatchObject({
        status: 422,
        message: 'Lessons cannot be booked with this coach at the moment.',
        errors: {},
      });
    expect(await listMonthSlots(player, { year: 2031, month: 3, duration: 60 }, services)).toEqual({});
  });

  test('has three days of grace', async () => {
    const { player } = await coaching(services, { subscribed_until: new Date('2031-03-07T09:00:00.001Z') });
    expect((await book(player)).lesson.date).toBe('2031-03-12');
  });

  test('who left altogether is not found', async () => {
    const { player } = await coaching(services, { deleted_at: new Date() });
    expect(await refused(() => book(player))).toEqual(NOT_FOUND);
  });
});

describe('telling', () => {
  test('the booking is noted with the lesson, once', async () => {
    const before = await home.db.outbox.count();
    const { lesson } = await book(people.player);
    const events = await home.db.outbox.findMany({ orderBy: { id: 'asc' }, skip: before });
    expect(events).toMatchObject([
      { topic: 'lesson.booked', payload: { lesson_id: lesson.id, actor_id: people.player.id }, published_at: null },
    ]);
  });

  test('a lesson that begins within a day is its own reminder', async () => {
    const { pro, player } = people;
    const on = async (time: [string, string], date: string) => {
      const { lesson } = await book(pro, { player_id: player.id, date, time: times(time), duration: 15 });
      return (await row(lesson.id)).reminded_for?.toISOString() ?? null;
    };
    expect(await on(['09:00', '09:15'], '2031-03-11')).toBeNull();
    expect(await on(['16:45', '17:00'], '2031-03-10')).toBe('2031-03-10T16:45:00.000Z');
  });
});

test('hours that were closed meanwhile are refused', async () => {
  await hours(services, people.pro, times());
  expect(await expectFault('time', book(people.player))).toBe('That time is outside the hours of this diary.');
});

describe('the lesson of the answer', () => {
  beforeEach(async () => {
    await credits(services, people, 4);
    await saveSettings(people.pro, { refill_refund: true }, services, aRequest());
  });

  test.each<[string, 'pro' | 'player', () => Partial<BookingIn>]>([
    ['of a player, on credits', 'player', () => ({ payment_type: 'credits', note: 'Putting' })],
    ['of a player, on the day', 'player', () => ({})],
    ['for a player, on credits', 'pro', () => ({ player_id: people.player.id, payment_type: 'credits' })],
    ['for a guest', 'pro', () => ({ player_id: 'guest', guest_name: 'Sam' })],
    ['that begins soon', 'player', () => ({ date: '2031-03-10', time: times(['13:00', '14:00']) })],
  ])('is as a read finds it: %s', async (_, side, fields) => {
    const club = await addVenue(people.pro, { name: 'Links' }, services);
    const { lesson } = await book(people[side], { venue: club.id, ...fields() });
    expect(lesson.venue).toBe('Links');
    expect(lesson).toEqual(await lessonById(people[side], lesson.id, services));
  });
});
