import { fc } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { monthsUpTo, sumTakings, unspentFrom, type TakenSum } from './rules.ts';

describe('the months of a pro’s calendar', () => {
  test.each([
    ['Europe/London', '2031-03-31T23:30:00Z', '2031-04 from 2031-03-31T23:00:00.000Z to 2031-04-30T23:00:00.000Z'],
    ['Europe/London', '2031-03-31T22:59:59Z', '2031-03 from 2031-03-01T00:00:00.000Z to 2031-03-31T23:00:00.000Z'],
    ['Europe/London', '2031-10-31T23:59:59Z', '2031-10 from 2031-09-30T23:00:00.000Z to 2031-11-01T00:00:00.000Z'],
    ['Asia/Kathmandu', '2031-01-31T18:15:00Z', '2031-02 from 2031-01-31T18:15:00.000Z to 2031-02-28T18:15:00.000Z'],
    [
      'America/Los_Angeles',
      '2032-03-01T07:59:00Z',
      '2032-02 from 2032-02-01T08:00:00.000Z to 2032-03-01T08:00:00.000Z',
    ],
    ['Pacific/Kiritimati', '2031-12-31T10:00:00Z', '2032-01 from 2031-12-31T10:00:00.000Z to 2032-01-31T10:00:00.000Z'],
    // Beirut puts its clocks forward at the midnight that begins a day: the month begins when the clock jumps or before.
    ['Asia/Beirut', '2031-03-30T12:00:00Z', '2031-03 from 2031-02-28T22:00:00.000Z to 2031-03-31T21:00:00.000Z'],
  ])('in %s at %s: %s', (zone, now, expected) => {
    const { months, until } = monthsUpTo(zone, new Date(now), 12);
    const last = months.at(-1)!;
    expect(`${last.month} from ${last.from.toISOString()} to ${until.toISOString()}`).toBe(expected);
  });

  test('follow one another over the years, twelve of them', () => {
    const { months } = monthsUpTo('Europe/London', new Date('2032-02-29T12:00:00Z'), 12);
    expect(months.map(({ month }) => month)).toEqual([
      '2031-03',
      '2031-04',
      '2031-05',
      '2031-06',
      '2031-07',
      '2031-08',
      '2031-09',
      '2031-10',
      '2031-11',
      '2031-12',
      '2032-01',
      '2032-02',
    ]);
    const starts = months.map(({ from }) => from.getTime());
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });
});

describe('takings by month', () => {
  const MONTHS = ['2031-01', '2031-02', '2031-03'];
  const nothing = { credits: 0, offer: 0, video_lesson: 0, on_day: 0, refunded: 0, total: 0 };

  test('a refund is taken off in its own month, which may end below zero', () => {
    const sums: TakenSum[] = [
      { currency: 'GBP', kind: 'credits', nth: 1, amount: 5000 },
      { currency: 'GBP', kind: 'on_day', nth: 1, amount: 2500 },
      { currency: 'GBP', kind: 'refunded', nth: 3, amount: 5000 },
    ];
    expect(sumTakings(MONTHS, sums, 'GBP')).toEqual([
      {
        currency: 'GBP',
        months: [
          { ...nothing, month: '2031-01', credits: 5000, on_day: 2500, total: 7500 },
          { ...nothing, month: '2031-02' },
          { ...nothing, month: '2031-03', refunded: 5000, total: -5000 },
        ],
      },
    ]);
  });

  test('currencies are never added up; the pro’s own comes first, even without takings', () => {
    const found = sumTakings(MONTHS, [{ currency: 'EUR', kind: 'offer', nth: 2, amount: 900 }], 'JPY');
    expect(found.map(({ currency, months }) => [currency, months.map(({ total }) => total)])).toEqual([
      ['JPY', [0, 0, 0]],
      ['EUR', [0, 900, 0]],
    ]);
  });

  test('of other currencies stand in the order of their codes', () => {
    const sums = ['JPY', 'CHF', 'EUR'].map((currency): TakenSum => ({ currency, kind: 'offer', nth: 1, amount: 1 }));
    expect(sumTakings(MONTHS, sums, 'GBP').map(({ currency }) => currency)).toEqual(['GBP', 'CHF', 'EUR', 'JPY']);
  });

  test('before the first month and after the last are left out', () => {
    const sums = [0, 4].map((nth): TakenSum => ({ currency: 'GBP', kind: 'credits', nth, amount: 5000 }));
    expect(sumTakings(MONTHS, sums, 'GBP')[0]?.months.map(({ total }) => total)).toEqual([0, 0, 0]);
  });

  test('add up to the sums they are made of, whatever these are', () => {
    const sum = fc.record({
      currency: fc.constantFrom('GBP', 'EUR', 'JPY'),
      kind: fc.constantFrom('credits', 'offer', 'video_lesson', 'on_day', 'refunded'),
      nth: fc.integer({ min: 1, max: 3 }),
      amount: fc.integer({ min: 0, max: 99_999_999 }),
    }) satisfies fc.Arbitrary<TakenSum>;
    fc.assert(
      fc.property(fc.array(sum, { maxLength: 40 }), fc.constantFrom('GBP', 'USD'), (sums, own) => {
        const found = sumTakings(MONTHS, sums, own);
        expect(found[0]?.currency).toBe(own);
        for (const { currency, months } of found) {
          const rows = sums.filter((row) => row.currency === currency);
          const signed = rows.map(({ kind, amount }) => (kind === 'refunded' ? -amount : amount));
          const totals = months.map(({ total }) => total);
          expect(add(totals)).toBe(add(signed));
          for (const month of months)
            expect(month.total).toBe(month.credits + month.offer + month.video_lesson + month.on_day - month.refunded);
        }
        const shown = found.map(({ currency }) => currency);
        expect(sums.every(({ currency }) => shown.includes(currency))).toBe(true);
      }),
    );
  });
});

const add = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

test('what is owed has the pro’s own currency first, and there when it is nothing', () => {
  const euros = { currency: 'EUR', credits: 2, value: 4000 };
  const pounds = { currency: 'GBP', credits: 4, value: 5000 };
  expect(unspentFrom([euros, pounds], 'GBP')).toEqual([pounds, euros]);
  expect(unspentFrom([], 'GBP')).toEqual([{ currency: 'GBP', credits: 0, value: 0 }]);
});
