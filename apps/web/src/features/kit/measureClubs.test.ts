import { expect, test } from 'vitest';
import { measureClubs } from './measureClubs.ts';

const chart = (club: string | null, ...yards: number[]) => ({
  lesson_id: 'lesson',
  date: '2031-03-12',
  club,
  // A unit of a chart is five yards.
  shots: yards.map((yard) => ({ horizon: 0, vertically: yard / 5 })),
});

test('a club’s shots of all its charts come to one bias and one spread, in yards', () => {
  const charts = [chart('7 iron', -10, 0), chart('7 Iron ', -5, -5), chart('Driver', 5, 5), chart(null, 40, 40, 40)];
  const clubs = [
    { club: '7 iron', shots: 4 },
    { club: 'Driver', shots: 2 },
  ];
  const [iron, ...others] = measureClubs({ clubs, charts });
  expect(others).toEqual([]);
  expect(iron).toMatchObject({ club: '7 iron', shots: 4, bias: -5 });
  expect(iron?.spread).toBeCloseTo(Math.sqrt(50 / 3));
});
