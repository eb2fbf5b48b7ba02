import { expect, test } from 'vitest';
import { capitalize, decapitalize } from './capitals.ts';

test('only the first letter of a text changes', () => {
  expect(['two Words', 'Two', ''].map(capitalize)).toEqual(['Two Words', 'Two', '']);
  expect(['Two Words', 'two', ''].map(decapitalize)).toEqual(['two Words', 'two', '']);
});
