import type { KitListProps } from '@fairway/ui/features/kit/screens/KitListPage';
import { expect, test, vi } from 'vitest';
import { inUnit } from './inUnit.ts';

const row = { id: 'row', order: 1, club: '7 iron', detail: '164' };
const aList = (over: Partial<KitListProps> = {}): KitListProps => ({
  rows: [row],
  refused: {},
  newest: null,
  save: 'saved',
  removed: null,
  onAdd: vi.fn(),
  onChange: vi.fn(),
  onMove: vi.fn(),
  onRemove: vi.fn(),
  onUndo: vi.fn(),
  ...over,
});

test('in yards a list is what it is', () => {
  const list = aList();
  expect(inUnit(list, 'yards')).toBe(list);
});

test.each([
  ['150', '164'],
  ['457', '500'],
  ['458', '501'],
  ['9999', '10935'],
  [' 7 ', '8'],
  ['', ''],
  ['far', 'far'],
  ['150.5', '150.5'],
  ['-5', '-5'],
])('%j typed in metres is kept as %j yards, and reads as it was typed', (typed, yards) => {
  const onChange = vi.fn();
  inUnit(aList({ onChange }), 'metres').onChange('row', { club: '7 iron', detail: typed });
  expect(onChange).toHaveBeenCalledWith('row', { club: '7 iron', detail: yards });
  const [shown] = inUnit(aList({ rows: [{ ...row, detail: yards }] }), 'metres').rows;
  expect(shown?.detail).toBe(typed.trim());
});

test('a row that was removed reads like the others', () => {
  expect(inUnit(aList({ removed: row }), 'metres').removed?.detail).toBe('150');
});
