import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/server/test/file-database';
import { constraintViolatedBy, rawSql } from '@fairway/server/test/raw-sql';
import { beforeEach, expect, test } from 'vitest';

const { run, insert, aUser } = rawSql(fileDatabase());

let pro_id: string;
let guardian_id: string;
let child_id: string;
beforeEach(async () => {
  pro_id = await aUser('pro');
  guardian_id = await aUser('player', { pro_id });
  child_id = await aUser('player', { pro_id, guardian_id, dob: '2020-05-01', email: null });
});

test.each([
  ['a child whose age nobody knows', 'users_guarded', 'dob = NULL'],
  ['a child in their own care', 'users_guarded', 'guardian_id = id'],
  ['a child who cannot log in and is in nobody’s care', 'users_reachable', 'guardian_id = NULL'],
  ['a password without an address', 'users_reachable', "password_hash = 'set'"],
])('there is not %s', async (_, constraint, change) => {
  expect(await constraintViolatedBy(run(`UPDATE users SET ${change} WHERE id = $1`, [child_id]))).toBe(constraint);
});

test('a coach is nobody’s child', async () => {
  const write = run('UPDATE users SET guardian_id = $2, dob = $3 WHERE id = $1', [pro_id, guardian_id, '2020-05-01']);
  expect(await constraintViolatedBy(write)).toBe('users_guarded');
});

test('a guardian writes for the child alone whose message it is', async () => {
  const sent = { id: randomUUID(), pro_id, player_id: child_id, message: 'Hello', recipients: 1 };
  const write = (sender_id: string) => insert('messages', { ...sent, created_at: new Date(), sender_id, guardian_id });
  expect(await constraintViolatedBy(write(pro_id))).toBe('messages_guardian');
  await write(child_id);
});

test('nobody acts for themself', async () => {
  const session = { id_hash: randomUUID(), user_id: guardian_id, expires_at: new Date('2040-01-01') };
  const write = (acting_for: string) => insert('sessions', { ...session, acting_for });
  expect(await constraintViolatedBy(write(guardian_id))).toBe('sessions_acting_for');
  await write(child_id);
});
