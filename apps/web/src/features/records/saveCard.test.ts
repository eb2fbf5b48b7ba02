import { expect, test } from 'vitest';
import { nameCardFile } from './saveCard.ts';

test.each([
  ['7 iron', 'dispersion-7-iron.png'],
  ['All clubs', 'dispersion-all-clubs.png'],
  [' 60° / Wedge ', 'dispersion-60-wedge.png'],
  ['⛳', 'dispersion-card.png'],
])('the card of %j is the file %j', (title, name) => {
  expect(nameCardFile(title)).toBe(name);
});
