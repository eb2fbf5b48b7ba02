import { inTransaction } from '@fairway/db/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCalls, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { hours } from '#test/hours.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expectedStatuses, makeRoles, statusAs, type Roles } from '#test/roles.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import { openSpans, sweepWaitingList } from './service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
const REQUEST = { date: '2031-03-12', start: '09:00:00', end: '12:00:00', duration: 60 };
let roles: Roles;
/** What the player waits for, and what is held for them. */
let [request, hold]: string[] = [];
beforeEach(async () => {
  roles = await makeRoles(services);
  const { waiting } = createCalls(services, roles.player);
  request = (await waiting.ask(REQUEST)).requests[0]!.id;
  await hours(services, roles.pro, times(['09:00', '17:00']));
  const spans = [{ start: Date.parse('2031-03-12T10:00Z'), end: Date.parse('2031-03-12T11:00Z') }];
  const opened = { pro_id: roles.pro.id, freed_by: null, spans, now: services.now() };
  await inTransaction(home.db, (tx) => openSpans(tx, opened));
  await sweepWaitingList(services);
  hold = (await waiting.list()).holds[0]!.id;
});

const PLAYERS = expectedStatuses({ nobody: 401, player: 200, fellow: 200, otherPlayer: 200, pro: 403, admin: 403 });
const ITS_PLAYER = expectedStatuses({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 403, admin: 403 });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof expectedStatuses>];
const rows: Row[] = [
  ['list', (calls) => calls.waiting.list(), PLAYERS],
  ['ask', (calls) => calls.waiting.ask(REQUEST), PLAYERS],
  ['remove', (calls) => calls.waiting.remove({ id: request! }), ITS_PLAYER],
  ['hold', (calls) => calls.waiting.hold({ id: hold! }), ITS_PLAYER],
  ['answer no', (calls) => calls.waiting.answer({ id: hold!, response: false }), ITS_PLAYER],
  ['answer yes', (calls) => calls.waiting.answer({ id: hold!, response: true, payment_type: 'on_day' }), ITS_PLAYER],
  ['line', (calls) => calls.waiting.line(), expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 })],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });
});
