import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql, constraintViolatedBy } from '@fairway/server/test/raw-sql';
import { beforeEach, expect, test } from 'vitest';

const { run, insert, aUser } = rawSql(fileDatabase());
const TIME = { starts_at: '2031-03-12T10:00:00Z', ends_at: '2031-03-12T11:00:00Z', duration: 60 };

let pro_id: string;
let player_id: string;
let group_lesson_id: string;
beforeEach(async () => {
  pro_id = await aUser('pro');
  player_id = await aUser('player', { pro_id });
  group_lesson_id = await session();
  await insert('group_lessons', { lesson_id: group_lesson_id, title: 'Short game', places: 2 });
});

async function lesson(fields: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  await insert('lessons', { id, pro_id, ...TIME, payment_type: 'on_day', ...fields });
  return id;
}
async function session(fields: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  await insert('lessons', { id, pro_id, ...TIME, payment_type: 'on_day', type: 2, group_lesson_id: id, ...fields });
  return id;
}
const place = (fields: Record<string, unknown> = {}) => lesson({ type: 3, group_lesson_id, player_id, ...fields });
const taken = async () =>
  (await run('SELECT taken FROM group_lessons WHERE lesson_id = $1', [group_lesson_id]))[0]!['taken'];

test.each<[string, Record<string, unknown>, string]>([
  ['a lesson of a type that there is not', { type: 4, player_id: null }, 'lessons_type'],
  ['a place in nothing', { type: 3 }, 'lessons_group'],
  ['a place of nobody', { type: 3, player_id: null }, 'lessons_player_or_guest'],
])('%s is refused', async (_, fields, constraint) => {
  const group = constraint === 'lessons_player_or_guest' ? { group_lesson_id } : {};
  const times = { starts_at: '2031-03-13T10:00:00Z', ends_at: '2031-03-13T11:00:00Z' };
  const guest_name = fields['player_id'] === null && fields['type'] === 4 ? 'Sam' : null;
  expect(await constraintViolatedBy(lesson({ player_id, guest_name, ...times, ...group, ...fields }))).toBe(constraint);
});

test('a guest has a place as a player has', async () => {
  await place({ player_id: null, guest_name: 'Sam Guest' });
  expect(await taken()).toBe(1);
  expect(await constraintViolatedBy(place({ guest_name: 'Sam Guest' }))).toBe('lessons_player_or_guest');
});

test('a lesson of one player is in no group, and a group lesson is no player’s', async () => {
  expect(await constraintViolatedBy(lesson({ player_id, group_lesson_id, ...TIME }))).toBe('lessons_group');
  expect(await constraintViolatedBy(session({ player_id }))).toBe('lessons_player_or_guest');
});

test('a group lesson takes its coach’s time, and its places do not', async () => {
  expect(await constraintViolatedBy(lesson({ player_id }))).toBe('lessons_no_overlap');
  expect(await constraintViolatedBy(session())).toBe('lessons_no_overlap');
  await place();
  expect(await taken()).toBe(1);
});

test('a player has one place at a time, and there are no more places than there are', async () => {
  const first = await place();
  expect(await constraintViolatedBy(place())).toBe('lessons_one_place');
  await place({ player_id: await aUser('player', { pro_id }) });
  expect(await constraintViolatedBy(place({ player_id: await aUser('player', { pro_id }) }))).toBe(
    'group_lessons_taken',
  );
  await run('UPDATE lessons SET cancelled_at = now() WHERE id = $1', [first]);
  expect(await taken()).toBe(1);
  await place();
  expect(await taken()).toBe(2);
});

test('fewer places than are taken, one place, more than forty, no title and a price below nothing are refused', async () => {
  const change = (column: string, value: unknown) =>
    constraintViolatedBy(run(`UPDATE group_lessons SET ${column} = $2 WHERE lesson_id = $1`, [group_lesson_id, value]));
  expect(await change('places', 1)).toBe('group_lessons_places');
  expect(await change('places', 41)).toBe('group_lessons_places');
  expect(await change('title', ' ')).toBe('group_lessons_titled');
  expect(await change('price', -1)).toBe('group_lessons_price');
  expect(await change('taken', 3)).toBe('group_lessons_taken');
});

test('a place that is erased is free again, and places and line go with their group lesson', async () => {
  const first = await place();
  await run('DELETE FROM lessons WHERE id = $1', [first]);
  expect(await taken()).toBe(0);
  await place();
  await insert('place_requests', { id: randomUUID(), lesson_id: group_lesson_id, player_id, created_at: new Date() });
  await run('DELETE FROM lessons WHERE id = $1', [group_lesson_id]);
  expect(await run('SELECT id FROM lessons WHERE pro_id = $1', [pro_id])).toEqual([]);
  expect(await run('SELECT id FROM place_requests WHERE player_id = $1', [player_id])).toEqual([]);
});

test('a player waits once for a place, and an offer ends after it began', async () => {
  const request = (fields: object = {}) =>
    insert('place_requests', {
      id: randomUUID(),
      lesson_id: group_lesson_id,
      player_id,
      created_at: new Date(),
      ...fields,
    });
  await request();
  expect(await constraintViolatedBy(request())).toBe('place_requests_one_live');
  const ended_at = new Date();
  expect(await constraintViolatedBy(request({ ended_at, offered_at: ended_at }))).toBe('place_requests_offered');
});
