import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql, constraintViolatedBy } from '@fairway/server/test/raw-sql';
import { beforeEach, expect, test } from 'vitest';

const { run, insert, aUser } = rawSql(fileDatabase());

let pro_id: string;
let player_id: string;
beforeEach(async () => {
  pro_id = await aUser('pro');
  player_id = await aUser('player', { pro_id });
});

async function lesson(fields: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  const spot = { starts_at: '2031-03-12T10:00:00Z', ends_at: '2031-03-12T11:00:00Z', duration: 60 };
  await insert('lessons', { id, pro_id, player_id, ...spot, payment_type: 'on_day', attendance: 'no_show', ...fields });
  return id;
}

test.each<[string, Record<string, unknown>]>([
  ['was cancelled', { cancelled_at: '2031-03-12T08:00:00Z' }],
  ['was a guest’s', { player_id: null, guest_name: 'Sam' }],
  ['is a video', { type: 1, ends_at: '2031-03-12T10:00:00Z', payment_type: 'card' }],
])('nobody is noted at a lesson that %s', async (_, fields) => {
  expect(await constraintViolatedBy(lesson(fields))).toBe('lessons_attended');
});

test('a live lesson of a player has attendance, and cannot be cancelled while it has', async () => {
  const id = await lesson({});
  const cancel = run('UPDATE lessons SET cancelled_at = now() WHERE id = $1', [id]);
  expect(await constraintViolatedBy(cancel)).toBe('lessons_attended');
});
