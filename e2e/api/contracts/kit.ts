import { BOTH, NO_ROW, type Contract } from './contract.ts';

const NEW_ROW = '0190b1a2-0000-7000-8000-00000000c1ab';

/** The bag and the yardages of a person. */
export const kit: Contract[] = [
  {
    operation: 'GET /bags/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'pro', id: world.people.player.id }),
    foreign: (world) => [
      { as: 'other_player', id: world.people.player.id },
      { as: 'other_pro', id: world.people.player.id },
      { as: 'player', id: world.people.other_pro.id },
      { as: 'player', id: 'no-id' },
    ],
  },
  {
    operation: 'POST /bag',
    roles: BOTH,
    works: () => ({ as: 'pro', body: { order: '1' } }),
    refuses: [
      { because: 'a place before the first', field: 'order', input: { body: { order: -1 } } },
      { because: 'a place that is none', field: 'order', input: { body: { order: 'last' } } },
      { because: 'an id that is none', field: 'id', input: { body: { id: 'mine' } } },
      { because: 'a club without its model', field: 'name', input: { body: { club: 'Driver' } } },
    ],
  },
  {
    operation: 'POST /bag/order',
    roles: BOTH,
    works: (world) => ({ as: 'player', body: { clubs: [{ id: world.kit.club, order: 2, name: 'as it is' }] } }),
    refuses: [
      { because: 'no list', field: 'clubs', input: { body: {} } },
      { because: 'a club of nobody', field: 'clubs', input: { body: { clubs: [{ id: NO_ROW, order: 1 }] } } },
      {
        because: 'a club named twice',
        field: 'clubs',
        input: {
          list: [
            { id: NO_ROW, order: 1 },
            { id: NO_ROW, order: 2 },
          ],
        },
      },
    ],
  },
  {
    operation: 'PUT /bag/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.kit.club, body: { club: 'Driver', name: 'Nine degrees' } }),
    foreign: (world) => [
      { as: 'pro', id: world.kit.club, body: { club: 'My', name: 'Own' } },
      { as: 'other_player', id: world.kit.club, body: { club: 'My', name: 'Own' } },
      { as: 'player', id: 'no-id', body: { club: 'My', name: 'Own' } },
    ],
    refuses: [
      { because: 'no club', field: 'club', input: { body: { name: 'Blade' } } },
      { because: 'no model', field: 'name', input: { body: { club: 'Driver', name: ' ' } } },
      { because: '256 characters', field: 'club', input: { body: { club: 'x'.repeat(256), name: 'Blade' } } },
    ],
  },
  {
    operation: 'DELETE /bag/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.kit.lost_club }),
    foreign: (world) => [{ as: 'pro', id: world.kit.club }],
  },
  { operation: 'GET /yardages', roles: BOTH, works: () => ({ as: 'player' }) },
  {
    operation: 'POST /yardage',
    roles: BOTH,
    works: () => ({ as: 'player', body: { id: NEW_ROW, order: 3 } }),
    refuses: [
      { because: 'a place before the first', field: 'order', input: { body: { order: -1 } } },
      { because: 'a club without its distance', field: 'yd', input: { body: { club: 'Driver', yd: '' } } },
    ],
  },
  {
    operation: 'POST /yardages/order',
    roles: BOTH,
    works: (world) => ({
      as: 'player',
      list: [{ id: world.kit.yardage, user_id: world.people.player.id, club: 'Driver', yd: 230, order: 2 }],
    }),
    refuses: [
      { because: 'no list', field: 'yardages', input: { body: { yardages: 'all' } } },
      { because: 'a row of nobody', field: 'yardages', input: { list: [{ id: NO_ROW, order: 1 }] } },
    ],
  },
  {
    operation: 'PUT /yardage/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.kit.yardage, body: { club: 'Driver', yd: '235' } }),
    foreign: (world) => [
      { as: 'pro', id: world.kit.yardage, body: { club: 'Driver', yd: 1 } },
      { as: 'other_player', id: world.kit.yardage, body: { club: 'Driver', yd: 1 } },
    ],
    refuses: [
      { because: 'no club', field: 'club', input: { body: { yd: 150 } } },
      { because: 'no distance', field: 'yd', input: { body: { club: 'Driver', yd: '' } } },
      { because: '501 yards', field: 'yd', input: { body: { club: 'Driver', yd: 501 } } },
    ],
  },
  {
    operation: 'DELETE /yardage/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.kit.lost_yardage }),
    foreign: (world) => [{ as: 'pro', id: world.kit.yardage }],
  },
];
