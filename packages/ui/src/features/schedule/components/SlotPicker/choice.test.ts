import { expect, test } from 'vitest';
import { findNearestSlot, type SlotsState } from './choice.ts';

const slot = (start: string, end: string) => ({ start: `${start}:00`, end: `${end}:00` });
const ready: SlotsState = {
  status: 'ready',
  slots: { '2026-11-26': [slot('09:00', '10:00'), slot('16:00', '17:00')], '2026-11-27': [slot('08:00', '09:00')] },
};
const chosen = (date: string | null, time: string | null) => ({ duration: 60, date, time });

test.each([
  ['of the same day', '2026-11-26', '10:15:00', { date: '2026-11-26', start: '09:00:00' }],
  ['later that day', '2026-11-26', '13:00:00', { date: '2026-11-26', start: '16:00:00' }],
  ['earlier that day', '2026-11-27', '23:00:00', { date: '2026-11-27', start: '08:00:00' }],
  ['of a day that has none', '2026-11-29', '10:00:00', { date: '2026-11-27', start: '08:00:00' }],
])('the nearest free time is one %s', (_, date, time, nearest) => {
  expect(findNearestSlot(chosen(date, time), ready)).toMatchObject(nearest);
});

test('there is none without a choice, while the times are on their way, and where nothing is free', () => {
  expect(findNearestSlot(chosen('2026-11-26', null), ready)).toBeNull();
  expect(findNearestSlot(chosen('2026-11-26', '10:00:00'), { status: 'loading' })).toBeNull();
  expect(findNearestSlot(chosen('2026-11-26', '10:00:00'), { status: 'ready', slots: {} })).toBeNull();
});
