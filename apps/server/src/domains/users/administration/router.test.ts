import { aPro } from '#test/builders.ts';
import { atOnce, createCalls, expectFault, type Calls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
let id: string;
beforeEach(async () => {
  roles = await makeRoles(services);
  ({ id } = await aPro(home.db));
});

const aNewUser = (fields: object = {}) => ({
  type: 'pro' as const,
  email: `${uuid()}@example.com`,
  first_name: 'Nicola',
  last_name: 'Ward',
  ...fields,
});
const ADMINS = expectedStatuses({ nobody: 401, player: 403, pro: 403, admin: 200 });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>];
const rows: Row[] = [
  ['users', (calls) => calls.admin.users({})],
  ['search', (calls) => calls.admin.search({ q: 'x' })],
  ['create', (calls) => calls.admin.create(aNewUser())],
  ['change', (calls) => calls.admin.change({ id, first_name: 'Kit' })],
  ['remove', (calls) => calls.admin.remove({ id })],
  ['audit', (calls) => calls.admin.audit({})],
];
const matrix = rows.flatMap(([name, call]) => ADMINS.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });
});

test.each(['', '42', 'x'.repeat(5_000)])('%s is the id of nobody', async (odd) => {
  const { admin } = createCalls(services, roles.admin);
  const { refused } = await atOnce<unknown>([admin.change({ id: odd, first_name: 'X' }), admin.remove({ id: odd })]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404]);
});

test.each<[string, object]>([
  ['type', { type: 'player' }],
  ['type', { type: 'owner' }],
  ['email', { email: 'nobody' }],
  ['email', { email: undefined }],
  ['first_name', { first_name: ' ' }],
  ['last_name', { last_name: undefined }],
  ['dob', { dob: '1980-02-30' }],
  ['gender', { gender: 'x' }],
  ['handed', { handed: 'both' }],
  ['shoe', { shoe: 1.5 }],
  ['shoe', { shoe: '9.25' }],
])('bad input is told under its field: %s in %o', async (field, fields) => {
  const create = createCalls(services, roles.admin).admin.create as (input: unknown) => Promise<unknown>;
  await expectFault(field, create(aNewUser(fields)));
});

test('what a form leaves blank is none', async () => {
  const blank = { phone: '', pro_id: '', dob: '', gender: '', handed: '', shoe: '' };
  const create = createCalls(services, roles.admin).admin.create as (input: unknown) => Promise<unknown>;
  expect(await create(aNewUser(blank))).toMatchObject({
    phone: null,
    dob: null,
    gender: null,
    handed: null,
    shoe: null,
  });
});

describe('what nobody sets from outside', () => {
  const sly = {
    subscribed: true,
    subscribed_until: '2099-01-01',
    password_hash: 'x',
    referral_code: 'SLYSLY',
    stripe_id: 'cus',
  };

  test('is not set by an admin’s form either', async () => {
    const { admin } = createCalls(services, roles.admin);
    const made = await (admin.create as (input: unknown) => Promise<{ id: string }>)(
      aNewUser({ ...sly, deleted_at: 'now' }),
    );
    await (admin.change as (input: unknown) => Promise<unknown>)({ id: made.id, first_name: 'Kit', ...sly });
    const row = await home.db.users.findUniqueOrThrow({ where: { id: made.id } });
    expect(row).toMatchObject({ first_name: 'Kit', subscribed_until: null, password_hash: null, stripe_id: null });
    expect(row.referral_code).not.toBe('SLYSLY');
  });

  test('is not set by a person’s own call: neither level nor pro nor subscription', async () => {
    const save = createCalls(services, roles.player).people.saveUser as (input: unknown) => Promise<unknown>;
    const before = await home.db.users.findUniqueOrThrow({ where: { id: roles.player.id } });
    await save({ id: roles.player.id, type: 'admin', pro_id: roles.otherPro.id, ...sly }).catch(() => undefined);
    expect(await home.db.users.findUniqueOrThrow({ where: { id: roles.player.id } })).toEqual(before);
  });
});
