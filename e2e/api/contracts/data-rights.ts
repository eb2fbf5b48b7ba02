import { PASSWORD } from '../world.ts';
import { ALL, BOTH, type Contract } from './contract.ts';

export const dataRights: Contract[] = [
  { operation: 'GET /links', roles: 'anyone', works: () => ({ as: 'player' }) },
  { operation: 'GET /data-rights', roles: ALL, works: () => ({ as: 'pro' }) },
  { operation: 'POST /data-export', roles: ALL, works: () => ({ as: 'other_player' }) },
];

/** Takes the player out of the world: nothing that needs them may follow. */
export const erasure: Contract = {
  operation: 'POST /erasure',
  roles: BOTH,
  works: () => ({ as: 'player', body: { password: PASSWORD } }),
  refuses: [
    { because: 'no password', field: 'password', input: { body: {} } },
    { because: 'another password', field: 'password', input: { body: { password: 'fairway-demo-2' } } },
  ],
};
