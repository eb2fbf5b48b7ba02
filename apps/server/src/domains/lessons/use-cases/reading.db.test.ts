import { aLesson, aPro } from '@fairway/testing/builders';
import { actorOf, refusalOf, NOT_FOUND } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { coaching, type Coaching } from '@fairway/testing/coaching';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { availabilityWithBookings } from '../../diary/use-cases/availability.ts';
import { lessonById, lessonsBetween, lessonsOf, neighbours, pastUpcoming } from './reading.ts';

/** Wednesday noon in London. */
const NOW = '2031-03-12T12:00:00Z';
const home = fileDatabase();
const clock = clockAt(NOW);
const deps = testDeps(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(deps);
});

/** A lesson of the player's, an hour long, by its start; answers its id. */
async function lesson(
  starts_at: string,
  fields: Parameters<typeof aLesson>[2] = {},
  { pro, player } = people,
): Promise<string> {
  const { id } = await aLesson(home.db, { pro, player }, { starts_at: new Date(starts_at), ...fields });
  return id;
}
const around = async (who: 'pro' | 'player', at = NOW) => {
  clock.set(at);
  const { current, next, last } = await neighbours(people[who], home.db, clock.now());
  return { current: current?.id ?? null, next: next?.id ?? null, last: last?.id ?? null };
};

describe('the current, the next and the last lesson', () => {
  test('of a pro: what is under way is the current one, and not the next', async () => {
    const [before, now, after] = [
      await lesson('2031-03-12T09:00:00Z'),
      await lesson('2031-03-12T11:30:00Z'),
      await lesson('2031-03-12T12:30:00Z'),
    ];
    await lesson('2031-03-13T09:00:00Z');
    expect(await around('pro')).toEqual({ current: now, next: after, last: before });
  });

  test('of a player: what is under way is still the next one', async () => {
    const [before, now] = [await lesson('2031-03-12T09:00:00Z'), await lesson('2031-03-12T11:30:00Z')];
    await lesson('2031-03-12T12:30:00Z');
    expect(await around('player')).toEqual({ current: now, next: now, last: before });
  });

  test('a lesson is over at its very end, and has begun at its very start', async () => {
    const [one, two] = [await lesson('2031-03-12T11:00:00Z'), await lesson('2031-03-12T12:00:00Z')];
    expect(await around('player', '2031-03-12T11:59:59.999Z')).toEqual({ current: one, next: one, last: null });
    expect(await around('player', '2031-03-12T12:00:00Z')).toEqual({ current: two, next: two, last: one });
    expect(await around('pro', '2031-03-12T12:00:00Z')).toMatchObject({ next: two, last: one });
    expect(await around('pro', '2031-03-12T12:00:00.001Z')).toMatchObject({ current: two, next: null });
  });

  test('two hours are not too long to be seen', async () => {
    const long = await lesson('2031-03-12T10:00:01Z', { duration: 120 });
    expect(await around('player')).toEqual({ current: long, next: long, last: null });
    expect(await around('player', '2031-03-12T12:00:01Z')).toEqual({ current: null, next: null, last: long });
  });

  test('cancelled ones and videos are passed over', async () => {
    const [last, next] = [await lesson('2031-03-10T09:00:00Z'), await lesson('2031-03-16T09:00:00Z')];
    await lesson('2031-03-11T09:00:00Z', { cancelled_at: new Date(NOW) });
    await lesson('2031-03-13T09:00:00Z', { cancelled_at: new Date(NOW) });
    await lesson('2031-03-11T10:00:00Z', { type: 1, payment_type: 'card' });
    await lesson('2031-03-14T10:00:00Z', { type: 1, payment_type: 'card' });
    expect(await around('player')).toEqual({ current: null, next, last });
    expect(await around('pro')).toEqual({ current: null, next, last });
  });

  test('of somebody without lessons, and of an admin, are none', async () => {
    expect(await around('player')).toEqual({ current: null, next: null, last: null });
    expect(await neighbours({ ...people.pro, type: 'admin' }, home.db, clock.now())).toEqual({
      current: null,
      next: null,
      last: null,
    });
  });

  test('are one’s own: neither another player’s nor another pro’s', async () => {
    const other = await coaching(deps);
    await lesson('2031-03-13T09:00:00Z', {}, { ...people, player: await people.another() });
    await lesson('2031-03-13T09:00:00Z', {}, other);
    expect(await around('player')).toEqual({ current: null, next: null, last: null });
  });
});

describe('today, coming and past', () => {
  const split = async (who: 'pro' | 'player', { pro, player } = people) => {
    const { todays, upcoming, past } = await pastUpcoming({ pro, player }[who], deps);
    return {
      todays: todays.map(({ id }) => id),
      upcoming: upcoming.map(({ id }) => id),
      past: past.map(({ id }) => id),
    };
  };

  test('today has what is over too; coming begins tomorrow; past has the newest first', async () => {
    const ids = {
      lastYear: await lesson('2030-03-12T09:00:00Z'),
      yesterday: await lesson('2031-03-11T23:00:00Z'),
      morning: await lesson('2031-03-12T00:00:00Z'),
      evening: await lesson('2031-03-12T23:45:00Z', { duration: 15 }),
      tomorrow: await lesson('2031-03-13T00:00:00Z'),
      later: await lesson('2031-05-13T09:00:00Z'),
      off: await lesson('2031-03-12T15:00:00Z', { cancelled_at: new Date(NOW) }),
      offLater: await lesson('2031-04-12T15:00:00Z', { cancelled_at: new Date(NOW) }),
    };
    const expected = {
      todays: [ids.morning, ids.evening],
      upcoming: [ids.tomorrow, ids.later],
      past: [ids.offLater, ids.off, ids.yesterday, ids.lastYear],
    };
    expect(await split('player')).toEqual(expected);
    expect(await split('pro')).toEqual(expected);
  });

  test('by the day it is where the pro is', async () => {
    const far = await coaching(deps, { timezone: 'Pacific/Kiritimati' });
    const at = (starts_at: string) => lesson(starts_at, {}, far);
    const ids = {
      late: await at('2031-03-12T09:00:00Z'),
      early: await at('2031-03-12T10:00:00Z'),
      last: await at('2031-03-13T09:00:00Z'),
      next: await at('2031-03-13T10:00:00Z'),
    };
    expect(await split('pro', far)).toEqual({ todays: [ids.early, ids.last], upcoming: [ids.next], past: [ids.late] });
    expect(await split('player', far)).toEqual(await split('pro', far));
  });

  test('a day of 23 or 25 hours is one day', async () => {
    clock.set('2031-03-30T12:00:00Z');
    const [first, last, next] = [
      await lesson('2031-03-30T00:00:00Z'),
      await lesson('2031-03-30T22:00:00Z'),
      await lesson('2031-03-30T23:00:00Z'),
    ];
    expect(await split('player')).toMatchObject({ todays: [first, last], upcoming: [next] });
    clock.set('2031-10-26T12:00:00Z');
    const [begin, end] = [await lesson('2031-10-25T23:00:00Z'), await lesson('2031-10-26T23:00:00Z')];
    expect(await split('player')).toMatchObject({ todays: [begin, end], upcoming: [] });
  });

  test('cancelled ones have their mark, and nothing can be done with them', async () => {
    await lesson('2031-03-20T09:00:00Z', { cancelled_at: new Date('2031-03-11T08:30:00Z'), fee_due: true });
    const [off] = (await pastUpcoming(people.player, deps)).past;
    expect(off).toMatchObject({
      cancelled_at: '2031-03-11T08:30:00.000Z',
      fee_due: true,
      can: { change: false, cancel: false },
    });
  });
});

/** Lessons of the player's, every six hours from the beginning of 2029. */
const twoHundredAndThree = () =>
  home.db.lessons.createMany({
    data: Array.from({ length: 203 }, (_, nth) => {
      const starts_at = new Date(Date.parse('2029-01-01T00:00:00Z') + nth * 6 * 3_600_000);
      const ends_at = new Date(starts_at.getTime() + 3_600_000);
      const who = { pro_id: people.pro.id, player_id: people.player.id };
      return { id: uuid(), ...who, starts_at, ends_at, duration: 60, payment_type: 'on_day' as const };
    }),
  });

describe('a span of days', () => {
  test('has the live lessons of its days, both ends included, in order', async () => {
    const [second, first] = [
      await lesson('2031-03-14T23:45:00Z', { duration: 15 }),
      await lesson('2031-03-12T00:00:00Z'),
    ];
    await lesson('2031-03-11T23:00:00Z');
    await lesson('2031-03-15T00:00:00Z');
    await lesson('2031-03-13T09:00:00Z', { cancelled_at: new Date(NOW) });
    const found = await lessonsBetween(people.pro, { start: '2031-03-12', end: '2031-03-14', page: 1 }, deps);
    expect(found.map(({ id }) => id)).toEqual([first, second]);
  });

  test('is one of the pro’s calendar, for their players too', async () => {
    const far = await coaching(deps, { timezone: 'Asia/Kathmandu' });
    const id = await lesson('2031-03-12T18:30:00Z', {}, far);
    for (const actor of [far.pro, far.player]) {
      const [found] = await lessonsBetween(actor, { start: '2031-03-13', end: '2031-03-13', page: 1 }, deps);
      expect(found).toMatchObject({
        id,
        date: '2031-03-13',
        start: '00:15:00',
        end: '01:15:00',
        timezone: 'Asia/Kathmandu',
      });
    }
  });

  test('comes by pages of two hundred, but the diary of two months comes whole', async () => {
    await twoHundredAndThree();
    const span = { start: '2029-01-01', end: '2029-03-03' };
    const pages = await Promise.all([1, 2].map((page) => lessonsBetween(people.pro, { ...span, page }, deps)));
    expect(pages.map(({ length }) => length)).toEqual([200, 3]);
    const { bookings } = await availabilityWithBookings(people.pro, span, deps);
    expect(bookings).toEqual(pages.flat());
  });
});

describe('the list', () => {
  test('is of one’s own, newest first, with cancelled ones and videos', async () => {
    const ids = [
      await lesson('2031-03-01T09:00:00Z'),
      await lesson('2031-03-02T09:00:00Z', { cancelled_at: new Date(NOW) }),
      await lesson('2031-03-03T09:00:00Z', {
        type: 1,
        payment_type: 'card',
        ends_at: new Date('2031-03-03T09:00:00Z'),
      }),
    ];
    await lesson('2031-03-04T09:00:00Z', {}, { ...people, player: await people.another() });
    const mine = await lessonsOf(people.player, { page: 1 }, deps);
    expect(mine.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(mine[0]).toMatchObject({ type: 1, payment_type: 'card', start: '09:00:00', end: '09:00:00' });
    expect(await lessonsOf(people.pro, { page: 1 }, deps)).toHaveLength(4);
  });

  test('comes by pages of two hundred', async () => {
    await twoHundredAndThree();
    const pages = await Promise.all([1, 2, 3].map((page) => lessonsOf(people.player, { page }, deps)));
    expect(pages.map(({ length }) => length)).toEqual([200, 3, 0]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(203);
    expect(pages[1]?.at(-1)?.starts_at).toBe('2029-01-01T00:00:00.000Z');
  });
});

describe('one lesson', () => {
  test('says what the reader may do with it', async () => {
    const id = await lesson('2031-03-13T11:59:00Z');
    expect((await lessonById(people.player, id, deps)).can).toMatchObject({ change: false, cancel: true, late: true });
    expect((await lessonById(people.pro, id, deps)).can).toMatchObject({ change: true, cancel: true, late: true });
  });

  test('of others does not exist', async () => {
    const id = await lesson('2031-03-13T09:00:00Z');
    const stranger = actorOf(await aPro(home.db));
    for (const actor of [stranger, await people.another(), (await coaching(deps)).player])
      expect(await refusalOf(lessonById(actor, id, deps))).toEqual(NOT_FOUND);
  });

  test('of a player who left is still there for the pro', async () => {
    const id = await lesson('2031-03-11T09:00:00Z');
    await home.db.users.update({ where: { id: people.player.id }, data: { deleted_at: new Date() } });
    expect(await lessonById(people.pro, id, deps)).toMatchObject({ id, player: { id: people.player.id } });
  });
});
