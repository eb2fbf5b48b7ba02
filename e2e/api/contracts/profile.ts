import { BOTH, PROS, type Contract } from './contract.ts';

export const profile: Contract[] = [
  { operation: 'GET /club', roles: BOTH, works: () => ({ as: 'player' }) },
  {
    operation: 'POST /club',
    roles: PROS,
    works: () => ({ as: 'pro', body: { name: 'Riverside Range', website: 'https://range.example' } }),
    refuses: [
      { because: 'no name', field: 'name', input: { body: {} } },
      { because: 'a name of 256 characters', field: 'name', input: { body: { name: 'x'.repeat(256) } } },
    ],
  },
  {
    operation: 'PUT /club/{id}',
    roles: PROS,
    works: (world) => ({ as: 'pro', id: world.club_id, body: { telephone: '01825 555 010' } }),
    foreign: (world) => [{ as: 'other_pro', id: world.club_id, body: { name: 'Mine' } }],
  },
  {
    operation: 'DELETE /club/{id}',
    roles: PROS,
    works: (world) => ({ as: 'other_pro', id: world.foreign_club_id }),
    foreign: (world) => [{ as: 'other_pro', id: world.club_id }],
  },
];
