import { slotsOfMonth } from '../../apps/server/src/domains/diary/rules/slots.ts';
import { median, type Figure } from '../figures.ts';
import { factsOfYear } from '../world.ts';

const ROUNDS = 15;
const CALLS = 200;
const window = { from: 0, lastDate: null };

/** Milliseconds a call takes: the median of many rounds, each long enough for the clock. */
function cost(call: () => unknown): number {
  for (let warm = 0; warm < CALLS; warm += 1) call();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    for (let nth = 0; nth < CALLS; nth += 1) call();
    return (performance.now() - begin) / CALLS;
  });
  return median(rounds);
}

/** The slot rules against `JSON.stringify` of their own answer. */
export function measureRules(): Figure[] {
  const facts = factsOfYear(2027, 200);
  const month = () => slotsOfMonth(facts, { year: 2027, month: 1, duration: 60 }, window);
  const year = () =>
    Array.from({ length: 12 }, (_, index) =>
      slotsOfMonth(facts, { year: 2027, month: index + 1, duration: 60 }, window),
    );
  const answer = month();
  const one = cost(month);
  const written = cost(() => JSON.stringify(answer));
  const twelve = cost(year);
  return [
    {
      what: 'A month of slots with 200 lessons',
      value: one,
      unit: 'ms',
      how: 'pure function, median of 15 rounds; 200 lessons in every month',
    },
    {
      what: '… against `JSON.stringify` of its answer',
      value: one / written,
      unit: 'x',
      limit: { most: 3 },
      how: 'same process, same run',
    },
    {
      what: 'Twelve months against one',
      value: twelve / one,
      unit: 'x',
      limit: { most: 15 },
      how: 'same process, same run',
    },
  ];
}
