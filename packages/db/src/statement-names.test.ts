import { expect, it } from 'vitest';
import { statementNames } from './statement-names.ts';

it('gives one text one name and another text another', () => {
  const nameOf = statementNames();
  const first = nameOf({ sql: 'SELECT 1' });
  expect(first).not.toBe('');
  expect(nameOf({ sql: 'SELECT 2' })).not.toBe(first);
  expect(nameOf({ sql: 'SELECT 1' })).toBe(first);
});

it('leaves the texts beyond its limit unnamed and keeps the names it gave', () => {
  const nameOf = statementNames(1);
  const kept = nameOf({ sql: 'SELECT 1' });
  expect(nameOf({ sql: 'SELECT 2' })).toBe('');
  expect(nameOf({ sql: 'SELECT 1' })).toBe(kept);
});
