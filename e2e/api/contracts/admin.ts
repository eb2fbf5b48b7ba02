import { NO_ROW, type Contract } from './contract.ts';

const ADMINS: Contract['roles'] = ['admin'];
const coach = { type: 'pro', email: 'nicola@example.com', first_name: 'Nicola', last_name: 'Ward' };

export const admin: Contract[] = [
  {
    operation: 'GET /admin/users',
    roles: ADMINS,
    works: () => ({ as: 'admin', query: { page: '1' } }),
    refuses: [{ because: 'page 0', field: 'page', input: { query: { page: '0' } }, as: 'admin' }],
  },
  {
    operation: 'POST /admin/users/search',
    roles: ADMINS,
    works: () => ({ as: 'admin', query: { q: 'CALD', page: '1' } }),
    refuses: [{ because: 'a word too long', field: 'q', input: { query: { q: 'x'.repeat(101) } }, as: 'admin' }],
  },
  {
    operation: 'POST /admin/users/',
    roles: ADMINS,
    works: () => ({
      as: 'admin',
      body: { ...coach, phone: '07700 900123', pro_id: '', dob: '', gender: 'female', handed: 'left', shoe: '6.5' },
    }),
    refuses: [
      { because: 'a player', field: 'type', input: { body: { ...coach, type: 'player' } }, as: 'admin' },
      { because: 'no name', field: 'first_name', input: { body: { ...coach, first_name: '' } }, as: 'admin' },
      { because: 'no address', field: 'email', input: { body: { ...coach, email: 'nobody' } }, as: 'admin' },
      { because: 'a pro of a pro', field: 'pro_id', input: { body: { ...coach, pro_id: NO_ROW } }, as: 'admin' },
    ],
  },
  {
    operation: 'PUT /admin/users/{id}',
    roles: ADMINS,
    works: ({ people }) => ({
      as: 'admin',
      id: people.other_player.id,
      body: { type: 'player', pro_id: people.pro.id, first_name: 'Priyanka' },
    }),
    refuses: [{ because: 'no address', field: 'email', input: { body: { email: 'nobody' } }, as: 'admin' }],
    foreign: () => [{ as: 'admin', id: NO_ROW, body: { first_name: 'Nobody' } }],
  },
  {
    operation: 'DELETE /admin/users/{id}',
    roles: ADMINS,
    works: ({ deleted_id }) => ({ as: 'admin', id: deleted_id }),
    foreign: () => [{ as: 'admin', id: NO_ROW }],
  },
  { operation: 'GET /admin/audit', roles: ADMINS, works: () => ({ as: 'admin', query: { page: '1' } }) },
];
