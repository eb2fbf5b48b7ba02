import { createCalls, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expectedStatuses, makeRoles, statusAs, type Role, type Roles } from '#test/roles.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
/** What the pro wrote to their player. */
let id: string;
beforeEach(async () => {
  roles = await makeRoles(services);
  ({ id } = await createCalls(services, roles.pro).messages.send({ player: roles.player.id, msg: 'Hello' }));
});

type Row = [name: string, call: (calls: Calls) => Promise<unknown>, statuses: ReturnType<typeof expectedStatuses>];
const ANY_OF_TWO = expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 403 });
const PRO_ONLY = expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 });
const ITS_SIDES = expectedStatuses({
  nobody: 401,
  player: 200,
  fellow: 404,
  otherPlayer: 404,
  pro: 200,
  otherPro: 404,
  admin: 403,
});

const rows: Row[] = [
  ['list', (calls) => calls.messages.list({ page: 1 }), ANY_OF_TWO],
  ['mailbox', (calls) => calls.messages.mailbox({ box: 'sent' }), ANY_OF_TWO],
  ['unread', (calls) => calls.messages.unread(), ANY_OF_TWO],
  ['one', (calls) => calls.messages.one({ id }), ITS_SIDES],
  ['remove', (calls) => calls.messages.remove({ id }), ITS_SIDES],
  ['ofPlayer', (calls) => calls.messages.ofPlayer({ id: roles.player.id, page: 1 }), ITS_SIDES],
  ['thread', (calls) => calls.messages.thread({ player_id: roles.player.id }), ITS_SIDES],
  ['readThread', (calls) => calls.messages.readThread({ player_id: roles.player.id, up_to: id }), ITS_SIDES],
  [
    'send to the player',
    (calls) => calls.messages.send({ player: roles.player.id, msg: 'Hello' }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 403, otherPlayer: 403, pro: 200, otherPro: 422, admin: 403 }),
  ],
  [
    'send to nobody',
    (calls) => calls.messages.send({ msg: 'Hello' }),
    expectedStatuses({ nobody: 401, player: 200, pro: 422, admin: 403 }),
  ],
  ['quickReplies', (calls) => calls.messages.quickReplies(), PRO_ONLY],
  ['addQuickReply', (calls) => calls.messages.addQuickReply({ content: 'On my way' }), PRO_ONLY],
  [
    'removeQuickReply, of one that is not there',
    (calls) => calls.messages.removeQuickReply({ id }),
    expectedStatuses({ nobody: 401, player: 403, pro: 404, admin: 403 }),
  ],
];

describe.each(rows)('%s', (_, call, statuses) => {
  test.each<[Role, number]>(statuses)('by %s: %i', async (role, status) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });
});
