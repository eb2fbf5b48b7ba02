import type { World } from '../world.ts';
import { BOTH, NO_ROW, PLAYERS, PROS, type Contract } from './contract.ts';

const clinic = {
  title: 'Short game clinic',
  places: 8,
  duration: 60,
  time: [{ start: '16:00', end: '17:00' }],
  payment_type: 'credits',
  credits: 2,
};
const made = ({ free_day }: World) => ({ ...clinic, date: free_day });
const dated = { ...clinic, date: '2027-01-04' };

export const groupLessons: Contract[] = [
  { operation: 'GET /group-lessons', roles: BOTH, works: () => ({ as: 'player' }) },
  {
    operation: 'POST /group-lessons',
    roles: PROS,
    works: (world) => ({ as: 'pro', body: made(world) }),
    refuses: [
      { because: 'no title', field: 'title', input: { body: { ...dated, title: ' ' } } },
      { because: 'one place', field: 'places', input: { body: { ...dated, places: 1 } } },
      { because: 'more than forty places', field: 'places', input: { body: { ...dated, places: 41 } } },
      { because: 'no credits named', field: 'credits', input: { body: { ...dated, credits: '' } } },
      { because: 'no price named', field: 'price', input: { body: { ...dated, payment_type: 'on_day' } } },
      { because: 'no price beside credits', field: 'price', input: { body: { ...dated, payment_type: 'either' } } },
      { because: 'no way to pay', field: 'payment_type', input: { body: { ...dated, payment_type: 'card' } } },
      {
        because: 'a time that has passed',
        field: 'time',
        as: 'pro',
        input: { body: { ...dated, date: '2026-01-05' } },
      },
    ],
  },
  {
    operation: 'GET /group-lessons/{id}',
    roles: BOTH,
    works: ({ groups }) => ({ as: 'player', id: groups.open_id }),
    foreign: ({ groups }) => [
      { as: 'other_pro', id: groups.open_id },
      { as: 'player', id: NO_ROW },
    ],
  },
  {
    operation: 'POST /group-lessons/{id}',
    roles: PROS,
    works: ({ groups }) => ({ as: 'pro', id: groups.open_id, body: { title: 'Putting clinic', places: 4 } }),
    refuses: [{ because: 'one place', field: 'places', input: { body: { places: 1 } } }],
    foreign: ({ groups }) => [{ as: 'other_pro', id: groups.open_id, body: { title: 'Mine' } }],
  },
  {
    operation: 'POST /group-lessons/{id}/places',
    roles: BOTH,
    works: ({ groups }) => ({ as: 'player', id: groups.open_id }),
    refuses: [
      { because: 'nobody named', field: 'player_id', as: 'pro', input: { body: {} } },
      { because: 'a guest without a name', field: 'guest_name', as: 'pro', input: { body: { player_id: 'guest' } } },
      { because: 'a card to pay with', field: 'payment_type', as: 'player', input: { body: { payment_type: 'card' } } },
    ],
    foreign: ({ groups, people }) => [
      { as: 'other_pro', id: groups.open_id, body: { player_id: people.player.id } },
      { as: 'player', id: NO_ROW },
    ],
  },
  {
    operation: 'POST /group-lessons/{id}/waiting',
    roles: PLAYERS,
    works: ({ groups }) => ({ as: 'player', id: groups.full_id }),
    foreign: () => [{ as: 'player', id: NO_ROW }],
  },
  {
    operation: 'DELETE /group-lessons/{id}/waiting',
    roles: PLAYERS,
    works: ({ groups }) => ({ as: 'player', id: groups.full_id }),
    foreign: () => [{ as: 'player', id: NO_ROW }],
  },
  {
    operation: 'DELETE /group-lessons/{id}',
    roles: PROS,
    works: ({ groups }) => ({ as: 'pro', id: groups.cancelled_id }),
    foreign: ({ groups }) => [{ as: 'other_pro', id: groups.open_id }],
  },
];
