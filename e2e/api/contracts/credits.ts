import { BOTH, NO_ROW, PROS, type Contract } from './contract.ts';

export const credits: Contract[] = [
  {
    operation: 'GET /credits',
    roles: BOTH,
    works: () => ({ as: 'player' }),
    foreign: (world) => [
      { as: 'player', query: { player_id: world.people.other_player.id } },
      { as: 'other_pro', query: { player_id: world.people.player.id } },
    ],
    refuses: [{ because: 'no player', field: 'player_id', input: {}, as: 'pro' }],
  },
  {
    operation: 'POST /credits',
    roles: PROS,
    works: (world) => ({ as: 'pro', body: { player_id: world.people.player.id, credits: 20 } }),
    foreign: (world) => [{ as: 'other_pro', body: { player_id: world.people.player.id, credits: 1 } }],
    refuses: [
      { because: '21 credits', field: 'credits', input: { body: { player_id: NO_ROW, credits: 21 } } },
      { because: 'no credits', field: 'credits', input: { body: { player_id: NO_ROW, credits: 0 } } },
    ],
  },
];
