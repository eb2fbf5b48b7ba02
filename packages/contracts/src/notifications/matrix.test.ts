import { expect, test } from 'vitest';
import { cellsOff, matrixWithout, notificationMatrix } from './matrix.ts';
import { GROUPS_BY_ROLE, NOTICE_GROUPS } from './notice-groups.ts';

test('a matrix says of each cell whether it is on', () => {
  const matrix = matrixWithout(['offers:email', 'lessons:text']);
  expect(notificationMatrix.parse(matrix)).toEqual(matrix);
  expect(matrix.offers).toEqual({ push: true, email: false });
  expect(matrix.lessons).toEqual({ push: true, email: true, text: false });
});

test('a change names its cells and leaves the rest', () => {
  const off = cellsOff(['offers:email', 'records:push'], {
    offers: { email: true, push: false },
    lessons: { text: false },
  });
  expect(off).toEqual(['lessons:text', 'records:push', 'offers:push']);
  expect(cellsOff(off, {})).toEqual(off);
});

test('what is no cell any more is forgotten', () => {
  expect(cellsOff(['reminders:text', 'newsletter:email'], {})).toEqual([]);
});

test('every row that a role is shown has its cells', () => {
  const matrix = matrixWithout([]);
  for (const rows of Object.values(GROUPS_BY_ROLE))
    for (const group of NOTICE_GROUPS) {
      const channels: readonly string[] = (rows as Partial<Record<string, readonly string[]>>)[group] ?? [];
      expect(Object.keys(matrix[group])).toEqual(expect.arrayContaining([...channels]));
    }
});
