import type { DistanceUnit } from '@fairway/contracts/kit/distances';
import { expect, test } from 'vitest';
import { describeGap, findGaps, sortCarries } from './gaps.ts';

const carry = (club: string, yd: number) => ({ club, yd });
const describe = (...yards: number[]) => describeIn('yards', ...yards);
const describeIn = (unit: DistanceUnit, ...yards: number[]) =>
  findGaps(sortCarries(yards.map((yd, nth) => carry(`Club ${nth + 1}`, yd))), unit).map((gap) =>
    describeGap(gap, unit),
  );

test('clubs are compared from the longest to the shortest, without the putter', () => {
  const carries = [carry('Wedge', 90), carry('Putter', 0), carry('Driver', 230), carry('7 iron', 150)];
  expect(sortCarries(carries).map(({ club }) => club)).toEqual(['Driver', '7 iron', 'Wedge']);
});

test.each([
  [[150, 125], ['25 yards between Club 1 and Club 2']],
  [[150, 126], [null]],
  [[150, 143], [null]],
  [[150, 144], ['Only 6 yards between Club 1 and Club 2']],
  [[150, 149], ['Only 1 yard between Club 1 and Club 2']],
  [[150, 150], ['Club 1 and Club 2 go the same distance']],
  [[150], []],
  [[], []],
])('of clubs that go %j is said %j', (yards, said) => {
  expect(describe(...yards)).toEqual(said);
});

test.each([
  // 137 and 114 metres.
  [[150, 125], '23 metres between Club 1 and Club 2'],
  [[150, 126], null],
  [[150, 144], 'Only 5 metres between Club 1 and Club 2'],
  [[7, 5], 'Only 1 metre between Club 1 and Club 2'],
  // Both read 5 metres.
  [[6, 5], 'Club 1 and Club 2 go the same distance'],
])('in metres, of clubs that go %j yards is said %j: what lies between the numbers that are read', (yards, said) => {
  expect(describeIn('metres', ...yards)).toEqual([said]);
});
