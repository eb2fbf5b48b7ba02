import { expect, test } from 'vitest';
import { goingPhrases } from './atStake.ts';

test('what goes is counted, and what there is none of is left out', () => {
  expect(goingPhrases({ lessons: 0, credits: 0, players: 0, children: 0 })).toEqual([
    'your details, your lessons and your files',
  ]);
  expect(goingPhrases({ lessons: 1, credits: 1, players: 1, children: 0 }).slice(1)).toEqual([
    '1 player, with all of their data',
    '1 lesson to come',
    '1 unspent credit',
  ]);
  expect(goingPhrases({ lessons: 1200, credits: 6, players: 12, children: 0 }).slice(1)).toEqual([
    '12 players, with all of their data',
    '1,200 lessons to come',
    '6 unspent credits',
  ]);
  expect(goingPhrases({ lessons: 0, credits: 0, players: 0, children: 1 }).slice(1)).toEqual([
    '1 child without a login, with all of their data',
  ]);
});
