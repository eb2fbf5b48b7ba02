import { HISTORY_PAGE } from '@fairway/contracts/constants';
import { playerLessonsQuery, type PlayerLessonsQuery } from '@fairway/contracts/lessons';
import { aLesson } from '@fairway/testing/builders';
import { expectFault, NOT_FOUND, callsOf, refusalOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { coaching, type Coaching } from '@fairway/testing/coaching';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { historyOf, lessonsOfPlayer } from './history.ts';
import { starLesson } from './stars.ts';

const NOW = '2031-03-12T12:00:00Z';
const HOUR = 3_600_000;
const home = fileDatabase();
const deps = testDeps(home, clockAt(NOW));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(deps);
});

async function lesson(hours: number, fields: Parameters<typeof aLesson>[2] = {}, who = people): Promise<string> {
  const starts_at = new Date(Date.parse(NOW) + hours * HOUR);
  return (await aLesson(home.db, { pro: who.pro, player: who.player }, { starts_at, ...fields })).id;
}
const video = { type: 1, payment_type: 'card' as const };
const cancelled_at = new Date('2031-03-01T09:00:00Z');
const asked = (query: Partial<Record<keyof PlayerLessonsQuery, unknown>> = {}) =>
  playerLessonsQuery.parse({ id: people.player.id, ...query });
const ids = (lessons: { id: string }[]) => lessons.map(({ id }) => id);

describe('the lessons behind', () => {
  test('are those over and those cancelled, newest first, to the player and to the pro', async () => {
    const [old, justOver] = [await lesson(-48), await lesson(-1)];
    const gone = await lesson(72, { cancelled_at });
    await lesson(24);
    for (const who of [people.player, people.pro])
      expect(ids((await historyOf(who, {}, deps)).lessons)).toEqual([gone, justOver, old]);
  });

  test('of one player are theirs alone, and come with their name', async () => {
    const mine = await lesson(-48);
    const another = await people.another();
    const theirs = await lesson(-24, {}, { ...people, player: another });
    expect(ids((await historyOf(people.pro, {}, deps)).lessons)).toEqual([theirs, mine]);
    const page = await historyOf(people.pro, { player_id: people.player.id }, deps);
    expect(ids(page.lessons)).toEqual([mine]);
    expect(page.player).toEqual({ id: people.player.id, first_name: 'Jamie', last_name: 'Whitlock' });
    expect(ids((await historyOf(people.player, {}, deps)).lessons)).toEqual([mine]);
  });

  test('of somebody else’s player are not found', async () => {
    const others = await coaching(deps);
    for (const id of [others.player.id, others.pro.id, people.pro.id, uuid()]) {
      expect(await refusalOf(historyOf(people.pro, { player_id: id }, deps))).toEqual(NOT_FOUND);
      expect(await refusalOf(historyOf(people.player, { player_id: id }, deps))).toEqual(NOT_FOUND);
      expect(await refusalOf(lessonsOfPlayer(people.pro, asked({ id }), deps))).toEqual(NOT_FOUND);
      expect(await refusalOf(lessonsOfPlayer(people.player, asked({ id }), deps))).toEqual(NOT_FOUND);
    }
  });

  test('come a page at a time, each once, though several begin at one moment and one is added meanwhile', async () => {
    const count = HISTORY_PAGE * 2 + 5;
    const known = new Set<string>();
    for (let nth = 0; nth < count; nth += 1) known.add(await lesson(-24 * (1 + Math.floor(nth / 3)), { cancelled_at }));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof historyOf>> = await historyOf(people.player, { cursor }, deps);
      seen.push(...ids(page.lessons));
      cursor = page.next_cursor;
      await lesson(-2, { cancelled_at });
    } while (cursor);
    expect(seen).toHaveLength(count);
    expect(new Set(seen)).toEqual(known);
  });

  test('an exact page has none behind it', async () => {
    for (let nth = 0; nth < HISTORY_PAGE; nth += 1) await lesson(-24 * (nth + 1));
    expect((await historyOf(people.player, {}, deps)).next_cursor).toBeNull();
  });

  test('a cursor of nobody’s is refused under its name', async () => {
    const { lessons } = callsOf(deps, people.player);
    for (const cursor of ['', 'x', `2031-99-12T12:00:00.000Z_${uuid()}`, `2031-03-12T12:00:00.000Z_${'0'.repeat(36)}`])
      await expectFault('cursor', lessons.history({ cursor }));
  });

  test('tell which await their record', async () => {
    await lesson(-48);
    await lesson(-72, { cancelled_at });
    const { lessons } = await historyOf(people.pro, {}, deps);
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
      ids((await historyOf(people[who], filter, deps)).lessons);
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
      ids(await lessonsOfPlayer(people.player, asked(query), deps));
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
    expect(await starLesson(people.player, { id }, deps)).toMatchObject({ starred: true, pro_starred: false });
    expect(await starLesson(people.pro, { id }, deps)).toMatchObject({ starred: true, pro_starred: true });
    expect(await starLesson(people.pro, { id, starred: true }, deps)).toMatchObject({ pro_starred: true });
    expect(await starLesson(people.player, { id }, deps)).toMatchObject({ starred: false, pro_starred: true });
    expect(await starLesson(people.player, { id, starred: false }, deps)).toMatchObject({ starred: false });
    expect(await home.db.lessons.findUniqueOrThrow({ where: { id } })).toEqual({ ...before, pro_starred: true });
    expect(await home.db.outbox.count()).toBe(0);
  });

  test('turned over an even number of times at once are as before', async () => {
    const id = await lesson(-24);
    await Promise.all(Array.from({ length: 10 }, () => starLesson(people.player, { id }, deps)));
    expect(await home.db.lessons.findUniqueOrThrow({ where: { id } })).toMatchObject({ starred: false });
  });

  test('of lessons of others are not found', async () => {
    const others = await coaching(deps);
    const id = await lesson(-24);
    for (const who of [others.player, others.pro, await people.another()])
      expect(await refusalOf(starLesson(who, { id }, deps))).toEqual(NOT_FOUND);
  });
});
