import { A_GIF, aFile } from '@fairway/server/test/forms';
import { BOTH, NO_ROW, type Contract } from './contract.ts';

/** Messages between a pro and their players. */
export const messages: Contract[] = [
  { operation: 'GET /message', roles: BOTH, works: () => ({ as: 'player', query: { sent: 'false', page: '1' } }) },
  { operation: 'GET /unread-count', roles: BOTH, works: () => ({ as: 'pro' }) },
  {
    operation: 'GET /message/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.message_ids.read }),
    foreign: (world) => [
      { as: 'player', id: world.message_ids.foreign },
      { as: 'other_player', id: world.message_ids.read },
      { as: 'other_pro', id: world.message_ids.read },
      { as: 'player', id: 'no-id' },
    ],
  },
  {
    operation: 'GET /player/{id}/messages',
    roles: BOTH,
    works: (world) => ({ as: 'pro', id: world.people.player.id }),
    foreign: (world) => [
      { as: 'player', id: world.people.other_player.id },
      { as: 'other_pro', id: world.people.player.id },
    ],
  },
  {
    operation: 'POST /message',
    roles: BOTH,
    works: (world) => ({
      as: 'pro',
      form: {
        group: world.all_players_id,
        player: '',
        msg: 'Range balls are on me',
        offer_id: world.shop.offer_id,
        image: aFile(A_GIF, 'range.gif', 'image/gif'),
      },
      idempotencyKey: 'a message to all',
    }),
    refuses: [
      { because: 'no text', field: 'msg', input: { body: { player: NO_ROW, msg: '  ' } } },
      { because: '10,001 characters', field: 'msg', input: { body: { player: NO_ROW, msg: 'x'.repeat(10_001) } } },
      { because: 'nobody to write to', field: 'player', input: { body: { msg: 'Hello' } }, as: 'pro' },
      { because: 'nobody of that id', field: 'player', input: { body: { player: NO_ROW, msg: 'Hello' } }, as: 'pro' },
      { because: 'no such group', field: 'group', input: { body: { group: NO_ROW, msg: 'Hello' } }, as: 'pro' },
      {
        because: 'a lesson of nobody',
        field: 'lesson_id',
        input: { body: { msg: 'Hello', lesson_id: NO_ROW } },
        as: 'player',
      },
      {
        because: 'a drill of nobody',
        field: 'drill_id',
        input: { body: { player: NO_ROW, msg: 'Hello', drill_id: NO_ROW } },
        as: 'pro',
      },
      {
        because: 'an answer to nothing',
        field: 'quoted_id',
        input: { body: { msg: 'Hello', quoted_id: NO_ROW } },
        as: 'player',
      },
      {
        because: 'a picture that is none',
        field: 'image',
        input: { form: { msg: 'Hello', image: aFile('<svg/>', 'a.png') } },
        as: 'player',
      },
      {
        because: 'seven pictures',
        field: 'images',
        input: { body: { msg: 'Hello', images: Array.from({ length: 7 }, () => '/files/none') } },
        as: 'player',
      },
    ],
  },
  {
    operation: 'DELETE /message/{id}',
    roles: BOTH,
    works: (world) => ({ as: 'player', id: world.message_ids.deleted }),
    foreign: (world) => [
      { as: 'player', id: world.message_ids.foreign },
      { as: 'other_pro', id: world.message_ids.read },
    ],
  },
];
