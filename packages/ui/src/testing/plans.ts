import type { DueSession, PlayerPractice, PracticePlan, PracticeSession } from '@fairway/contracts/practice/plans';
import type { TickedSession } from '../features/practice/components/types.ts';
import { aDrill, someDrills } from './drills.ts';

export const aSession = (fields: Partial<PracticeSession> = {}): PracticeSession => ({
  id: 'session-1',
  due_on: '2026-11-24',
  score: null,
  note: '',
  done_on: null,
  result_key: null,
  ...fields,
});

export const aDueSession = (fields: Partial<DueSession> = {}): DueSession => ({
  ...aSession(),
  plan_id: 'plan-1',
  drill: aDrill(),
  ...fields,
});

export const aTickedSession = (fields: Partial<TickedSession> = {}): TickedSession => ({
  ...aDueSession({ id: 'session-9', score: 7, done_on: '2026-11-24', result_key: 'key-1' }),
  tick: 'kept',
  failure: null,
  ...fields,
});

/** A plan of a lesson last week, under way. */
export const aPlan = (fields: Partial<PracticePlan> = {}): PracticePlan => {
  const [feet, , towel] = someDrills();
  return {
    id: 'plan-1',
    note: 'Slowly, and with your full routine. Two good evenings beat one long Saturday.',
    lesson: { id: 'lesson-1', title: 'Putting from six feet', starts_at: '2026-11-17T10:00:00.000Z' },
    revision: 1,
    created_at: '2026-11-17T12:00:00.000Z',
    ended_at: null,
    drills: [
      {
        drill: aDrill(),
        sessions: [
          aSession({ id: 's-1', due_on: '2026-11-18', score: 4, done_on: '2026-11-18', result_key: 'k-1' }),
          aSession({ id: 's-2', due_on: '2026-11-20', score: 6, done_on: '2026-11-21', result_key: 'k-2' }),
          aSession({ id: 's-3', due_on: '2026-11-24' }),
          aSession({ id: 's-4', due_on: '2026-12-01' }),
        ],
      },
      { drill: towel ?? aDrill(), sessions: [aSession({ id: 's-5', due_on: '2026-11-27' })] },
      { drill: feet ?? aDrill(), sessions: [aSession({ id: 's-6', due_on: '2026-11-24' })] },
    ],
    ...fields,
  };
};

const SCORES: [on: string, score: number][] = [
  ['2026-10-27', 3],
  ['2026-10-29', 5],
  ['2026-11-02', 4],
  ['2026-11-09', 6],
  ['2026-11-18', 6],
  ['2026-11-21', 8],
];

export const someCurves = (): PlayerPractice['curves'] => [
  {
    drill: aDrill(),
    points: SCORES.map(([on, score], nth) => ({ on, score, note: nth === 5 ? 'Slower back, and it rolls.' : '' })),
  },
  {
    drill: { id: 'drill-3', title: 'Land it on the towel', target: 5 },
    points: [{ on: '2026-11-20', score: 2, note: '' }],
  },
];

export const aPractice = (fields: Partial<PlayerPractice> = {}): PlayerPractice => ({
  today: '2026-11-24',
  plans: [
    aPlan(),
    aPlan({
      id: 'plan-0',
      note: '',
      lesson: null,
      created_at: '2026-10-27T12:00:00.000Z',
      ended_at: '2026-11-10T09:00:00.000Z',
    }),
  ],
  curves: someCurves(),
  streak: { weeks: 4, has_this_week: false },
  recent: { done: 6, due: 8 },
  ...fields,
});
