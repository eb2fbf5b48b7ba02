import { fc } from '#test/properties.ts';
import { expect, test } from 'vitest';
import { STATEMENT_HEADER, statementLines, type Moved } from './rules.ts';

const PERIOD = { start: '2031-03-01', end: '2031-03-31' };
const LESSON = { date: '2031-03-12', start: '10:00:00', end: '11:00:00', type: 0 };
const moved = (fields: Partial<Moved>): Moved => ({
  date: '2031-03-10',
  movement: 'given',
  amount: 4,
  lesson: null,
  reason: null,
  number: null,
  ...fields,
});

test('says what there was, each movement in words with the balance after it, and what there is', () => {
  const lines = statementLines(
    2,
    [
      moved({ reason: 'Well played' }),
      moved({ movement: 'bought', amount: 6, number: 'F-2031-0041' }),
      moved({ movement: 'bought', amount: 1 }),
      moved({ movement: 'expired', amount: -1 }),
      moved({ movement: 'spent', amount: -4, lesson: LESSON, number: 'F-2031-0041' }),
      moved({ movement: 'returned', lesson: { ...LESSON, type: 1 }, reason: 'Well played' }),
      moved({ movement: 'refunded', amount: -6, number: 'F-2031-0041' }),
    ],
    PERIOD,
  );
  expect(lines).toEqual([
    ['2031-03-01', 'Opening balance', null, null, null, 2],
    ['2031-03-10', 'Given', null, 'Well played', 4, 6],
    ['2031-03-10', 'Bought', null, 'Receipt F-2031-0041', 6, 12],
    ['2031-03-10', 'Bought', null, null, 1, 13],
    ['2031-03-10', 'Expired', null, null, -1, 12],
    ['2031-03-10', 'Spent', '12 March 2031, 10:00 to 11:00', null, -4, 8],
    ['2031-03-10', 'Returned', '12 March 2031, video lesson', null, 4, 12],
    ['2031-03-10', 'Refunded', null, 'Receipt F-2031-0041', -6, 6],
    ['2031-03-31', 'Closing balance', null, null, null, 6],
  ]);
});

test('for any movements, the closing balance is the opening one and their sum', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.array(fc.integer({ min: -20, max: 20 })), (opening, amounts) => {
      const lines = statementLines(
        opening,
        amounts.map((amount) => moved({ amount })),
        PERIOD,
      );
      expect(lines).toHaveLength(amounts.length + 2);
      expect(lines.at(-1)?.at(-1)).toBe(amounts.reduce((sum, amount) => sum + amount, opening));
    }),
  );
});

test('the first line of a statement names what stands in each place of the others', () => {
  expect(STATEMENT_HEADER.join(', ')).toBe('Date, Movement, Lesson, Details, Credits, Balance');
  for (const line of statementLines(2, [moved({})], PERIOD)) expect(line).toHaveLength(STATEMENT_HEADER.length);
});
