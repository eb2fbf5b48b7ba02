import { describe, expect, test } from 'vitest';
import { aMessage } from '../../../../testing/messages.ts';
import { listRows, sayDay, toThreadMessage } from './thread.ts';

const LONDON = { zone: 'Europe/London', first_unread: null };

describe('a message of a conversation', () => {
  test('of the coach’s own is read once the player has read it', () => {
    const sent = aMessage({ is_own: true, read: false, pro_read: true });
    expect(toThreadMessage(sent, 'pro')).toMatchObject({ delivery: 'sent', is_unread: false });
    expect(toThreadMessage({ ...sent, read: true }, 'pro').delivery).toBe('read');
  });

  test('of the player’s own is read once the coach has read it', () => {
    const sent = aMessage({ is_own: true, read: true, pro_read: false });
    expect(toThreadMessage(sent, 'player').delivery).toBe('sent');
    expect(toThreadMessage({ ...sent, pro_read: true }, 'player').delivery).toBe('read');
  });

  test('of the other side has no mark, and is unread by its own reader’s word', () => {
    const got = aMessage({ is_own: false, read: false, pro_read: true });
    expect(toThreadMessage(got, 'player')).toMatchObject({ delivery: null, is_unread: true });
    expect(toThreadMessage(got, 'pro').is_unread).toBe(false);
  });
});

describe('rows', () => {
  const at = (id: string, created_at: string, fields: Partial<ReturnType<typeof aMessage>> = {}) =>
    toThreadMessage(aMessage({ id, created_at, ...fields }), 'player');

  test('begin a day by the reader’s own clock', () => {
    const messages = [at('a', '2026-11-23T23:10:00.000Z'), at('b', '2026-11-24T00:10:00.000Z')];
    expect(listRows(messages, LONDON).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24']);
    const kolkata = { zone: 'Asia/Kolkata', first_unread: null };
    expect(listRows(messages, kolkata).map(({ day }) => day)).toEqual(['2026-11-24', null]);
  });

  test('stand together when one side wrote them within a minute', () => {
    const messages = [
      at('a', '2026-11-24T08:40:05.000Z'),
      at('b', '2026-11-24T08:40:55.000Z'),
      at('c', '2026-11-24T08:40:58.000Z', { is_own: true }),
      at('d', '2026-11-24T08:42:00.000Z', { is_own: true }),
    ];
    expect(listRows(messages, LONDON).map(({ isStart, isEnd }) => [isStart, isEnd])).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  test('that came to different ends do not share a mark', () => {
    const sent = at('a', '2026-11-24T08:40:05.000Z', { is_own: true });
    const failed = { ...sent, id: 'b', delivery: 'failed' as const };
    expect(listRows([sent, failed], LONDON).map(({ isEnd }) => isEnd)).toEqual([true, true]);
  });

  test('mark where the reader had not read on', () => {
    const messages = [at('a', '2026-11-24T08:40:05.000Z'), at('b', '2026-11-24T08:41:00.000Z')];
    const rows = listRows(messages, { ...LONDON, first_unread: 'b' });
    expect(rows.map(({ isFirstUnread }) => isFirstUnread)).toEqual([false, true]);
  });
});

test('a day is said as people say it', () => {
  expect(['2026-11-24', '2026-11-23', '2026-11-17', '2025-11-24'].map((date) => sayDay(date, '2026-11-24'))).toEqual([
    'Today',
    'Yesterday',
    'Tuesday 17 November',
    'Monday 24 November 2025',
  ]);
});
