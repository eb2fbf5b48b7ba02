import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pushHistory, redo, startHistory, undo } from './history.ts';

const ofSteps = (steps: readonly number[]) =>
  steps.reduce((history, step) => pushHistory(history, step), startHistory(0));

test('undoing all and redoing all ends where it began', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 40 }), (steps) => {
      const history = ofSteps(steps);
      const undone = steps.reduce((each) => undo(each), history);
      expect(undone.present).toBe(0);
      expect(steps.reduce((each) => redo(each), undone)).toEqual(history);
    }),
  );
});

test('at either end nothing happens', () => {
  const history = startHistory('a');
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
});

test('a new step ends what could be redone', () => {
  const changed = pushHistory(undo(ofSteps([1, 2])), 3);
  expect(redo(changed)).toBe(changed);
  expect(undo(changed).present).toBe(1);
});

test('the oldest steps are forgotten', () => {
  expect(ofSteps(Array.from({ length: 200 }, (_, nth) => nth)).past).toHaveLength(50);
});
