import { describe, expect, test } from 'vitest';
import { levelFault, toSearchPatterns, type Standing } from './rules.ts';

const NOTHING = { lessons: 0, credits: 0, players: 0, children: 0 };
const standing = (from: Standing['from'], fields: Partial<Standing> = {}): Standing => ({
  from,
  self: false,
  stake: NOTHING,
  ...fields,
});

describe('another level', () => {
  test.each([
    ['pro', 'pro'],
    ['player', 'player'],
    ['admin', 'admin'],
    ['pro', 'admin'],
    ['admin', 'pro'],
  ] as const)('of a %s: %s is fine', (from, to) => {
    expect(levelFault(standing(from), to)).toBeNull();
  });

  test.each([
    ['player', 'pro', 'A player stays a player: their lessons and credits are with their coach.'],
    ['player', 'admin', 'A player stays a player: their lessons and credits are with their coach.'],
    ['pro', 'player', 'Players join with their coach’s code or invitation.'],
    ['admin', 'player', 'Players join with their coach’s code or invitation.'],
  ] as const)('of a %s: %s is none', (from, to, why) => {
    expect(levelFault(standing(from), to)).toBe(why);
  });

  test('is not one’s own to choose, but the present one may be sent back', () => {
    expect(levelFault(standing('admin', { self: true }), 'pro')).toBe('You cannot change your own role.');
    expect(levelFault(standing('admin', { self: true }), 'admin')).toBeNull();
  });

  test.each([[{ players: 1 }], [{ lessons: 1 }], [{ credits: 1 }]])('of a pro with %o is none', (stake) => {
    expect(levelFault(standing('pro', { stake: { ...NOTHING, ...stake } }), 'admin')).toBe(
      'A coach who has players or lessons cannot become an admin.',
    );
  });
});

test('an admin who has lessons of their time as a pro may be a pro again', () => {
  expect(
    levelFault(standing('admin', { stake: { lessons: 3, credits: 0, players: 0, children: 0 } }), 'pro'),
  ).toBeNull();
});

test.each([
  ['', []],
  ['  ', []],
  ['Robin', ['%robin%']],
  [' robin  CALDER ', ['%robin%', '%calder%']],
  ['100%', ['%100\\%%']],
  ['a_b\\c', ['%a\\_b\\\\c%']],
])('the search %j looks for %j', (q, patterns) => {
  expect(toSearchPatterns(q)).toEqual(patterns);
});
