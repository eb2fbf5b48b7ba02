import type { World } from '../world.ts';
import { PROS, type Call, type Contract } from './contract.ts';

const PASSWORD = 'a long walk';

/** Calls for a pending player of the pro's by whoever they are no business of. */
const strangers = ({ invited }: World): Call[] => [
  { as: 'other_pro', id: invited.id },
  { as: 'pro', id: 'not-an-id' },
];

/** A row of a file of players. */
const IMPORTED = { first_name: 'Di', last_name: 'Dale', email: 'di@example.com', phone: '' };

export const joining: Contract[] = [
  {
    operation: 'GET /pending_player',
    roles: PROS,
    works: () => ({ as: 'pro', query: { page: '1' } }),
    refuses: [{ because: 'page 0', field: 'page', input: { query: { page: '0' } } }],
  },
  {
    operation: 'GET /pending_player/{id}',
    roles: PROS,
    works: ({ invited }) => ({ as: 'pro', id: invited.id }),
    foreign: strangers,
  },
  {
    operation: 'POST /pending_player/import/check',
    roles: PROS,
    works: () => ({ as: 'pro', body: { rows: [IMPORTED, { ...IMPORTED, email: 'nobody' }] } }),
    refuses: [{ because: 'no rows', field: 'rows', input: { body: { rows: [] } } }],
  },
  {
    operation: 'POST /pending_player/import',
    roles: PROS,
    works: () => ({ as: 'pro', body: { rows: [IMPORTED] } }),
    refuses: [
      { because: 'no rows', field: 'rows', input: { body: {} } },
      {
        because: 'too many rows',
        field: 'rows',
        input: { body: { rows: Array.from({ length: 501 }, () => IMPORTED) } },
      },
    ],
  },
  {
    operation: 'POST /pending_player',
    roles: PROS,
    works: () => ({
      as: 'pro',
      body: { first_name: 'Bo', last_name: 'Brown', email: 'bo@example.com', phone: '07700 900123' },
    }),
    refuses: [
      { because: 'no first name', field: 'first_name', input: { body: {} } },
      { because: 'no last name', field: 'last_name', input: { body: { first_name: 'Bo' } } },
      { because: 'no address', field: 'email', input: { body: { email: 'bo at example' } } },
      {
        because: 'no phone number',
        field: 'phone',
        input: { body: { first_name: 'Bo', last_name: 'B', email: 'b@example.com', phone: '1' } },
      },
      {
        because: 'an address that is already invited',
        field: 'email',
        input: { body: { first_name: 'A', last_name: 'T', email: 'PENDING@example.com' } },
        as: 'pro',
      },
    ],
  },
  {
    operation: 'POST /pending_player/resend/{id}',
    roles: PROS,
    works: ({ invited }) => ({ as: 'pro', id: invited.resent_id }),
    foreign: strangers,
  },
  {
    operation: 'DELETE /pending_player/{id}',
    roles: PROS,
    works: ({ invited }) => ({ as: 'pro', id: invited.cancelled_id }),
    foreign: strangers,
  },
  {
    operation: 'POST /pending_player/accept',
    roles: 'anyone',
    works: ({ invited }) => ({
      as: 'other_player',
      body: { token: invited.token, password: PASSWORD, password_confirmation: PASSWORD },
    }),
    refuses: [
      { because: 'no token', field: 'token', input: { body: {} } },
      { because: 'a short password', field: 'password', input: { body: { token: 'x', password: '1234567' } } },
      {
        because: 'two different passwords',
        field: 'password_confirmation',
        input: { body: { token: 'x', password: PASSWORD, password_confirmation: 'another walk' } },
      },
      {
        because: 'an invitation of nobody',
        field: 'token',
        input: { body: { token: 'x'.repeat(43), password: PASSWORD, password_confirmation: PASSWORD } },
      },
    ],
  },
  {
    operation: 'POST /player/onboard',
    roles: 'anyone',
    works: () => ({ as: 'player', body: { step: '1' } }),
    refuses: [
      { because: 'no step', field: 'step', input: { body: {} } },
      { because: 'a seventh step', field: 'step', input: { body: { step: 7 } } },
      { because: 'no address', field: 'email', input: { body: { step: 2, email: 'bo at example' } } },
      { because: 'no street', field: 'address_line1', input: { body: { step: 3 } } },
      { because: 'no terms', field: 'tos', input: { body: { step: 4, tos: false } } },
    ],
  },
];
