import { LESSON_ROW as ROW } from '#test/lesson-rows.ts';
import { describe, expect, test } from 'vitest';
import { toInstant } from '@fairway/time/zoned-time';
import { lessonView } from './view.ts';

const NOW = new Date('2025-06-01T09:00:00Z');

describe('a lesson on the wire', () => {
  test('has its people, its time and what may be done with it, and no column beside', () => {
    const row = { ...ROW, pro_notes: 'not for the wire', session_id: 'a secret' };
    expect(lessonView(row, 'player', NOW)).toEqual({
      id: 'lesson',
      type: 0,
      date: '2025-06-03',
      start: '10:00:00',
      end: '11:30:00',
      time: [{ start: '10:00:00', end: '11:30:00' }],
      starts_at: '2025-06-03T09:00:00.000Z',
      ends_at: '2025-06-03T10:30:00.000Z',
      timezone: 'Europe/London',
      duration: 90,
      pro_id: 'pro',
      pro: { id: 'pro', first_name: 'Robin', last_name: 'Calder' },
      player_id: 'player',
      player: { id: 'player', first_name: 'Jamie', last_name: 'Whitlock' },
      guest_name: null,
      group: null,
      note: null,
      player_note: null,
      payment_type: 'on_day',
      credits: 0,
      venue: 'Links',
      cancelled_at: null,
      fee_due: false,
      fee_waived_at: null,
      refilled_at: null,
      paid_at: null,
      paid_amount: null,
      paid_currency: null,
      attendance: null,
      series_id: null,
      starred: true,
      pro_starred: false,
      title: null,
      recorded: false,
      awaiting_record: false,
      can: {
        change: true,
        change_refusal: null,
        cancel: true,
        cancel_refusal: null,
        late: false,
        refill_refund: false,
        mark_paid: false,
        mark_paid_refusal: 'Your coach records what is paid on the day.',
        mark_unpaid: false,
        waive_fee: false,
        waive_fee_refusal: 'Only your coach can waive a fee.',
        unwaive_fee: false,
        note_attendance: false,
      },
    });
  });

  test('of a guest has no player', () => {
    const guest = { ...ROW, player_id: null, player_first_name: null, player_last_name: null, guest_name: 'Sam' };
    expect(lessonView(guest, 'pro', NOW)).toMatchObject({ player_id: null, player: null, guest_name: 'Sam' });
  });

  test.each([
    ['Asia/Kathmandu', '2025-06-03 14:45:00 16:15:00'],
    ['America/Havana', '2025-06-03 05:00:00 06:30:00'],
    ['Pacific/Kiritimati', '2025-06-03 23:00:00 00:30:00'],
    ['Middle/Earth', '2025-06-03 10:00:00 11:30:00'],
  ])('is at the pro’s wall clock: %s', (timezone, expected) => {
    const { date, start, end } = lessonView({ ...ROW, timezone }, 'pro', NOW);
    expect(`${date} ${start} ${end}`).toBe(expected);
  });

  test.each(['Africa/Casablanca', 'America/Edmonton', 'Europe/London'])(
    'is shown at the time it was booked for: %s',
    (timezone) => {
      for (let month = 1; month <= 24; month += 1) {
        const day = new Date(Date.UTC(2026, month, 15)).toISOString().slice(0, 10);
        const { at } = toInstant(timezone, day, 600);
        const row = {
          ...ROW,
          timezone,
          starts_at: new Date(at).toISOString(),
          ends_at: new Date(at + 5_400_000).toISOString(),
        };
        expect(lessonView(row, 'pro', NOW)).toMatchObject({ date: day, start: '10:00:00', end: '11:30:00' });
      }
    },
  );
});

test('a fee that was waived is told of once no money is noted', () => {
  const waived = { ...ROW, cancelled_at: '2025-06-02T12:00:00.000Z', fee_waived_at: '2025-06-02T12:00:00.000Z' };
  const paid = { ...waived, paid_at: '2025-06-01T12:00:00.000Z', paid_amount: 5000, paid_currency: 'GBP' };
  expect(lessonView(paid, 'pro', NOW)).toMatchObject({ paid_amount: 5000, fee_waived_at: null });
  expect(lessonView(waived, 'pro', NOW)).toMatchObject({ fee_waived_at: waived.fee_waived_at });
});

test('whether the player came is told to the coach alone', () => {
  const later = new Date('2025-07-01T09:00:00Z');
  const row = { ...ROW, attendance: 'no_show' as const };
  expect(lessonView(row, 'pro', later)).toMatchObject({ attendance: 'no_show', can: { note_attendance: true } });
  expect(lessonView(row, 'player', later)).toMatchObject({ attendance: null, can: { note_attendance: false } });
});

test('a player knows nothing of a record before it is published, and then knows its title', () => {
  const later = new Date('2025-07-01T09:00:00Z');
  expect(lessonView(ROW, 'player', later)).toMatchObject({ title: null, awaiting_record: true });
  expect(lessonView(ROW, 'pro', later)).toMatchObject({ title: 'Shorter backswing', awaiting_record: false });
  const published = { ...ROW, published_at: '2025-06-04T09:00:00.000Z' };
  expect(lessonView(published, 'player', later)).toMatchObject({ title: 'Shorter backswing', awaiting_record: false });
  expect(lessonView({ ...published, recorded: false }, 'player', later).awaiting_record).toBe(true);
});
