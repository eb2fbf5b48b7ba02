import { HISTORY_PAGE } from '@fairway/contracts/constants';
import { playerLessonsQuery, type PlayerLessonsQuery } from '@fairway/contracts/lessons/lessons';
import { HOUR_MS } from '@fairway/time/units';
import { aLesson } from '#test/builders.ts';
import { expectFault, NOT_FOUND, createCalls, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { listHistory, listPlayerLessons } from './service.ts';
import { starLesson } from '#domains/lessons/lesson/service.ts';

const NOW = '2031-03-12T12:00:00Z';
const home = fileDatabase();
const services = testServices(home, startClock(NOW));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});

async function lesson(hours: number, fields: Parameters<typeof aLesson>[2] = {}, who = people): Promise<string> {
  const starts_at = new Date(Date.parse(NOW) + hours * HOUR_MS);
  return (await aLesson(home.db, { pro: who.pro, player: who.player }, { starts_at, ...fields })).id;
}
const video = { type: 1, payment_type: 'card' as const };
const cancelled_at = new Date('2031-03-01T09:00:00Z');
const asked = (query: Partial<Record<keyof PlayerLessonsQuery, unknown>> = {}) =>
  playerLessonsQuery.parse({ id: people.player.id, ...query });
const ids = (lessons: { id: string }[]) => lessons.map(({ id }) => id);

describe('the lessons behind', () => {
  test('are those over, newest first, to the player and to the pro; cancelled ones to come where they are asked for', async () => {
    const [old, justOver] = [await lesson(-48), await lesson(-1)];
    const missed = await lesson(-24, { cancelled_at });
    const gone = await lesson(72, { cancelled_at });
    await lesson(24);
    for (const who of [people.player, people.pro]) {
      expect(ids((await listHistory(who, {}, services)).lessons)).toEqual([justOver, missed, old]);
      expect(ids((await listHistory(who, { cancelled: true }, services)).lessons)).toEqual([gone, missed]);
    }
  });

  test('of one player are theirs alone, and come with their name', async () => {
    const mine = await lesson(-48);
    const another = await people.another();
    const theirs = await lesson(-24, {}, { ...people, player: another });
    expect(ids((await listHistory(people.pro, {}, services)).lessons)).toEqual([theirs, mine]);
    const page = await listHistory(people.pro, { player_id: people.player.id }, services);
    expect(ids(page.lessons)).toEqual([mine]);
    expect(page.player).toEqual({ id: people.player.id, first_name: 'Jamie', last_name: 'Whitlock' });
    expect(ids((await listHistory(people.player, {}, services)).lessons)).toEqual([mine]);
  });

  test('of somebody else’s player are not found', async () => {
    const others = await coaching(services);
    for (const id of [others.player.id, others.pro.id, people.pro.id, uuid()]) {
      expect(await catchRefusal(listHistory(people.pro, { player_id: id }, services))).toEqual(NOT_FOUND);
      expect(await catchRefusal(listHistory(people.player, { player_id: id }, services))).toEqual(NOT_FOUND);
      expect(await catchRefusal(listPlayerLessons(people.pro, asked({ id }), services))).toEqual(NOT_FOUND);
      expect(await catchRefusal(listPlayerLessons(people.player, asked({ id }), services))).toEqual(NOT_FOUND);
    }
  });

  test('come a page at a time, each once, though several begin at one moment and one is added meanwhile', async () => {
    const count = HISTORY_PAGE * 2 + 5;
    const known = new Set<string>();
    for (let nth = 0; nth < count; nth += 1) known.add(await lesson(-24 * (1 + Math.floor(nth / 3)), { cancelled_at }));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listHistory>> = await listHistory(people.player, { cursor }, services);
      seen.push(...ids(page.lessons));
      cursor = page.next_cursor;
      await lesson(-2, { cancelled_at });
    } while (cursor);
    expect(seen).toHaveLength(count);
    expect(new Set(seen)).toEqual(known);
  });

  test('an exact page has none behind it', async () => {
    for (let nth = 0; nth < HISTORY_PAGE; nth += 1) await lesson(-24 * (nth + 1));
    expect((await listHistory(people.player, {}, services)).next_cursor).toBeNull();
  });

  test('a cursor of nobody’s is refused under its name', async () => {
    const { lessons } = createCalls(services, people.player);
    for (const cursor of ['', 'x', `2031-99-12T12:00:00.000Z_${uuid()}`, `2031-03-12T12:00:00.000Z_${'0'.repeat(36)}`])
      await expectFault('cursor', lessons.history({ cursor }));
  });

  test('tell which await their record', async () => {
    await lesson(-48);
    await lesson(-72, { cancelled_at });
    const { lessons } = await listHistory(people.pro, {}, services);
    expect(lessons.map(({ awaiting_record }) => awaiting_record)).toEqual([true, false]);
  });
});

describe('the filters', () => {
  test('stars are the caller’s own; videos are of their kind', async () => {
    const [plain, his, hers, film] = [
      await lesson(-24),
      await lesson(-48, { starred: true }),
      await lesson(-72, { pro_starred: true }),
      await lesson(-96, { ...video, starred: true, pro_starred: true }),
    ];
    const of = async (who: 'player' | 'pro', filter: { starred?: boolean; video?: boolean }) =>
      ids((await listHistory(people[who], filter, services)).lessons);
    expect(await of('player', { starred: true })).toEqual([his, film]);
    expect(await of('pro', { starred: true })).toEqual([hers, film]);
    expect(await of('player', { video: true })).toEqual([film]);
    expect(await of('player', { starred: false, video: false })).toEqual([plain, his, hers, film]);
  });

  test('of REST: history, upcoming, both or neither, and blank ones say nothing', async () => {
    const [past, now, ahead, gone] = [
      await lesson(-24),
      await lesson(-0.5),
      await lesson(24),
      await lesson(48, { cancelled_at }),
    ];
    const of = async (query: Parameters<typeof asked>[0]) =>
      ids(await listPlayerLessons(people.player, asked(query), services));
    expect(await of({ history: 'true', starred: '' })).toEqual([gone, past]);
    expect(await of({ upcoming: 'true' })).toEqual([ahead, now]);
    expect(await of({})).toEqual([gone, ahead, now, past]);
    expect(await of({ history: '1', upcoming: '1' })).toEqual([gone, ahead, now, past]);
    expect(await of({ history: 'true', page: '2' })).toEqual([]);
    expect(await of({ history: 'true', starred: 'true' })).toEqual([]);
  });
});

describe('stars', () => {
  test('are turned over or set, each side its own, and nothing else of the lesson changes', async () => {
    const id = await lesson(-24);
    const before = await home.db.lessons.findUniqueOrThrow({ where: { id } });
    expect(await starLesson(people.player, { id }, services)).toMatchObject({ starred: true, pro_starred: false });
    expect(await starLesson(people.pro, { id }, services)).toMatchObject({ starred: true, pro_starred: true });
    expect(await starLesson(people.pro, { id, starred: true }, services)).toMatchObject({ pro_starred: true });
    expect(await starLesson(people.player, { id }, services)).toMatchObject({ starred: false, pro_starred: true });
    expect(await starLesson(people.player, { id, starred: false }, services)).toMatchObject({ starred: false });
    expect(await home.db.lessons.findUniqueOrThrow({ where: { id } })).toEqual({ ...before, pro_starred: true });
    expect(await home.db.outbox.count()).toBe(0);
  });

  test('turned over an even number of times at once are as before', async () => {
    const id = await lesson(-24);
    await Promise.all(Array.from({ length: 10 }, () => starLesson(people.player, { id }, services)));
    expect(await home.db.lessons.findUniqueOrThrow({ where: { id } })).toMatchObject({ starred: false });
  });

  test('of lessons of others are not found', async () => {
    const others = await coaching(services);
    const id = await lesson(-24);
    for (const who of [others.player, others.pro, await people.another()])
      expect(await catchRefusal(starLesson(who, { id }, services))).toEqual(NOT_FOUND);
  });
});
