import { HISTORY_PAGE } from '@fairway/contracts/constants';
import { DAY_MS, HOUR_MS } from '@fairway/time/units';
import { aLesson, aPro } from '#test/builders.ts';
import { toActor, catchRefusal, createCalls, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { availabilityWithBookings } from '#domains/lessons/availability/service.ts';
import { lessonById, lessonsBetween, listLessons, findAdjacentLessons, pastUpcoming } from './service.ts';

/** Wednesday noon in London. */
const NOW = '2031-03-12T12:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
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
  const { current, next, last } = await findAdjacentLessons(people[who], home.db, clock.now());
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
    expect(await findAdjacentLessons({ ...people.pro, type: 'admin' }, home.db, clock.now())).toEqual({
      current: null,
      next: null,
      last: null,
    });
  });

  test('are one’s own: neither another player’s nor another pro’s', async () => {
    const other = await coaching(services);
    await lesson('2031-03-13T09:00:00Z', {}, { ...people, player: await people.another() });
    await lesson('2031-03-13T09:00:00Z', {}, other);
    expect(await around('player')).toEqual({ current: null, next: null, last: null });
  });
});

describe('today, coming and past', () => {
  const split = async (who: 'pro' | 'player', { pro, player } = people) => {
    const { todays, upcoming, past } = await pastUpcoming({ pro, player }[who], {}, services);
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
    const far = await coaching(services, { timezone: 'Pacific/Kiritimati' });
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
    const [off] = (await pastUpcoming(people.player, {}, services)).past;
    expect(off).toMatchObject({
      cancelled_at: '2031-03-11T08:30:00.000Z',
      fee_due: true,
      can: { change: false, cancel: false },
    });
  });
});

describe('more upcoming lessons than a page', () => {
  const COUNT = HISTORY_PAGE * 2 + 5;
  /** Three at each start, from tomorrow on: videos, which may begin at one moment. */
  const many = async () => {
    const begin = Date.parse('2031-03-13T00:00:00Z');
    const at = (nth: number) => new Date(begin + Math.floor(nth / 3) * 6 * HOUR_MS).toISOString();
    const video = { type: 1, payment_type: 'card' } as const;
    const ids = [];
    for (let nth = 0; nth < COUNT; nth += 1) ids.push(await lesson(at(nth), video));
    return ids;
  };

  test.each(['player', 'pro'] as const)('come to the %s a page at a time, each once and in order', async (who) => {
    const ids = await many();
    const today = await lesson('2031-03-12T09:00:00Z');
    const gone = await lesson('2031-03-11T09:00:00Z');
    const first = await pastUpcoming(people[who], {}, services);
    expect(first).toMatchObject({
      todays: [{ id: today }],
      past: [{ id: gone }],
      latest: { id: today },
      upcoming_total: COUNT,
    });
    expect(first.upcoming).toHaveLength(HISTORY_PAGE);
    const seen = [...first.upcoming];
    let cursor = first.next_cursor;
    while (cursor) {
      const page = await pastUpcoming(people[who], { cursor }, services);
      expect(page).toMatchObject({ todays: [], past: [], latest: null, upcoming_total: COUNT });
      seen.push(...page.upcoming);
      cursor = page.next_cursor;
    }
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(ids));
    expect(seen).toHaveLength(COUNT);
    expect(seen.map(({ starts_at }) => starts_at)).toEqual(seen.map(({ starts_at }) => starts_at).sort());
  });

  test('are not those of a day that has come meanwhile', async () => {
    await many();
    const { next_cursor } = await pastUpcoming(people.player, {}, services);
    clock.set('2031-03-17T12:00:00Z');
    const { upcoming } = await pastUpcoming(people.player, { cursor: next_cursor }, services);
    expect(upcoming[0]?.date).toBe('2031-03-18');
  });

  test('an exact page has none behind it', async () => {
    const begin = Date.parse('2031-03-13T09:00:00Z');
    for (let nth = 0; nth < HISTORY_PAGE; nth += 1) await lesson(new Date(begin + nth * DAY_MS).toISOString());
    const { upcoming, next_cursor } = await pastUpcoming(people.player, {}, services);
    expect([upcoming.length, next_cursor]).toEqual([HISTORY_PAGE, null]);
  });

  test('the latest is found behind more cancelled ones than a page', async () => {
    const taught = await lesson('2031-03-10T09:00:00Z');
    for (let nth = 0; nth <= HISTORY_PAGE; nth += 1)
      await lesson('2031-04-10T09:00:00Z', { cancelled_at: new Date(NOW) });
    const { past, latest } = await pastUpcoming(people.player, {}, services);
    expect([past.length, latest?.id]).toEqual([HISTORY_PAGE, taught]);
    expect(past.some(({ id }) => id === taught)).toBe(false);
  });

  test('the latest may be one of today, once it is over', async () => {
    const earlier = await lesson('2031-03-10T09:00:00Z');
    const todays = await lesson('2031-03-12T10:30:00Z');
    clock.set('2031-03-12T11:29:00Z');
    expect((await pastUpcoming(people.player, {}, services)).latest?.id).toBe(earlier);
    clock.set('2031-03-12T11:30:00Z');
    expect((await pastUpcoming(people.player, {}, services)).latest?.id).toBe(todays);
  });

  test('a cursor of nobody’s is refused under its name; none at all is the first page', async () => {
    const { lessons } = createCalls(services, people.player);
    await expectFault('cursor', lessons.pastUpcoming({ cursor: 'x' }));
    expect(await lessons.pastUpcoming()).toEqual(await lessons.pastUpcoming({}));
  });
});

/** Lessons of the player's, every six hours from the beginning of 2029. */
const twoHundredAndThree = () =>
  home.db.lessons.createMany({
    data: Array.from({ length: 203 }, (_, nth) => {
      const starts_at = new Date(Date.parse('2029-01-01T00:00:00Z') + nth * 6 * HOUR_MS);
      const ends_at = new Date(starts_at.getTime() + HOUR_MS);
      const who = { pro_id: people.pro.id, player_id: people.player.id };
      return { id: uuid(), ...who, starts_at, ends_at, duration: 60, payment_type: 'on_day' as const };
    }),
  });

describe('a span of days', () => {
  test('has the live lessons of its days, both ends included, newest first', async () => {
    const [second, first] = [
      await lesson('2031-03-14T23:45:00Z', { duration: 15 }),
      await lesson('2031-03-12T00:00:00Z'),
    ];
    await lesson('2031-03-11T23:00:00Z');
    await lesson('2031-03-15T00:00:00Z');
    await lesson('2031-03-13T09:00:00Z', { cancelled_at: new Date(NOW) });
    const found = await lessonsBetween(people.pro, { start: '2031-03-12', end: '2031-03-14', page: 1 }, services);
    expect(found.map(({ id }) => id)).toEqual([second, first]);
  });

  test('is one of the pro’s calendar, for their players too', async () => {
    const far = await coaching(services, { timezone: 'Asia/Kathmandu' });
    const id = await lesson('2031-03-12T18:30:00Z', {}, far);
    for (const actor of [far.pro, far.player]) {
      const [found] = await lessonsBetween(actor, { start: '2031-03-13', end: '2031-03-13', page: 1 }, services);
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
    const pages = await Promise.all([1, 2].map((page) => lessonsBetween(people.pro, { ...span, page }, services)));
    expect(pages.map(({ length }) => length)).toEqual([200, 3]);
    const { bookings } = await availabilityWithBookings(people.pro, span, services);
    expect(bookings).toEqual(pages.flat().toReversed());
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
    const mine = await listLessons(people.player, { page: 1 }, services);
    expect(mine.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(mine[0]).toMatchObject({ type: 1, payment_type: 'card', start: '09:00:00', end: '09:00:00' });
    expect(await listLessons(people.pro, { page: 1 }, services)).toHaveLength(4);
  });

  test('comes by pages of two hundred', async () => {
    await twoHundredAndThree();
    const pages = await Promise.all([1, 2, 3].map((page) => listLessons(people.player, { page }, services)));
    expect(pages.map(({ length }) => length)).toEqual([200, 3, 0]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(203);
    expect(pages[1]?.at(-1)?.starts_at).toBe('2029-01-01T00:00:00.000Z');
  });
});

describe('one lesson', () => {
  test('says what the reader may do with it', async () => {
    const id = await lesson('2031-03-13T11:59:00Z');
    expect((await lessonById(people.player, id, services)).can).toMatchObject({
      change: false,
      cancel: true,
      late: true,
    });
    expect((await lessonById(people.pro, id, services)).can).toMatchObject({ change: true, cancel: true, late: true });
  });

  test('of others does not exist', async () => {
    const id = await lesson('2031-03-13T09:00:00Z');
    const stranger = toActor(await aPro(home.db));
    for (const actor of [stranger, await people.another(), (await coaching(services)).player])
      expect(await catchRefusal(lessonById(actor, id, services))).toEqual(NOT_FOUND);
  });

  test('of a player who left is still there for the pro', async () => {
    const id = await lesson('2031-03-11T09:00:00Z');
    await home.db.users.update({ where: { id: people.player.id }, data: { deleted_at: new Date() } });
    expect(await lessonById(people.pro, id, services)).toMatchObject({ id, player: { id: people.player.id } });
  });
});
