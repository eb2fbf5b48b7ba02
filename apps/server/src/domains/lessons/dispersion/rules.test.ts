import type { ChartShots } from '@fairway/contracts/lessons/dispersion-charts';
import { expect, test } from 'vitest';
import { countClubs, selectClub } from './rules.ts';

const spot = { horizon: 1, vertically: 0 };
const chart = (club: string | null, shots: number): ChartShots => ({
  lesson_id: `lesson-${club}-${shots}`,
  date: '2031-03-10',
  club,
  shots: Array.from({ length: shots }, () => spot),
});
const charts = [chart('7 Iron', 2), chart(null, 9), chart('Driver', 5), chart(' 7 iron', 4), chart('Wedge', 5)];

test('clubs are counted by their shots, written as they were last; charts without one are of none', () => {
  expect(countClubs(charts)).toEqual([
    { club: '7 Iron', shots: 6 },
    { club: 'Driver', shots: 5 },
    { club: 'Wedge', shots: 5 },
  ]);
  expect(countClubs([])).toEqual([]);
});

test('the most used club comes first, whenever it was played last, and of two as much used the first by its name', () => {
  const played = [chart('Wedge', 5), chart(' 7 Iron ', 1), chart('Driver', 5), chart('Putter', 8), chart('Chipper', 5)];
  expect(countClubs(played)).toEqual([
    { club: 'Putter', shots: 8 },
    { club: 'Chipper', shots: 5 },
    { club: 'Driver', shots: 5 },
    { club: 'Wedge', shots: 5 },
    { club: '7 Iron', shots: 1 },
  ]);
});

test.each([
  ['7 IRON', [charts[0], charts[3]]],
  ['driver ', [charts[2]]],
  ['7', []],
  [null, charts],
])('the charts of the club %j', (club, selected) => {
  expect(selectClub(charts, club)).toEqual(selected);
});
