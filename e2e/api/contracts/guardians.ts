import { ageYears } from '../guardians.ts';
import { PLAYERS, PROS, type Contract } from './contract.ts';

const emma = { first_name: 'Emma', last_name: 'Smith', dob: ageYears(9) };

export const guardians: Contract[] = [
  { operation: 'GET /children', roles: PLAYERS, works: () => ({ as: 'player' }) },
  {
    operation: 'POST /child',
    roles: PLAYERS,
    works: () => ({ as: 'player', body: emma }),
    refuses: [
      { because: 'no name', field: 'first_name', input: { body: { ...emma, first_name: '' } } },
      { because: 'no birthday', field: 'dob', input: { body: { ...emma, dob: '' } } },
      { because: 'a grown-up', field: 'dob', input: { body: { ...emma, dob: ageYears(18) } } },
    ],
  },
  {
    operation: 'POST /child/{id}/sign-in',
    roles: PLAYERS,
    works: ({ children }) => ({ as: 'player', id: children.teen, body: { email: 'teen@example.com' } }),
    foreign: ({ children }) => [{ as: 'other_player', id: children.teen, body: { email: 'theirs@example.com' } }],
  },
  {
    operation: 'PUT /acting',
    roles: PLAYERS,
    works: () => ({ as: 'player', body: { child_id: null } }),
    foreign: ({ children }) => [{ as: 'other_player', body: { child_id: children.teen } }],
  },
  {
    operation: 'PUT /user/{id}/guardian',
    roles: PROS,
    works: ({ children, people: { player } }) => ({ as: 'pro', id: children.free, body: { guardian_id: player.id } }),
    foreign: ({ children, people: { player } }) => [
      { as: 'other_pro', id: children.free, body: { guardian_id: player.id } },
    ],
  },
];
