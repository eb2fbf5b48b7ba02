import { describe, expect, test } from 'vitest';
import { TAKINGS_HEADER, takingsLine, type Taken } from './rules.ts';

const TAKEN: Taken = {
  at: '2031-03-31T23:30:00.000Z',
  kind: 'credits',
  title: '4 credits',
  starts_at: null,
  fee: false,
  name: 'Jamie Whitlock',
  number: 'F-2031-0007',
  amount: 5050,
  currency: 'GBP',
};
const DAY: Partial<Taken> = { kind: 'on_day', title: null, number: null, starts_at: '2031-03-12T10:00:00.000Z' };

describe('a line of the file', () => {
  test.each<[string, Partial<Taken>, (string | number | null)[]]>([
    [
      'a purchase, on the pro’s clock',
      {},
      ['Card, credits', '4 credits', 'Jamie Whitlock', 'F-2031-0007', 50.5, 'GBP'],
    ],
    [
      'a refund, below zero',
      { kind: 'refunded' },
      ['Refund', '4 credits', 'Jamie Whitlock', 'F-2031-0007', -50.5, 'GBP'],
    ],
    ['a lesson on the day', DAY, ['On the day', 'Lesson, Wednesday 12 March', 'Jamie Whitlock', null, 50.5, 'GBP']],
    [
      'a fee',
      { ...DAY, fee: true, name: 'Sam' },
      ['On the day', 'Late cancellation, Wednesday 12 March', 'Sam', null, 50.5, 'GBP'],
    ],
    [
      'a lesson whose player has left',
      { ...DAY, starts_at: null, name: null },
      ['On the day', 'Lesson', null, null, 50.5, 'GBP'],
    ],
    [
      'a video lesson',
      { kind: 'video_lesson', title: 'Video lesson' },
      ['Card, video lesson', 'Video lesson', 'Jamie Whitlock', 'F-2031-0007', 50.5, 'GBP'],
    ],
    [
      'yen have no parts',
      { currency: 'JPY', kind: 'offer', title: 'Junior camp' },
      ['Card, offer', 'Junior camp', 'Jamie Whitlock', 'F-2031-0007', 5050, 'JPY'],
    ],
  ])('%s', (_, over, expected) => {
    expect(takingsLine({ ...TAKEN, ...over }, 'Europe/London')).toEqual(['2031-04-01', '00:30', ...expected]);
  });
});

test('the first line of the file names what stands in each place of the others', () => {
  expect(TAKINGS_HEADER.join(', ')).toBe('Date, Time, Taken, For, Player, Receipt, Amount, Currency');
  expect(takingsLine(TAKEN, 'Europe/London')).toHaveLength(TAKINGS_HEADER.length);
});
