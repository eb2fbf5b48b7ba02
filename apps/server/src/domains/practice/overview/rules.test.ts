import { expect, test } from 'vitest';
import { summariseSkills } from './rules.ts';

const skill = (discipline: string, score: number) => ({ discipline, score });

test('skills are summed up by their average, the strongest and the weakest', () => {
  expect(summariseSkills([skill('Putting', 5), skill('Driver', 8), skill('Bunkers', 3), skill('Irons', 8)])).toEqual({
    count: 4,
    average: 6,
    strongest: skill('Driver', 8),
    weakest: skill('Bunkers', 3),
  });
});

test('of equal scores the first counts', () => {
  const [first, second] = [skill('Bunkers', 3), skill('Driver', 8)];
  const others = [skill('Putting', 8), skill('Irons', 3)];
  expect(summariseSkills([first, second, ...others])).toMatchObject({ strongest: second, weakest: first });
});

test('an average has one decimal', () => {
  expect(summariseSkills([skill('A', 5), skill('B', 5), skill('C', 6)])?.average).toBe(5.3);
});

test('a single skill, and skills of one score, have no weakest', () => {
  expect(summariseSkills([skill('Putting', 0)])).toMatchObject({ count: 1, average: 0, weakest: null });
  expect(summariseSkills([skill('Putting', 5), skill('Driver', 5)])).toMatchObject({ weakest: null });
});

test('without skills there is nothing to sum up', () => {
  expect(summariseSkills([])).toBeNull();
});
