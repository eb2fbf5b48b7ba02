import { expect, it } from 'vitest';
import { NOW, ZONE } from '../../../testing/clock.ts';
import { aGroupMessage, anOwnMessage, anUnreadMessage } from '../../../testing/mailbox.ts';
import { formatListTime, formatSentAt, isUnread, nameOtherSide, readPhrase, readShare } from './text.ts';

it.each([
  ['2026-11-24T08:05:00.000Z', '08:05'],
  ['2026-11-23T23:30:00.000Z', 'Yesterday'],
  ['2026-11-19T10:00:00.000Z', 'Thu 19 Nov'],
  ['2025-11-03T10:00:00.000Z', '03 Nov 2025'],
])('a message of %s is listed as %s', (created_at, listed) => {
  expect(formatListTime(created_at, { now: NOW, zone: ZONE })).toBe(listed);
});

it('the day is that of the reader: what is yesterday in London is today in Kolkata', () => {
  const at = { now: NOW, zone: 'Asia/Kolkata' };
  expect(formatListTime('2026-11-23T23:30:00.000Z', at)).toBe('05:00');
  expect(formatSentAt('2026-11-23T23:30:00.000Z', at)).toBe('Tuesday 24 November, 05:00');
});

it('an opened message of another year tells its year', () => {
  expect(formatSentAt('2025-11-03T10:00:00.000Z', { now: NOW, zone: ZONE })).toBe('Monday 3 November 2025, 10:00');
});

it('the other side is the sender, the recipient, or the group', () => {
  expect(nameOtherSide(anUnreadMessage())).toBe('Sam Green');
  expect(nameOtherSide(anOwnMessage())).toBe('Alex Taylor');
  expect(nameOtherSide(aGroupMessage())).toBe('Beginners');
});

it.each([
  [0, 'Beginners, 12 players, not read yet'],
  [1, 'Beginners, 12 players, 1 has read it'],
  [8, 'Beginners, 12 players, 8 have read it'],
  [12, 'Beginners, 12 players, read by all'],
])('a message to a group of 12 that %i have read', (read_by, phrase) => {
  expect(readPhrase(aGroupMessage({ read_by }))).toBe(phrase);
  expect(readShare(aGroupMessage({ read_by }))).toBe(`Read by ${read_by} of 12`);
});

it('a message to one is read or not, and one that was received tells nothing of it', () => {
  expect(readPhrase(anOwnMessage({ read_by: 0 }))).toBe('Not read yet');
  expect(readPhrase(anOwnMessage({ read_by: 1 }))).toBe('Read');
  expect(readPhrase(anUnreadMessage())).toBeNull();
});

it('each side has its own mark, and what a person wrote is never unread to them', () => {
  expect(isUnread(anUnreadMessage({ read: false, pro_read: true }), 'player')).toBe(true);
  expect(isUnread(anUnreadMessage({ read: true, pro_read: false }), 'pro')).toBe(true);
  expect(isUnread(anOwnMessage({ read: false, pro_read: true }), 'pro')).toBe(false);
});
