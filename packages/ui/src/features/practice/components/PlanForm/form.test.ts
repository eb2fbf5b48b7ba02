import { expect, test } from 'vitest';
import { aPlan, aSession } from '../../../../testing/plans.ts';
import { listDayChoices, spaceDays, toggleDay, toPlanFields } from './form.ts';

const TODAY = '2026-11-24';

test('spaced days come at growing distances', () => {
  expect(spaceDays(TODAY)).toEqual(['2026-11-25', '2026-11-27', '2026-12-01', '2026-12-08']);
});

test('days to tap are today, the spacing and what else was chosen, in their order', () => {
  expect(listDayChoices(['2026-11-26', '2026-11-27'], TODAY)).toEqual([
    { day: '2026-11-24', label: 'Today' },
    { day: '2026-11-25', label: 'Tomorrow' },
    { day: '2026-11-26', label: 'Thu 26 Nov' },
    { day: '2026-11-27', label: 'Fri 27 Nov' },
    { day: '2026-12-01', label: 'Tue 1 Dec' },
    { day: '2026-12-08', label: 'Tue 8 Dec' },
  ]);
});

test('a tap puts a day in, and takes it out again', () => {
  expect(toggleDay(['2026-11-27'], TODAY)).toEqual([TODAY, '2026-11-27']);
  expect(toggleDay([TODAY, '2026-11-27'], TODAY)).toEqual(['2026-11-27']);
});

test('a plan is changed in what is left of it to do', () => {
  const plan = aPlan();
  const [entry] = plan.drills;
  const done = aSession({ id: 'a', due_on: '2026-11-20', score: 6 });
  const left = aSession({ id: 'b', due_on: '2026-11-27' });
  const changed = {
    ...plan,
    drills: [
      { ...entry!, sessions: [done, left] },
      { ...entry!, sessions: [done] },
    ],
  };
  expect(toPlanFields(changed).drills).toEqual([{ drill: entry!.drill, days: ['2026-11-27'] }]);
  expect(toPlanFields(null)).toEqual({ note: '', drills: [] });
});
