import { expect, test } from 'vitest';
import { firstSteps, type SetUp } from './rules.ts';

const NOTHING: SetUp = {
  has_hours: false,
  lesson_price: null,
  has_venue: false,
  stripe_id: null,
  stripe_payment_method: null,
  has_players: false,
  first_steps_dismissed_at: null,
};
const ALL: SetUp = {
  has_hours: true,
  lesson_price: 0,
  has_venue: true,
  stripe_id: 'cus_1',
  stripe_payment_method: 'pm_1',
  has_players: true,
  first_steps_dismissed_at: null,
};

const listDone = (setUp: SetUp) => firstSteps(setUp)?.flatMap(({ name, done }) => (done ? [name] : []));

test('a coach who has just registered has all five before them, in their order', () => {
  expect(firstSteps(NOTHING)?.map(({ name }) => name)).toEqual(['hours', 'price', 'venue', 'payments', 'share']);
  expect(listDone(NOTHING)).toEqual([]);
});

test.each<[string, Partial<SetUp>]>([
  ['hours', { has_hours: true }],
  ['price', { lesson_price: 1250 }],
  ['venue', { has_venue: true }],
  ['payments', { stripe_id: 'cus_1', stripe_payment_method: 'pm_1' }],
  ['share', { has_players: true }],
])('%s is done by what the data holds, and nothing else is', (name, facts) => {
  expect(listDone({ ...NOTHING, ...facts })).toEqual([name]);
});

test('payments are done with both their steps', () => {
  expect(listDone({ ...NOTHING, stripe_id: 'cus_1' })).toEqual([]);
});

test('the list is gone when all of it is done, and when it was put away', () => {
  expect(firstSteps(ALL)).toBeNull();
  expect(firstSteps({ ...NOTHING, first_steps_dismissed_at: new Date() })).toBeNull();
});
