import { expect, test } from 'vitest';
import { findClubKind } from './clubKinds.ts';

test.each([
  ['Driver', 'driver'],
  ['1 Wood', 'driver'],
  ['3 wood', 'wood'],
  ['5W', 'wood'],
  ['4 hybrid', 'hybrid'],
  ['Rescue', 'hybrid'],
  ['3h', 'hybrid'],
  ['Driving iron', 'iron'],
  ['7i', 'iron'],
  ['10 iron', 'iron'],
  ['Pitching Wedge', 'wedge'],
  ['PW', 'wedge'],
  ['56°', 'wedge'],
  ['Putter', 'putter'],
  ['', 'other'],
  ['Excalibur', 'other'],
])('%j is drawn as a %s', (club, kind) => {
  expect(findClubKind(club)).toBe(kind);
});
