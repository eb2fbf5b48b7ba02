import { CREDIT_PRICE } from '../shop.ts';
import { BOTH, NO_ROW, PLAYERS, PROS, type Contract } from './contract.ts';

/** The other player has a card. */
const buying = (body: Record<string, unknown>) => ({ as: 'other_player' as const, input: { body } });

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
    works: (world) => ({ as: 'pro', body: { player_id: world.people.player.id, credits: 20, reason: 'Well played' } }),
    foreign: (world) => [{ as: 'other_pro', body: { player_id: world.people.player.id, credits: 1 } }],
    refuses: [
      { because: '21 credits', field: 'credits', input: { body: { player_id: NO_ROW, credits: 21 } } },
      { because: 'no credits', field: 'credits', input: { body: { player_id: NO_ROW, credits: 0 } } },
      {
        because: 'a reason of 256 characters',
        field: 'reason',
        input: { body: { player_id: NO_ROW, credits: 1, reason: 'x'.repeat(256) } },
      },
    ],
  },
  {
    operation: 'POST /stripe/add-credits',
    roles: PLAYERS,
    works: () => ({
      as: 'other_player',
      body: { credits: 2, price: CREDIT_PRICE * 2, payment_made: false },
      idempotencyKey: 'two credits, please',
    }),
    refuses: [
      { because: 'no quantity', field: 'credits', ...buying({}) },
      { because: '21 credits', field: 'credits', ...buying({ credits: 21 }) },
      { because: 'half a credit', field: 'credits', ...buying({ credits: 0.5 }) },
      { because: 'another price than the one shown', field: 'price', ...buying({ credits: 2, price: CREDIT_PRICE }) },
      { because: 'a payment that nobody made', field: 'payment_made', ...buying({ credits: 19, payment_made: true }) },
      {
        because: 'a payment of somebody else',
        field: 'payment_intent_id',
        ...buying({ credits: 1, payment_intent_id: 'pi_of_somebody_else' }),
      },
    ],
  },
];
