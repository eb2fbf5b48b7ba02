import { expect, test } from 'vitest';
import { splitName } from './rules.ts';

test.each([
  ['Robin Calder', 'Robin', 'Calder'],
  ['Anna Maria van der Berg', 'Anna Maria van der', 'Berg'],
  ['  Robin \t Calder  ', 'Robin', 'Calder'],
  ['Pelé', 'Pelé', ''],
  ['<b>Robin</b> O’Neill', '<b>Robin</b>', 'O’Neill'],
  ['李 明', '李', '明'],
])('%j is %j and %j', (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name });
});
