import type { KitRow } from '@fairway/ui/features/kit/components/KitRows/kitRow';
import { describe, expect, test } from 'vitest';
import {
  addRow,
  changeRow,
  findNextStep,
  isNothing,
  listChanges,
  NOTHING_PENDING,
  placeRows,
  refuseStep,
  removeRow,
  settleStep,
  showRows,
  type KitStep,
  type PendingKit,
} from './pendingKit.ts';

const row = (id: string, order: number, club = id): KitRow => ({ id, order, club, detail: 'Model' });
const ROWS = [row('a', 1), row('b', 2), row('c', 3)];
const TYPED = { club: '7 iron', detail: 'Blade' };
const HALF = { club: '7 iron', detail: '' };
const isComplete = ({ club, detail }: typeof TYPED) => club !== '' && detail !== '';
const next = (pending: PendingKit) => findNextStep(pending, isComplete);
const showIds = (pending: PendingKit, rows = ROWS) => showRows(rows, pending).map(({ id }) => id);
const withNew = addRow(NOTHING_PENDING, { id: 'new', order: 4, values: null });

describe('what is counted as waiting', () => {
  test.each([
    ['nothing', NOTHING_PENDING, 0],
    ['a new row, and what was typed into it, as one', changeRow(withNew, 'new', HALF), 1],
    ['a row that was changed and one that was removed', removeRow(changeRow(NOTHING_PENDING, 'a', TYPED), 'b'), 2],
    ['an order of several rows as one', placeRows(NOTHING_PENDING, ['c', 'a', 'b']), 1],
  ])('is %s', (_, pending, count) => {
    expect(listChanges(pending)).toHaveLength(count);
    expect(isNothing(pending)).toBe(count === 0);
  });
});

describe('what is shown', () => {
  test('is the server’s list in its order while nothing waits', () => {
    expect(showIds(NOTHING_PENDING, [ROWS[2]!, ROWS[0]!, ROWS[1]!])).toEqual(['a', 'b', 'c']);
  });
  test('has what was added, typed and removed since', () => {
    const pending = removeRow(changeRow(withNew, 'b', HALF), 'a');
    expect(showRows(ROWS, pending)).toEqual([
      { id: 'b', order: 2, ...HALF },
      row('c', 3),
      { id: 'new', order: 4, club: '', detail: '' },
    ]);
  });
  test('has a row once while the server has it and this device does not know', () => {
    expect(showIds(withNew, [...ROWS, row('new', 4)])).toEqual(['a', 'b', 'c', 'new']);
  });
  test('follows an order, with rows of other devices and new ones at its end', () => {
    const placed = placeRows(NOTHING_PENDING, ['c', 'a']);
    expect(showIds(placed)).toEqual(['c', 'a', 'b']);
    expect(showIds(addRow(placed, { id: 'new', order: 0, values: null }))).toEqual(['c', 'a', 'new', 'b']);
  });
});

describe('what is sent', () => {
  test('is rows first, then what they say, then their order', () => {
    let pending = placeRows(changeRow(removeRow(withNew, 'a'), 'new', TYPED), ['new', 'b', 'c']);
    const kinds: string[] = [];
    for (let step = next(pending); step; step = next(pending)) {
      kinds.push(step.kind);
      pending = settleStep(pending, step);
    }
    expect(kinds).toEqual(['add', 'remove', 'change', 'place']);
    expect(isNothing(pending)).toBe(true);
  });
  test('is nothing of a row that is not finished', () => {
    expect(next(changeRow(NOTHING_PENDING, 'b', HALF))).toBeNull();
  });
  test('is again what was typed while its forerunner was on its way', () => {
    const step: KitStep = { kind: 'change', id: 'b', values: TYPED };
    const later = changeRow(changeRow(NOTHING_PENDING, 'b', TYPED), 'b', { ...TYPED, detail: 'Blades' });
    expect(next(settleStep(later, step))).toEqual({ ...step, values: { ...TYPED, detail: 'Blades' } });
  });
  test('is the removal of a row whose adding may have arrived', () => {
    expect(next(removeRow(withNew, 'new'))).toEqual({ kind: 'remove', id: 'new' });
  });
  test('is a row anew that comes back, and not its removal', () => {
    const back = addRow(removeRow(NOTHING_PENDING, 'b'), { id: 'b', order: 2, values: TYPED });
    expect(back.removed).toEqual([]);
    expect(next(back)).toEqual({ kind: 'add', id: 'b', order: 2 });
    expect(next(settleStep(back, { kind: 'add', id: 'b', order: 2 }))).toEqual({
      kind: 'change',
      id: 'b',
      values: TYPED,
    });
  });
});

describe('what is refused', () => {
  const refusal = { words: 'No', isGone: false };
  test('stays in its row with the server’s words until it is typed anew', () => {
    const step: KitStep = { kind: 'change', id: 'b', values: TYPED };
    const refused = refuseStep(changeRow(NOTHING_PENDING, 'b', TYPED), step, refusal);
    expect(refused).toMatchObject({ refused: { b: 'No' }, changed: { b: TYPED } });
    expect(next(refused)).toBeNull();
    expect(next(changeRow(refused, 'b', TYPED))).toEqual(step);
  });
  test('goes with its row where that is gone, or could not be added', () => {
    const changed = changeRow(withNew, 'new', TYPED);
    const add: KitStep = { kind: 'add', id: 'new', order: 4 };
    expect(isNothing(refuseStep(changed, add, refusal))).toBe(true);
    const gone = changeRow(NOTHING_PENDING, 'b', TYPED);
    const step: KitStep = { kind: 'change', id: 'b', values: TYPED };
    expect(isNothing(refuseStep(gone, step, { words: '', isGone: true }))).toBe(true);
  });
  test('is an order of rows that are no longer there', () => {
    const step: KitStep = { kind: 'place', ids: ['a', 'gone'] };
    expect(isNothing(refuseStep(placeRows(NOTHING_PENDING, step.ids), step, refusal))).toBe(true);
  });
});
