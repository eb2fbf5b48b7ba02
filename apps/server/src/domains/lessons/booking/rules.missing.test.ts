import { expect, test } from 'vitest';
import { missingOfAttendee, missingOfBooking, missingOfVideo } from './rules.ts';

const PLAYER = { player_id: ['Please choose a player or a guest.'] };
const GUEST = { guest_name: ['Please enter the name of your guest or group.'] };
const PAYMENT = { payment_type: ['Please choose how to pay.'] };

test.each([
  ['pro', {}, PLAYER],
  ['pro', { player_id: ' ', payment_type: 'on_day' }, PLAYER],
  ['pro', { player_id: null }, PLAYER],
  ['pro', { player_id: 'guest' }, GUEST],
  ['pro', { player_id: 'guest', guest_name: '  ' }, GUEST],
  ['pro', { player_id: 'guest', guest_name: 'The Smiths' }, {}],
  ['pro', { player_id: 'an id' }, PAYMENT],
  ['pro', { player_id: 'an id', payment_type: 'credits' }, {}],
  ['player', {}, PAYMENT],
  ['player', { payment_type: '' }, PAYMENT],
  ['player', { payment_type: 'credits' }, {}],
  ['player', { payment_type: 7 }, {}],
  ['player', { player_id: 'guest', payment_type: 'credits' }, {}],
] as const)('a booking by a %s with %j lacks %j', (type, sent, missing) => {
  expect(missingOfBooking(type, sent)).toEqual(missing);
});

test('a coach says whom a lesson is for, a player takes it themself', () => {
  expect(missingOfAttendee('pro', {})).toEqual(PLAYER);
  expect(missingOfAttendee('pro', { player_id: 'guest' })).toEqual(GUEST);
  expect(missingOfAttendee('pro', { player_id: 'an id' })).toEqual({});
  expect(missingOfAttendee('player', {})).toEqual({});
});

test('a video lesson by a pro is for somebody, by a player for themself', () => {
  expect(missingOfVideo('pro', {})).toEqual({ player_id: ['Please choose a player.'] });
  expect(missingOfVideo('pro', { player_id: 'an id' })).toEqual({});
  expect(missingOfVideo('player', {})).toEqual({});
});
