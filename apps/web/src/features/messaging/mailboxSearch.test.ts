import { expect, it } from 'vitest';
import { findPlayersWayBack, findProsWayBack, parseFrom, parseNewMessage, parseOpened } from './mailboxSearch.ts';

const ID = '01936b2e-4c00-7000-8000-000000000001';

it.each([
  [{ message: ID }, { message: ID }],
  [{ message: 'conversation' }, {}],
  [{ message: [ID] }, {}],
  [{ message: 7 }, {}],
  [{}, {}],
])('an address of %j opens %j', (search, opened) => {
  expect(parseOpened(search)).toEqual(opened);
});

it('a new message takes a player and an offer by their ids, and nothing else', () => {
  expect(parseNewMessage({ player: ID, offer: ID, group: ID })).toEqual({ player: ID, offer: ID });
  expect(parseNewMessage({ player: '<script>', offer: null })).toEqual({});
});

it.each([
  ['messages', '/pro/messages'],
  ['inbox', '/pro/messages/inbox'],
  ['sent', '/pro/messages/sent'],
  ['https://example.com', '/pro/messages'],
  [undefined, '/pro/messages'],
])('a coach who came from %s goes back to %s', (from, href) => {
  expect(findProsWayBack(parseFrom({ from })).href).toBe(href);
});

it.each([
  ['messages', '/player/messages'],
  [undefined, '/player/messages/all'],
])('a player who came from %s goes back to %s', (from, href) => {
  expect(findPlayersWayBack(parseFrom({ from })).href).toBe(href);
});
