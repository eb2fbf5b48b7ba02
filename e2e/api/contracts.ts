import { PASSWORD, type Input, type Role, type World } from './world.ts';

/** What is promised of one documented path. Paths are the document's; `at` fills in their parameters. */
export interface Contract {
  operation: string;
  /** Whoever may call it; everyone else gets 403. Nobody in particular: no sign-in is needed. */
  roles: Role[] | 'anyone';
  /** A call that works. */
  works: (world: World) => Call;
  /** Calls that are refused, with the field whose text says why. */
  refuses?: { because: string; field: string; input: Input; as?: Role }[];
  /** Calls for what is another's: all of them 404. */
  foreign?: (world: World) => Call[];
}

export interface Call extends Input {
  as: Role;
  id?: string;
}

const BOTH: Role[] = ['player', 'other_player', 'pro', 'other_pro'];
const PROS: Role[] = ['pro', 'other_pro'];
const ALL: Role[] = [...BOTH, 'admin'];
const NO_ROW = '0190b1a2-0000-7000-8000-000000000000';

/** A month that the free day lies in. */
const monthOf = ({ free_day }: World) => ({ year: free_day.slice(0, 4), month: String(Number(free_day.slice(5, 7))) });

/** An hour on the free day, by its first hour. */
const hourOn = (world: World, hour: number) => ({
  date: world.free_day,
  duration: 60,
  time: [{ start: `${String(hour).padStart(2, '0')}:00`, end: `${String(hour + 1).padStart(2, '0')}:00` }],
});

const booking = (world: World, hour: number) => ({ ...hourOn(world, hour), payment_type: 'on_day' });
const someDay = { date: '2026-01-01', duration: 60, time: [{ start: '10:00', end: '11:00' }], payment_type: 'on_day' };

export const CONTRACTS: Contract[] = [
  {
    operation: 'POST /login',
    roles: 'anyone',
    works: ({ people }) => ({ as: 'player', body: { email: people.player.email.toUpperCase(), password: PASSWORD } }),
    refuses: [
      { because: 'no email', field: 'email', input: { body: { password: 'x' } } },
      { because: 'no password', field: 'password', input: { body: { email: 'a@example.com' } } },
    ],
  },
  { operation: 'GET /user', roles: ALL, works: () => ({ as: 'player' }) },
  { operation: 'GET /settings', roles: ALL, works: () => ({ as: 'pro' }) },
  {
    operation: 'POST /settings',
    roles: ALL,
    works: () => ({ as: 'pro', body: { notification_text: false, lesson_price: 1250, lesson_duration: 60 } }),
    refuses: [
      { because: 'no such duration', field: 'lesson_duration', input: { body: { lesson_duration: 50 } } },
      { because: 'a price of seven digits', field: 'lesson_price', input: { body: { lesson_price: 1_000_000 } } },
      {
        because: 'video lessons without a price',
        field: 'video_lessons_price',
        input: { body: { video_lessons_enabled: true } },
        as: 'pro',
      },
      { because: 'no flag', field: 'notification_email', input: { body: { notification_email: 'perhaps' } } },
    ],
  },
  {
    operation: 'POST /push/token',
    roles: ALL,
    works: () => ({ as: 'player', body: { token: 'device-1' } }),
    refuses: [{ because: 'no token', field: 'token', input: { body: {} } }],
  },
  { operation: 'POST /calendar/rotate', roles: ALL, works: () => ({ as: 'pro' }) },
  { operation: 'GET /player', roles: PROS, works: () => ({ as: 'pro' }) },
  {
    operation: 'GET /recurring/availability',
    roles: PROS,
    works: () => ({ as: 'pro', query: { day: '0' } }),
    refuses: [{ because: 'no such day', field: 'day', input: { query: { day: '7' } } }],
  },
  {
    operation: 'POST /recurring/availability',
    roles: PROS,
    works: () => ({
      as: 'other_pro',
      body: {
        day: 2,
        times: [
          { start: '09:00', end: '12:00' },
          { start: '12:00', end: '00:00' },
        ],
      },
    }),
    refuses: [
      {
        because: 'overlapping times',
        field: 'times',
        input: {
          body: {
            day: 0,
            times: [
              { start: '09:00', end: '12:00' },
              { start: '11:45', end: '13:00' },
            ],
          },
        },
      },
      {
        because: 'an end before the start',
        field: 'times',
        input: { body: { day: 0, times: [{ start: '12:00', end: '09:00' }] } },
      },
      { because: 'no day', field: 'day', input: { body: { times: [] } } },
      {
        because: 'a time off the quarter hour',
        field: 'times.0.start',
        input: { body: { day: 0, times: [{ start: '09:10', end: '12:00' }] } },
      },
    ],
  },
  {
    operation: 'DELETE /recurring/availability',
    roles: PROS,
    works: () => ({ as: 'other_pro', query: { day: '2' } }),
    refuses: [{ because: 'no day', field: 'day', input: {} }],
  },
  {
    operation: 'GET /availability',
    roles: PROS,
    works: ({ free_day }) => ({ as: 'pro', query: { start: free_day, end: free_day } }),
    refuses: [
      { because: 'no such day', field: 'start', input: { query: { start: '2026-02-30', end: '2026-03-01' } } },
      {
        because: 'an end before the start',
        field: 'end',
        input: { query: { start: '2026-03-02', end: '2026-03-01' } },
      },
      { because: '63 days', field: 'end', input: { query: { start: '2026-01-01', end: '2026-03-04' } } },
    ],
  },
  {
    operation: 'POST /availability-date-range',
    roles: PROS,
    works: ({ free_day }) => ({
      as: 'other_pro',
      body: { start: free_day, end: free_day, times: [{ start: '10:00', end: '12:00' }] },
    }),
    refuses: [
      {
        because: 'overlapping times',
        field: 'times',
        input: {
          body: {
            start: '2026-03-01',
            end: '2026-03-01',
            times: [
              { start: '09:00', end: '12:00' },
              { start: '11:00', end: '13:00' },
            ],
          },
        },
      },
    ],
  },
  {
    operation: 'DELETE /availability-date-range',
    roles: PROS,
    works: ({ free_day }) => ({ as: 'other_pro', query: { start: free_day, end: free_day } }),
    refuses: [{ because: 'no start', field: 'start', input: { query: { end: '2026-03-01' } } }],
  },
  {
    operation: 'POST /availability-diary-months-availability',
    roles: PROS,
    works: () => ({ as: 'other_pro', body: { diary_availability_months: 12 } }),
    refuses: [
      { because: '13 months', field: 'diary_availability_months', input: { body: { diary_availability_months: 13 } } },
      { because: 'no months', field: 'diary_availability_months', input: { body: { diary_availability_months: 0 } } },
    ],
  },
  {
    operation: 'GET /booking/availability',
    roles: BOTH,
    works: (world) => ({ as: 'player', query: { ...monthOf(world), duration: '60', lesson: world.lesson.id } }),
    refuses: [
      { because: 'no duration', field: 'duration', input: { query: { month: '1', year: '2027' } } },
      { because: 'no such month', field: 'month', input: { query: { month: '13', year: '2027', duration: '60' } } },
    ],
    foreign: (world) => [
      { as: 'player', query: { ...monthOf(world), duration: '60', lesson: world.other_lesson.id } },
      { as: 'other_pro', query: { ...monthOf(world), duration: '60', lesson: world.lesson.id } },
    ],
  },
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
  { operation: 'GET /lessons/past-upcoming', roles: BOTH, works: () => ({ as: 'player' }) },
  { operation: 'GET /next_lesson', roles: BOTH, works: () => ({ as: 'pro' }) },
  { operation: 'GET /last_lesson', roles: BOTH, works: () => ({ as: 'player' }) },
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
  {
    operation: 'DELETE /lesson/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.lesson.id }),
    foreign: (world) => [
      { as: 'player', id: world.other_lesson.id },
      { as: 'other_pro', id: world.lesson.id },
    ],
  },
  // Last: whoever signs out is gone.
  { operation: 'POST /logout', roles: 'anyone', works: () => ({ as: 'other_player' }) },
];
