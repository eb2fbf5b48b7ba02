import { expect, test } from 'vitest';
import { readColumns, readRow } from './row-statement.ts';

const INT = 23;
const findReader = (type: number) => (type === INT ? Number : (text: string) => text);
const columns = readColumns(
  [
    { name: 'id', dataTypeID: INT },
    { name: 'name', dataTypeID: 25 },
  ],
  findReader,
);

test('each value is read as its type has it, and null stays null', () => {
  expect(readRow(columns, ['7', '7'])).toEqual({ id: 7, name: '7' });
  expect(readRow(columns, [null, ''])).toEqual({ id: null, name: '' });
});

test('no row sees the values of the one before', () => {
  readRow(columns, ['7', 'Robin']);
  expect(readRow(columns, ['8', null])).toEqual({ id: 8, name: null });
});
