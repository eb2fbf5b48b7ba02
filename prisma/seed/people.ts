import { DAY_MS } from '@fairway/time/units';
import { addUser } from '../../apps/server/src/domains/coaching/accounts/service.ts';
import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';
import { addCard } from '../../apps/server/src/domains/checkout/cards/service.ts';
import { saveConnectedAccount } from '../../apps/server/src/domains/checkout/payout-account/service.ts';
import { addGroup, changeGroup } from '../../apps/server/src/domains/coaching/groups/service.ts';
import { ZONE, type Clock } from './clock.ts';

export const DEMO_PASSWORD = 'fairway-demo-1';

/** First and last name, and the hand they play with. The first is the demo player. */
const PLAYERS = [
  ['Jamie', 'Whitlock', 'right'],
  ['Priya', 'Nair', 'right'],
  ['Tom', 'Ashdown', 'left'],
  ['Eleanor', 'Finch', 'right'],
  ['Callum', 'Reid', 'right'],
  ['Sofia', 'Marchetti', 'right'],
  ['Dev', 'Kapoor', 'left'],
  ['Hannah', 'Boyle', 'right'],
  ['George', 'Okafor', 'right'],
  ['Isla', 'Drummond', 'right'],
  ['Marcus', 'Thorne', 'right'],
  ['Beatrix', 'Featherstonehaugh', 'left'],
] as const;

/** What the coach told the payment provider; the bank account is the one that Stripe's tests use. */
const PAYEE = {
  address_line1: '2 Links Road',
  address_city: 'Ashdown',
  address_postcode: 'TN22 3AB',
  address_county: 'East Sussex',
  dob: '1984-05-17',
  account_name: 'Robin Calder',
  sortcode: '108800',
  accountno: '00012345',
  tos: true,
};

export interface People {
  coach: Actor;
  players: Actor[];
}

const toActor = (id: string, type: Actor['type'], pro_id: string | null): Actor => ({
  id,
  type,
  pro_id,
  timezone: ZONE,
  guardian_id: null,
  session_id_hash: '',
});

/** The coach's own groups, and the players in each by their place. */
const GROUPS: [name: string, members: number[]][] = [
  ['Saturday juniors', [1, 4, 6, 9]],
  ['Short game clinic', [0, 2, 3, 7, 11]],
];

async function gather(coach: Actor, players: Actor[], services: AppServices): Promise<void> {
  for (const [name, members] of GROUPS) {
    const { id } = await addGroup(coach, { name }, services);
    for (const place of members) await changeGroup(coach, { id, player: players[place]!.id }, services);
  }
}

/** The admin, the coach and their twelve players; all of them with a card on file at the provider. */
export async function addPeople(clock: Clock): Promise<People> {
  const services = clock.on(-360);
  const year = 365 * DAY_MS;
  await addUser(
    {
      type: 'admin',
      email: 'admin@example.com',
      email_verified_at: services.now(),
      password: DEMO_PASSWORD,
      first_name: 'Morgan',
      last_name: 'Hale',
    },
    services,
  );
  const coach_id = await addUser(
    {
      type: 'pro',
      email: 'coach@example.com',
      email_verified_at: services.now(),
      password: DEMO_PASSWORD,
      first_name: 'Robin',
      last_name: 'Calder',
      phone: '+447700900123',
      timezone: ZONE,
      referral_code: 'PARFUR',
      subscribed_until: new Date(clock.present.now().getTime() + year),
    },
    services,
  );
  const players: Actor[] = [];
  for (const [index, [first_name, last_name, handed]] of PLAYERS.entries()) {
    const demo = index === 0;
    const id = await addUser(
      {
        type: 'player',
        email_verified_at: services.now(),
        email: demo ? 'player@example.com' : `${first_name}.${last_name}@example.com`.toLowerCase(),
        password: demo ? DEMO_PASSWORD : null,
        first_name,
        last_name,
        handed,
        phone: `+4477009001${String(30 + index)}`,
        pro_id: coach_id,
        timezone: ZONE,
      },
      services,
    );
    players.push(toActor(id, 'player', coach_id));
  }
  const coach = toActor(coach_id, 'pro', null);
  await gather(coach, players, services);
  if (clock.takesCards) {
    await saveConnectedAccount(coach, PAYEE, services, { ip: '127.0.0.1' });
    for (const actor of [coach, ...players]) await addCard(actor, { payment_method: 'pm_card_visa' }, services);
  }
  return { coach, players };
}
