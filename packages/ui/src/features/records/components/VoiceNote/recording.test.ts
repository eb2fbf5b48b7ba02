import { expect, test } from 'vitest';
import { chooseKind, formatLength } from './recording.ts';

test('a browser records in the best kind it knows', () => {
  expect(chooseKind(() => true)?.ending).toBe('webm');
  expect(chooseKind((type) => type === 'audio/mp4')?.ending).toBe('m4a');
  expect(chooseKind(() => false)).toBeNull();
});

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [65_000, '1:05'],
  [300_000, '5:00'],
])('%d ms are read as %s', (ms, read) => {
  expect(formatLength(ms)).toBe(read);
});
