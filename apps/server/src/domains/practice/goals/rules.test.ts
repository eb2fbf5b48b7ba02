import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import type { GoalFields } from '@fairway/contracts/practice/goals';
import { expect, test } from 'vitest';
import { findGoalErrors, goalPermissions, isReached } from './rules.ts';

test.each([
  ['down', 14.2, 9.9, 10, false],
  ['down', 14.2, 9.9, 9.9, true],
  ['down', 14.2, 9.9, 8, true],
  ['up', 92, 100, 99.9, false],
  ['up', 92, 100, 100, true],
  ['up', 92, 100, 104, true],
  ['through zero', 2, -1, 0, false],
  ['through zero', 2, -1, -1, true],
])('a goal that leads %s from %d to %d is with %d reached: %s', (_, start, target, value, reached) => {
  expect(isReached({ start, target }, value)).toBe(reached);
});

const TODAY = '2031-03-12';
const AGREED = `${TODAY}T12:00:00.000Z`;
const proposed: GoalFields = {
  title: 'Fewer putts',
  measure: 'own',
  unit: 'putts',
  start: 36,
  target: 30,
  due_on: '2031-03-13',
};
const unit = [PRACTICE_MESSAGES.goalUnit];
const target = [PRACTICE_MESSAGES.goalSame];
const due_on = [PRACTICE_MESSAGES.goalPast];

test.each<[string, Partial<GoalFields>, ReturnType<typeof findGoalErrors>]>([
  ['says what it counts, differs from its start and is due tomorrow', {}, null],
  ['is measured by a handicap, which needs no unit', { measure: 'handicap', unit: '' }, null],
  ['does not say what it counts', { unit: '' }, { unit }],
  ['ends where it begins', { start: 30 }, { target }],
  ['is due today', { due_on: TODAY }, { due_on }],
  ['was due yesterday', { due_on: '2031-03-11' }, { due_on }],
  ['has nothing right', { unit: '', start: 30, due_on: TODAY }, { unit, target, due_on }],
])('a proposed goal that %s: %#', (_, change, errors) => {
  expect(findGoalErrors({ ...proposed, ...change }, TODAY)).toEqual(errors);
});

test.each([
  ['its proposer changes a proposal', false, null, { accept: false, edit: true, note: false }],
  ['the other one accepts it', true, null, { accept: true, edit: false, note: false }],
  [
    'once it is agreed, its proposer notes progress and changes nothing',
    false,
    AGREED,
    { accept: false, edit: false, note: true },
  ],
  ['once it is agreed, the other one does the same', true, AGREED, { accept: false, edit: false, note: true }],
])('%s, whichever of the two is the coach', (_, by_pro, agreed_at, can) => {
  expect(goalPermissions({ by_pro, agreed_at }, false)).toEqual(can);
  expect(goalPermissions({ by_pro: !by_pro, agreed_at }, true)).toEqual(can);
});
