import { expect, test } from 'vitest';
import { nameGoalMeasure } from './goal-measures.ts';

test('a measure in own words is called by them', () => {
  expect(nameGoalMeasure({ measure: 'own', unit: 'putts a round' })).toBe('putts a round');
  expect(nameGoalMeasure({ measure: 'score', unit: '' })).toBe('Score');
});
