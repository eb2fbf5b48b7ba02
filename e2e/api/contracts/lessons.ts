import type { World } from '../world.ts';
import { BOTH, NO_ROW, PROS, type Contract } from './contract.ts';

/** An hour on the free day, by its first hour. */
const hourOn = (world: World, hour: number) => ({
  date: world.free_day,
  duration: 60,
  time: [{ start: `${String(hour).padStart(2, '0')}:00`, end: `${String(hour + 1).padStart(2, '0')}:00` }],
});

const booking = (world: World, hour: number) => ({ ...hourOn(world, hour), payment_type: 'on_day' });
const someDay = { date: '2026-01-01', duration: 60, time: [{ start: '10:00', end: '11:00' }], payment_type: 'on_day' };

export const lessons: Contract[] = [
  {
    operation: 'POST /booking',
    roles: BOTH,
    works: (world) => ({
      as: 'player',
      body: { ...booking(world, 9), payment_type: 'credits', credits: 4, note: 'Putting' },
    }),
    refuses: [
      { because: 'no time', field: 'time', input: { body: { ...someDay, time: [] } } },
      { because: 'a time that has passed', field: 'time', input: { body: someDay } },
      { because: 'no duration', field: 'duration', input: { body: { ...someDay, duration: undefined } } },
      { because: 'no such payment', field: 'payment_type', input: { body: { ...someDay, payment_type: 'gold' } } },
      {
        because: 'a guest without a name',
        field: 'guest_name',
        input: { body: { ...someDay, player_id: 'guest' } },
        as: 'pro',
      },
      { because: 'nobody', field: 'player_id', input: { body: someDay }, as: 'pro' },
    ],
    foreign: (world) => [
      { as: 'other_pro', body: { ...booking(world, 10), player_id: world.people.player.id } },
      { as: 'pro', body: { ...booking(world, 10), player_id: world.people.player.id, venue: world.foreign_club_id } },
    ],
  },
  {
    operation: 'GET /booking',
    roles: BOTH,
    works: ({ free_day }) => ({ as: 'pro', query: { start: free_day, end: free_day } }),
    refuses: [{ because: 'no start', field: 'start', input: { query: { end: '2026-03-01' } } }],
  },
  {
    operation: 'POST /booking/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'pro', id: world.lesson.id, body: { ...hourOn(world, 14), note: 'Moved' } }),
    foreign: (world) => [
      { as: 'other_player', id: world.lesson.id, body: { note: 'mine now' } },
      { as: 'other_pro', id: world.lesson.id, body: { note: 'mine now' } },
      { as: 'player', id: NO_ROW, body: { note: 'nothing' } },
      { as: 'player', id: 'not-an-id', body: { note: 'nothing' } },
    ],
  },
  {
    operation: 'GET /lesson',
    roles: BOTH,
    works: () => ({ as: 'pro', query: { page: '1' } }),
    refuses: [{ because: 'page 0', field: 'page', input: { query: { page: '0' } } }],
  },
  {
    operation: 'GET /lesson/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.lesson.id }),
    foreign: (world) => [
      { as: 'other_player', id: world.lesson.id },
      { as: 'other_pro', id: world.lesson.id },
      { as: 'player', id: 'not-an-id' },
    ],
  },
  {
    operation: 'GET /player/{id}/lessons',
    roles: BOTH,
    works: ({ people }) => ({
      as: 'pro',
      id: people.player.id,
      query: { history: 'true', starred: '', upcoming: '1', page: '1' },
    }),
    refuses: [
      { because: 'an odd filter', field: 'history', input: { query: { history: 'perhaps' } } },
      { because: 'page 0', field: 'page', input: { query: { page: '0' } } },
    ],
    foreign: ({ people }) => [
      { as: 'other_pro', id: people.player.id },
      { as: 'player', id: people.other_player.id },
      { as: 'pro', id: people.pro.id },
      { as: 'player', id: 'not-an-id' },
    ],
  },
  {
    operation: 'POST /lesson/{id}/star',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.lesson.id, body: { starred: true } }),
    refuses: [{ because: 'neither yes nor no', field: 'starred', input: { body: { starred: 'perhaps' } } }],
    foreign: (world) => [
      { as: 'player', id: world.other_lesson.id },
      { as: 'other_pro', id: world.lesson.id },
      { as: 'player', id: NO_ROW },
    ],
  },
  {
    operation: 'POST /lesson/{id}/paid',
    roles: PROS,
    works: ({ other_lesson }) => ({ as: 'pro', id: other_lesson.id, body: { paid_amount: '5000' } }),
    refuses: [
      { because: 'neither yes nor no', field: 'paid', input: { body: { paid: 'perhaps' } } },
      { because: 'less than nothing', field: 'paid_amount', input: { body: { paid_amount: -1 } } },
      { because: 'a part of a penny', field: 'paid_amount', input: { body: { paid_amount: 12.5 } } },
    ],
    foreign: (world) => [
      { as: 'other_pro', id: world.lesson.id, body: { paid_amount: 1 } },
      { as: 'pro', id: NO_ROW, body: { paid: 'false' } },
    ],
  },
  {
    operation: 'POST /lesson/{id}/attendance',
    roles: PROS,
    works: ({ past_lesson }) => ({ as: 'pro', id: past_lesson.id, body: { attendance: 'no_show' } }),
    refuses: [
      { because: 'neither there nor away', field: 'attendance', input: { body: { attendance: 'late' } } },
      { because: 'no word', field: 'attendance', input: { body: {} } },
    ],
    foreign: ({ past_lesson }) => [
      { as: 'other_pro', id: past_lesson.id, body: { attendance: 'came' } },
      { as: 'pro', id: NO_ROW, body: { attendance: '' } },
    ],
  },
  {
    operation: 'POST /lesson/{id}/fee',
    roles: PROS,
    works: ({ late }) => ({ as: 'pro', id: late.id }),
    refuses: [{ because: 'neither yes nor no', field: 'waived', input: { body: { waived: 'perhaps' } } }],
    foreign: ({ late }) => [
      { as: 'other_pro', id: late.id },
      { as: 'pro', id: 'not-an-id' },
    ],
  },
  {
    operation: 'GET /fees',
    roles: PROS,
    works: () => ({ as: 'pro', query: { page: '1' } }),
    refuses: [{ because: 'page 0', field: 'page', input: { query: { page: '0' } } }],
  },
  {
    operation: 'GET /lessons/past-upcoming',
    roles: BOTH,
    works: () => ({ as: 'player' }),
    refuses: [{ because: 'a cursor of nobody’s', field: 'cursor', input: { query: { cursor: 'x' } } }],
  },
  { operation: 'GET /next_lesson', roles: BOTH, works: () => ({ as: 'pro' }) },
  { operation: 'GET /last_lesson', roles: BOTH, works: () => ({ as: 'player' }) },
  {
    operation: 'DELETE /lesson/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.lesson.id }),
    foreign: (world) => [
      { as: 'player', id: world.other_lesson.id },
      { as: 'other_pro', id: world.lesson.id },
    ],
  },
  { operation: 'GET /lesson_cancelled', roles: PROS, works: () => ({ as: 'pro' }) },
  {
    operation: 'POST /lesson_cancelled',
    roles: PROS,
    works: ({ released }) => ({ as: 'pro', body: { response: true, lesson_id: released.id } }),
    refuses: [{ because: 'no answer', field: 'response', input: { body: {} } }],
    foreign: ({ released, other_lesson }) => [
      { as: 'other_pro', body: { response: true, lesson_id: released.id } },
      { as: 'pro', body: { response: true, lesson_id: other_lesson.id } },
      { as: 'other_pro', body: { response: false } },
    ],
  },
];
