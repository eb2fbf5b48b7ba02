import { describe, expect, test } from 'vitest';
import { resolveRelation } from './rules.ts';

const PEOPLE = {
  pro: { id: 'pro', type: 'pro', pro_id: null },
  player: { id: 'player', type: 'player', pro_id: 'pro' },
  fellow: { id: 'fellow', type: 'player', pro_id: 'pro' },
  otherPro: { id: 'otherPro', type: 'pro', pro_id: null },
  admin: { id: 'admin', type: 'admin', pro_id: null },
  /** Players are nobody's pro, whatever a row says. */
  stray: { id: 'stray', type: 'player', pro_id: 'player' },
  /** Admins and pros may have a `pro_id` of old. */
  adminOfPro: { id: 'adminOfPro', type: 'admin', pro_id: 'pro' },
} as const;
type Name = keyof typeof PEOPLE;

describe('who is what to whom (A14)', () => {
  test.each<[Name, Partial<Record<Name, string>>]>([
    ['player', { player: 'self' }],
    ['fellow', { fellow: 'self' }],
    ['pro', { pro: 'self', player: 'pro', fellow: 'pro' }],
    ['otherPro', { otherPro: 'self' }],
    [
      'admin',
      {
        pro: 'admin',
        player: 'admin',
        fellow: 'admin',
        otherPro: 'admin',
        stray: 'admin',
        admin: 'self',
        adminOfPro: 'admin',
      },
    ],
  ])('a %s', (asking, known) => {
    const names = Object.keys(PEOPLE) as Name[];
    const found = names.flatMap((asked) => {
      const relation = resolveRelation(PEOPLE[asking], PEOPLE[asked]);
      return relation ? [[asked, relation]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(known);
  });
});
