import { SEARCH_LIMITS } from '@fairway/contracts/lessons/record-search';
import { RECORD_LIMITS } from '@fairway/contracts/constants';
import { DAY_MS } from '@fairway/time/units';
import { aLesson } from '#test/builders.ts';
import { aRequest, createCalls, expectFault, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fc, runs } from '#test/properties.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';

const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock('2031-03-12T12:00:00.000Z'));
let people: Coaching;
let lesson: string;
const giveLesson = async (starts_at = '2031-03-12T10:00:00Z') =>
  (await aLesson(home.db, people, { starts_at: new Date(starts_at) })).id;
beforeEach(async () => {
  people = await coaching(services);
  lesson = await giveLesson();
});

const calls = (as: Actor): Calls['lessons'] => createCalls(services, as, aRequest()).lessons;
const find = async (as: Actor, q: string) => (await calls(as).searchRecords({ q })).results;
const findIds = async (as: Actor, q: string) => (await find(as, q)).map((match) => match.lesson.id);
const write = (content: string, { id = lesson, ref = 'a', title = undefined as string | undefined } = {}) =>
  calls(people.pro).saveRecord({ lesson: id, title, records: [{ ref, type: 'text', content }] });
const publish = (id = lesson) => calls(people.pro).saveRecord({ lesson: id, records: [] });
const show = (pieces: { text: string; hit: boolean }[] | null | undefined) =>
  pieces?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('a coach finds', () => {
  test.each([
    ['a word as it is written', 'grip'],
    ['another form of it', 'gripping'],
    ['its beginning', 'gri'],
    ['the beginning of a form that is not its stem', 'lighte'],
    ['two words that stand apart, in any order', 'driver grip'],
    ['words in capitals', 'DRIVER'],
    ['words among those that say nothing', 'the grip of'],
    ['part of a word with a hyphen', '7-iron'],
    ['a word of the title', 'tempo'],
    ['a word of the title and one of the text', 'tempo lighter'],
  ])('%s: %s', async (_, q) => {
    await write('A lighter grip with the driver, and the 7-iron too', { title: 'Tempo first' });
    expect(await findIds(people.pro, q)).toEqual([lesson]);
  });

  test.each(['putter', 'grip putter', 'rip', 'grip nothing'])('nothing for %s', async (q) => {
    await write('A lighter grip');
    expect(await findIds(people.pro, q)).toEqual([]);
  });

  test('what both sides said, until they take it back', async () => {
    const said = await calls(people.player).comment({ id: lesson, content: 'My slice is gone' });
    expect(await findIds(people.pro, 'slice')).toEqual([lesson]);
    expect(await findIds(people.player, 'slice')).toEqual([lesson]);
    await calls(people.player).removeComment({ id: lesson, comment: said.id });
    expect(await findIds(people.pro, 'slice')).toEqual([]);
  });

  test('a part no more once it has other words, or is gone', async () => {
    await write('A lighter grip');
    await write('A wider stance');
    expect(await findIds(people.pro, 'grip')).toEqual([]);
    expect(await findIds(people.pro, 'stance')).toEqual([lesson]);
    await calls(people.pro).removeSection({ lesson, ref: 'a' });
    expect(await findIds(people.pro, 'stance')).toEqual([]);
  });

  test('the club of a chart', async () => {
    await calls(people.pro).saveRecord({
      lesson,
      records: [{ ref: 'c', type: 'chart', club: '5 hybrid', chart: [{ horizon: 1, vertically: 1, type: 1 }] }],
    });
    expect(await findIds(people.pro, 'hybrid')).toEqual([lesson]);
  });
});

describe('a player finds', () => {
  test('a record once it is published, and its title no sooner', async () => {
    await write('A lighter grip', { title: 'Tempo first' });
    expect(await findIds(people.player, 'grip')).toEqual([]);
    expect(await findIds(people.player, 'tempo')).toEqual([]);
    await publish();
    expect(await findIds(people.player, 'grip')).toEqual([lesson]);
    expect(await findIds(people.player, 'tempo')).toEqual([lesson]);
  });

  test('their own comment before that, and nothing of the draft beside it', async () => {
    await write('A lighter grip', { title: 'Grip and tempo' });
    await calls(people.player).comment({ id: lesson, content: 'When do I get the grip notes?' });
    const [match] = await find(people.player, 'grip notes');
    expect(match).toMatchObject({ title: null });
    expect(show(match?.excerpt)).toBe('When do I get the [grip] [notes]');
    expect(JSON.stringify(match)).not.toContain('lighter');
  });
});

test('nobody finds another’s records', async () => {
  const others = await coaching(services);
  await write('A lighter grip');
  await publish();
  for (const stranger of [others.pro, others.player]) expect(await findIds(stranger, 'grip')).toEqual([]);
});

describe('what is found is shown', () => {
  test('with the words marked in the title and where they stand first', async () => {
    await write('Nothing here', { ref: 'a', title: 'The Gripping tale' });
    await write(`${'Far away. '.repeat(40)}A lighter grip, and <b>no</b> slice. ${'More. '.repeat(40)}`, { ref: 'b' });
    const [match] = await find(people.pro, 'grip');
    expect(show(match?.title)).toBe('The [Gripping] tale');
    expect(show(match?.excerpt)).toContain('[grip]');
    expect(show(match?.excerpt)?.length).toBeLessThan(300);
  });

  test('without the marks that somebody smuggled into a text', async () => {
    await write('A \u0002lighter\u0003 grip');
    const [match] = await find(people.pro, 'grip');
    expect(show(match?.excerpt)).toBe('A lighter [grip]');
  });

  test('newest first, page after page, none twice and none left out', async () => {
    const count = SEARCH_LIMITS.page * 2 + 3;
    const ids: string[] = [];
    for (let nth = 0; nth < count; nth++) {
      const id = await giveLesson(new Date(Date.parse('2031-01-01T10:00:00Z') + nth * DAY_MS).toISOString());
      await write('Posture', { id });
      ids.push(id);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<Calls['lessons']['searchRecords']>> = await calls(people.pro).searchRecords({
        q: 'posture',
        cursor,
      });
      seen.push(...page.results.map((match) => match.lesson.id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(ids.toReversed());
  });
});

describe('an odd search', () => {
  test.each(['', '   ', '!?&|:*', "'", '\\', '🏌️', "' | 'x':*", '(((', '<->', 'a:b:c', '..', 'http://x/y?z', '%_'])(
    '%j is answered',
    async (q) => {
      await write("A lighter grip, a:b:c, it's");
      expect((await calls(people.pro).searchRecords({ q })).next_cursor).toBeNull();
    },
  );

  test('of any characters is answered', async () => {
    await write('A lighter grip');
    const q = fc
      .string({ unit: 'binary', maxLength: 40 })
      .filter((text) => text.isWellFormed() && !text.includes('\0'));
    await fc.assert(
      fc.asyncProperty(q, async (typed) => {
        expect((await calls(people.pro).searchRecords({ q: typed })).next_cursor).toBeNull();
      }),
      { numRuns: runs(200) },
    );
  });

  test.each([
    ['with a character that cannot be kept', 'grip\0'],
    ['of 10,000 characters', 'grip '.repeat(2000).trim()],
  ])('%s is refused under its field', async (_, q) => {
    await expectFault('q', calls(people.pro).searchRecords({ q }));
  });
});

test('a record of the longest texts, each word another one, is kept and found', async () => {
  const word = (part: number, nth: number) => `${'ü'.repeat(12)}${part}x${nth}`;
  const contents = Array.from({ length: 6 }, (_, part) =>
    Array.from({ length: 1000 }, (__, nth) => word(part, nth))
      .join(' ')
      .slice(0, RECORD_LIMITS.content),
  );
  await calls(people.pro).saveRecord({
    lesson,
    records: contents.map((content, part) => ({ ref: `p${part}`, type: 'text' as const, content })),
  });
  await publish();
  expect(await findIds(people.player, word(0, 7))).toEqual([lesson]);
  await write('x'.repeat(RECORD_LIMITS.content), { ref: 'long' });
  expect(await findIds(people.pro, word(1, 7))).toEqual([lesson]);
});

test('of two who write at once, both are found', async () => {
  await Promise.all([
    write('A lighter grip', { ref: 'a' }),
    write('A wider stance', { ref: 'b' }),
    calls(people.player).comment({ id: lesson, content: 'Thank you for the tempo' }),
  ]);
  expect(await findIds(people.pro, 'grip stance tempo')).toEqual([lesson]);
});

test('a lesson that goes takes its words along', async () => {
  await write('A lighter grip');
  await home.db.lessons.delete({ where: { id: lesson } });
  expect(await home.db.record_search.count({ where: { lesson_id: lesson } })).toBe(0);
});
