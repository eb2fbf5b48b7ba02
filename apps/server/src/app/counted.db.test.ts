import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, aRequest, createCalls, catchRefusal, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from './context.ts';
import { AppError } from '#core/app-error.ts';

const home = fileDatabase();
const taken: string[] = [];
let full: string | null = null;
const base = testServices(home, startClock('2031-03-10T09:00:00Z'));
const services = Object.create(base, {
  rateLimits: {
    value: {
      take: async (limit: string, key: string) => {
        taken.push(`${limit} ${key}`);
        if (limit === full) throw new AppError('too_many_requests', { retryAfter: 60 });
      },
      forgive: async () => {},
    },
  },
}) as typeof base;
let pro: Actor;
let player: Actor;
beforeEach(async () => {
  const row = await aPro(home.db);
  pro = toActor(row);
  player = toActor(await aPlayer(home.db, row, { stripe_id: null }), row);
  taken.length = 0;
  full = null;
});

const IP = '203.0.113.7';
const someone = { first_name: 'Alex', last_name: 'Taylor', email: 'alex@example.com' };
type Row = [name: string, limit: string, by: 'pro' | 'player', call: (calls: Calls) => Promise<unknown>];
const rows: Row[] = [
  ['an invitation', 'invitations', 'pro', ({ people }) => people.invite(someone)],
  ['an invitation sent again', 'invitations', 'pro', ({ people }) => people.resendInvitation({ id: pro.id })],
  ['a card intent', 'card_setups', 'player', ({ payments }) => payments.intent()],
  ['a new customer', 'card_setups', 'player', ({ payments }) => payments.addCustomer()],
  ['a first card', 'card_setups', 'player', ({ payments }) => payments.addCard({ payment_method: 'pm_card_visa' })],
  ['another card', 'card_setups', 'player', ({ payments }) => payments.updateCard({ payment_method: 'pm_card_visa' })],
  ['the card of the sign-up', 'card_setups', 'player', ({ accounts }) => accounts.onboard({ step: 5 })],
];

describe('is counted by the caller and by where the call comes from, and refused when there were too many', () => {
  test.each(rows)('%s', async (_, limit, by, call) => {
    const actor = by === 'pro' ? pro : player;
    full = `${limit}_account`;
    expect(await catchRefusal(call(createCalls(services, actor, aRequest(IP))))).toMatchObject({
      status: 429,
      message: 'Too many attempts. Please wait a little and try again.',
    });
    expect(taken).toEqual([`${limit}_address ${IP}`, `${limit}_account ${actor.id}`]);
  });

  test('what a guardian does for a child, by the guardian', async () => {
    full = 'card_setups_account';
    const acting = { ...player, guardian_id: 'their guardian' };
    await catchRefusal(createCalls(services, acting, aRequest(IP)).payments.intent());
    full = 'messages_account';
    await catchRefusal(createCalls(services, acting, aRequest(IP)).messages.send({ msg: 'Hello' }));
    expect(taken).toEqual([
      `card_setups_address ${IP}`,
      'card_setups_account their guardian',
      'messages_account their guardian',
    ]);
  });

  test.each<[string, (calls: Calls) => Promise<unknown>]>([
    [
      'a registration',
      ({ accounts }) => accounts.register({ name: 'Jo Brand', email: 'jo@example.com', password: 'fairway-demo-1' }),
    ],
    [
      'a sign-up',
      ({ accounts }) =>
        accounts.onboard({ step: 2, email: 'jo@example.com', password: 'fairway-demo-1', code: 'ABCDEF' }),
    ],
  ])('%s, whose answer tells whether an address has an account', async (_, call) => {
    full = 'emails_address';
    expect((await catchRefusal(call(createCalls(services, null, aRequest(IP))))).status).toBe(429);
    expect(taken.at(-1)).toBe(`emails_address ${IP}`);
    expect(await home.db.users.count({ where: { email: 'jo@example.com' } })).toBe(0);
  });
});
