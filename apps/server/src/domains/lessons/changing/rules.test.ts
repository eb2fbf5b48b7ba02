import { times } from '#test/times.ts';
import { describe, expect, test } from 'vitest';
import { describeMove, keepsTime, toRequestedTime } from './rules.ts';

const START = Date.parse('2025-06-03T10:00:00Z');

/** From eleven to twelve in London. */
const CURRENT = { starts_at: new Date(START), duration: 60, timezone: 'Europe/London' };

describe('what is left out of a change stays as it is', () => {
  const eleven = { date: '2025-06-03', time: times(['11:00', '12:00']), duration: 60 };
  test.each<[string, Parameters<typeof toRequestedTime>[1], Partial<typeof eleven>]>([
    ['nothing is asked for', {}, {}],
    ['another day, at the same time on the wall', { date: '2025-12-03' }, { date: '2025-12-03' }],
    ['another time of the day', { time: times(['14:00', '15:00']) }, { time: times(['14:00', '15:00']) }],
    ['a longer lesson from the same time on', { duration: 90 }, { duration: 90, time: times(['11:00', '12:30']) }],
    [
      'all of it',
      { date: '2025-06-04', time: times(['14:00', '14:30']), duration: 30 },
      { date: '2025-06-04', time: times(['14:00', '14:30']), duration: 30 },
    ],
  ])('%s', (_, asked, requested) => {
    expect(toRequestedTime(CURRENT, asked)).toEqual({ ...eleven, ...requested });
  });
});

test.each<[string, Parameters<typeof toRequestedTime>[1], boolean]>([
  ['as it is', {}, true],
  ['as it is, in two parts', { time: times(['11:00', '11:30'], ['11:30', '12:00']) }, true],
  ['on another day', { date: '2025-06-04' }, false],
  ['at another time', { time: times(['14:00', '15:00']) }, false],
  ['longer', { duration: 90 }, false],
  ['from the same time on, with a gap', { time: times(['11:00', '11:30'], ['11:45', '12:15']) }, false],
])('whether a lesson that is wanted %s keeps its time', (_, asked, keeps) => {
  expect(keepsTime(CURRENT, toRequestedTime(CURRENT, asked))).toBe(keeps);
});

test.each([
  ['another start', { starts_at: '2031-03-12T11:00:00Z', ends_at: '2031-03-12T12:00:00Z' }, {}],
  ['a later start and the same end', { starts_at: '2031-03-12T10:30:00Z' }, {}],
  ['another length', { ends_at: '2031-03-12T10:30:00Z' }, {}],
  ['another venue', { venue: 'Links' }, { keeps_time: true, venue_from: 'Park' }],
  ['no venue any more', { venue: null }, { keeps_time: true, venue_from: 'Park' }],
  ['both', { ends_at: '2031-03-12T10:30:00Z', venue: 'Links' }, { venue_from: 'Park' }],
  ['neither', {}, { keeps_time: true }],
])('what is told of a change with %s', (_, changes, told) => {
  const before = { starts_at: '2031-03-12T10:00:00Z', ends_at: '2031-03-12T11:00:00Z', venue: 'Park' };
  const toPlaced = ({ starts_at, ends_at, venue }: { starts_at: string; ends_at: string; venue: string | null }) => ({
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
    venue,
  });
  expect(describeMove(toPlaced(before), toPlaced({ ...before, ...changes }))).toEqual({
    from: '2031-03-12T10:00:00.000Z',
    ...told,
  });
});
