import { expect, test } from 'vitest';
import { DISTANCE_UNITS, fromYards, mostDistance, sayDistance, toYards } from './distances.ts';
import { KIT_LIMITS } from './limits.ts';

test.each([
  ['yards', 150, 150],
  ['metres', 150, 164],
  ['metres', 1, 1],
  ['metres', 0, 0],
  ['metres', 457, 500],
] as const)('in %s %i are kept as %i yards', (unit, distance, yards) => {
  expect(toYards(distance, unit)).toBe(yards);
});

test.each(DISTANCE_UNITS)(
  'every distance that is typed in %s comes back as it was, however often it is kept',
  (unit) => {
    for (let distance = 0; distance <= mostDistance(unit); distance += 1) {
      const yards = toYards(distance, unit);
      expect(fromYards(yards, unit)).toBe(distance);
      expect(toYards(fromYards(yards, unit), unit)).toBe(yards);
      expect(yards).toBeLessThanOrEqual(KIT_LIMITS.yd);
    }
  },
);

test('the furthest a club may go is told in either unit', () => {
  expect(DISTANCE_UNITS.map(mostDistance)).toEqual([500, 457]);
});

test.each([
  [1, 'yards', '1 yard'],
  [25, 'yards', '25 yards'],
  [1, 'metres', '1 metre'],
  [0, 'metres', '0 metres'],
] as const)('%i %s read %s', (distance, unit, words) => {
  expect(sayDistance(distance, unit)).toBe(words);
});
