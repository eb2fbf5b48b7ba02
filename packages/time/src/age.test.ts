import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

test.each([
  ['2018-06-15', '2031-06-14', 12],
  ['2018-06-15', '2031-06-15', 13],
  ['2018-12-31', '2031-01-01', 12],
  ['2012-02-29', '2030-02-28', 17],
  ['2012-02-29', '2030-03-01', 18],
  ['2012-02-29', '2032-02-29', 20],
])('whoever was born on %s is on %s %i years old', (dob, today, age) => {
  expect(ageOn(dob, today)).toBe(age);
});
