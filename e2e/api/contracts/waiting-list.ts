import { PLAYERS, PROS, type Contract } from './contract.ts';

const morning = { start: '09:00', end: '12:00', duration: 60 };

export const waitingList: Contract[] = [
  { operation: 'GET /waiting-list', roles: PLAYERS, works: () => ({ as: 'player' }) },
  {
    operation: 'POST /waiting-list',
    roles: PLAYERS,
    works: ({ free_day }) => ({ as: 'player', body: { ...morning, date: free_day } }),
    refuses: [
      { because: 'neither a date nor a day', field: 'date', input: { body: morning } },
      { because: 'a lesson that does not fit', field: 'end', input: { body: { ...morning, day: 1, end: '09:30' } } },
      { because: 'a day that has passed', field: 'date', input: { body: { ...morning, date: '2020-01-01' } } },
    ],
  },
  {
    operation: 'GET /waiting-list/holds/{id}',
    roles: PLAYERS,
    works: ({ waiting }) => ({ as: 'player', id: waiting.hold_id }),
    foreign: ({ waiting }) => [{ as: 'other_player', id: waiting.hold_id }],
  },
  {
    operation: 'POST /waiting-list/holds/{id}',
    roles: PLAYERS,
    works: ({ waiting }) => ({ as: 'player', id: waiting.hold_id, body: { response: false } }),
    foreign: ({ waiting }) => [{ as: 'other_player', id: waiting.hold_id, body: { response: false } }],
  },
  {
    operation: 'DELETE /waiting-list/{id}',
    roles: PLAYERS,
    works: ({ waiting }) => ({ as: 'player', id: waiting.request_id }),
    foreign: ({ waiting }) => [{ as: 'other_player', id: waiting.request_id }],
  },
  { operation: 'GET /waiting-list/line', roles: PROS, works: () => ({ as: 'pro' }) },
];
