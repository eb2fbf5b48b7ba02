import { PROS, type Contract } from './contract.ts';

/** A day long before any lesson of the world, so that nothing is concerned. */
const CALM = { start: '2027-01-04', end: '2027-01-04', from: '10:00', until: '15:00' };
const BACKWARDS = { ...CALM, until: '09:00' };
const odd = { because: 'a choice of nothing', field: 'choices.0.action' };

export const unplayable: Contract[] = [
  {
    operation: 'GET /unplayable',
    roles: PROS,
    works: ({ free_day }) => ({ as: 'pro', query: { start: free_day, end: free_day } }),
    refuses: [
      { because: 'an end before the start', field: 'until', input: { query: BACKWARDS } },
      { because: '63 days', field: 'end', input: { query: { start: '2027-01-04', end: '2027-03-08' } } },
    ],
  },
  ...(['POST /unplayable/preview', 'POST /unplayable'] as const).map((operation): Contract => ({
    operation,
    roles: PROS,
    works: () => ({ as: 'other_pro', body: { ...CALM, note: 'The course is flooded.', choices: [] } }),
    refuses: [
      { because: 'an end before the start', field: 'until', input: { body: BACKWARDS } },
      { ...odd, input: { body: { ...CALM, choices: [{ lesson_id: 'x', action: 'wait' }] } } },
      {
        because: 'a move to no time',
        field: 'choices.0.time',
        input: { body: { ...CALM, choices: [{ lesson_id: 'x', action: 'move' }] } },
      },
      {
        because: 'lessons that are not there',
        field: 'choices',
        as: 'pro',
        input: { body: { ...CALM, choices: [{ lesson_id: 'x', action: 'cancel' }] } },
      },
    ],
  })),
];
