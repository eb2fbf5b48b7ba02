import { aCaller } from '#test/callers.ts';
import { expect, test } from 'vitest';
import { lessonScope, roleInLesson } from './rules.ts';

test('people see the lessons they give or take, and an admin none', () => {
  expect(lessonScope(aCaller('pro'))).toEqual({ pro_id: 'pro' });
  expect(lessonScope(aCaller('player'))).toEqual({ player_id: 'player' });
  expect(() => lessonScope(aCaller('admin'))).toThrow(expect.objectContaining({ kind: 'forbidden' }));
});

test('a pro is on the side that gives a lesson, everybody else on the other', () => {
  expect(['pro', 'player', 'admin'].map((type) => roleInLesson(aCaller(type as 'pro')))).toEqual([
    'pro',
    'player',
    'player',
  ]);
});
