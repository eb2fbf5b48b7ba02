import type { World } from '../world.ts';
import { ALL, NO_ROW, PROS, type Call, type Contract } from './contract.ts';

/** Calls for a player of the pro's by whoever they are no business of. */
const strangers = ({ people }: World): Call[] => [
  { as: 'other_player', id: people.player.id },
  { as: 'other_pro', id: people.player.id },
  { as: 'player', id: people.pro.id },
  { as: 'pro', id: people.other_pro.id },
  { as: 'pro', id: people.admin.id },
  { as: 'admin', id: NO_ROW },
  { as: 'pro', id: 'not-an-id' },
];

export const people: Contract[] = [
  {
    operation: 'GET /player',
    roles: PROS,
    works: () => ({ as: 'pro', query: { q: 'WHIT', page: '1', sort: 'next', descending: 'true', no_next: 'false' } }),
    refuses: [
      { because: 'page 0', field: 'page', input: { query: { page: '0' } } },
      { because: 'no such column', field: 'sort', input: { query: { sort: 'shoe' } } },
    ],
  },
  {
    operation: 'GET /player/{id}',
    roles: ALL,
    works: ({ people }) => ({ as: 'pro', id: people.player.id }),
    foreign: strangers,
  },
  {
    operation: 'GET /player/{id}/deliveries',
    roles: PROS,
    works: ({ people }) => ({ as: 'pro', id: people.player.id }),
    foreign: (world) => strangers(world).filter(({ as }) => as === 'pro' || as === 'other_pro'),
  },
  {
    operation: 'GET /user/{id}',
    roles: ALL,
    works: ({ people }) => ({ as: 'admin', id: people.other_pro.id }),
    foreign: strangers,
  },
  {
    operation: 'PUT /user/{id}',
    roles: ALL,
    works: ({ people }) => ({
      as: 'player',
      id: people.player.id,
      body: { phone: '07700 900123', dob: '1990-05-06', handed: 'left', shoe: '9.5', gender: '', type: 'admin' },
    }),
    refuses: [
      { because: 'an address that is none', field: 'email', input: { body: { email: 'nobody' } } },
      { because: 'a web address for a name', field: 'first_name', input: { body: { first_name: 'Win at evil.com' } } },
      { because: 'no first name', field: 'first_name', input: { body: { first_name: ' ' } } },
      { because: 'a day that does not exist', field: 'dob', input: { body: { dob: '2026-02-30' } } },
      { because: 'a quarter of a shoe', field: 'shoe', input: { body: { shoe: 9.25 } } },
      { because: 'no such zone', field: 'timezone', input: { body: { timezone: 'Mars/Olympus' } } },
      { because: 'no such currency', field: 'currency', input: { body: { currency: 'XXX' } } },
      {
        because: 'no such length',
        field: 'lesson_settings.lesson_duration',
        input: { body: { lesson_settings: { lesson_duration: 50 } } },
      },
    ],
    foreign: (world) => strangers(world).map((call) => ({ ...call, body: { first_name: 'Mine' } })),
  },
  {
    operation: 'DELETE /user/{id}',
    roles: [...PROS, 'admin'],
    works: ({ leaving_id }) => ({ as: 'pro', id: leaving_id }),
    foreign: (world) => strangers(world).filter(({ as }) => as === 'pro' || as === 'other_pro'),
  },
  { operation: 'GET /group', roles: PROS, works: () => ({ as: 'pro' }) },
  {
    operation: 'GET /group/{id}',
    roles: PROS,
    works: ({ all_players_id }) => ({ as: 'pro', id: all_players_id }),
    foreign: ({ group_id }) => [
      { as: 'other_pro', id: group_id },
      { as: 'pro', id: 'not-an-id' },
    ],
  },
  {
    operation: 'POST /group',
    roles: PROS,
    works: () => ({ as: 'pro', body: { name: 'Early birds' } }),
    refuses: [
      { because: 'no name', field: 'name', input: { body: {} } },
      { because: 'a name of 256 characters', field: 'name', input: { body: { name: 'x'.repeat(256) } } },
      { because: 'a name it has', field: 'name', input: { body: { name: 'JUNIORS' } } },
    ],
  },
  {
    operation: 'PUT /group/{id}',
    roles: PROS,
    works: ({ group_id, people }) => ({ as: 'pro', id: group_id, body: { player: people.player.id } }),
    refuses: [{ because: 'nobody', field: 'player', input: { body: {} } }],
    foreign: ({ group_id, people }) => [
      { as: 'other_pro', id: group_id, body: { player: people.player.id } },
      { as: 'pro', id: group_id, body: { player: people.other_pro.id } },
    ],
  },
  {
    operation: 'DELETE /group/{id}/member/{memberId}',
    roles: PROS,
    works: ({ group_id, people }) => ({ as: 'pro', id: group_id, memberId: people.other_player.id }),
    foreign: ({ group_id, people }) => [
      { as: 'other_pro', id: group_id, memberId: people.other_player.id },
      { as: 'pro', id: group_id, memberId: NO_ROW },
    ],
  },
  {
    operation: 'DELETE /group/{id}',
    roles: PROS,
    works: ({ group_id }) => ({ as: 'pro', id: group_id }),
    foreign: ({ group_id }) => [{ as: 'other_pro', id: group_id }],
  },
];
