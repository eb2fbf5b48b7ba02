import { createCalls, expectFault, type Calls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
const someone = () => ({ first_name: 'Alex', last_name: 'Taylor', email: `${uuid()}@example.com` });
let roles: Roles;
let id: string;
beforeEach(async () => {
  roles = await makeRoles(services);
  ({ id } = await createCalls(services, roles.pro).people.invite(someone()));
});

const PROS = expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 });
const ITS_PRO = expectedStatuses({ nobody: 401, player: 403, pro: 200, otherPro: 404, admin: 403 });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof expectedStatuses>];
const rows: Row[] = [
  ['pendingPlayers', (calls) => calls.people.pendingPlayers({}), PROS],
  ['pendingPlayer', (calls) => calls.people.pendingPlayer({ id }), ITS_PRO],
  ['invite', (calls) => calls.people.invite(someone()), PROS],
  ['resendInvitation', (calls) => calls.people.resendInvitation({ id }), ITS_PRO],
  ['cancelInvitation', (calls) => calls.people.cancelInvitation({ id }), ITS_PRO],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });
});

test.each<[string, unknown]>([
  ['first_name', { ...someone(), first_name: ' ' }],
  ['last_name', { ...someone(), last_name: undefined }],
  ['email', { ...someone(), email: 'nobody' }],
  ['email', { ...someone(), email: 'a@example.com\r\nBcc: b@example.com' }],
  ['email', { ...someone(), email: `${'x'.repeat(250)}@example.com` }],
  ['phone', { ...someone(), phone: '12' }],
  ['phone', { ...someone(), phone: '1'.repeat(33) }],
])('bad input is told under its field: %s', async (field, input) => {
  const invite = createCalls(services, roles.pro).people.invite as (input: unknown) => Promise<unknown>;
  expect(await expectFault(field, invite(input))).toMatch(/^[A-Z]/);
  expect(await createCalls(services, roles.pro).people.pendingPlayers({})).toHaveLength(1);
});

test('what nobody may choose is not taken from the body', async () => {
  const invite = createCalls(services, roles.pro).people.invite as (input: unknown) => Promise<{ id: string }>;
  const made = await invite({
    ...someone(),
    id: roles.pro.id,
    pro_id: roles.otherPro.id,
    code: 'MINE22',
    sent: 0,
    accepted_at: '2031-01-01T00:00:00Z',
  });
  const row = await home.db.invitations.findUniqueOrThrow({ where: { id: made.id } });
  expect(row).toMatchObject({ pro_id: roles.pro.id, sent: 1, accepted_at: null });
  expect([made.id === roles.pro.id, row.code === 'MINE22']).toEqual([false, false]);
});
