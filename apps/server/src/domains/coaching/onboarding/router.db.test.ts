import { createCalls, expectFault, type Calls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
beforeAll(async () => {
  roles = await makeRoles(services);
  await home.db.users.update({ where: { id: roles.pro.id }, data: { referral_code: 'PARFUR' } });
});

const ADDRESS = { address_line1: '1 Mill Lane', address_city: 'Lewes', address_postcode: 'BN7 2LA' };
const DETAILS = {
  first_name: 'Alex',
  last_name: 'Taylor',
  phone: '07700 900123',
  dob: '1990-12-31',
  handed: 'left',
  tos: true,
} as const;
const PASSWORDS = { password: 'a long walk', password_confirmation: 'a long walk' };

const ANYONE = expectedStatuses({ nobody: 200, player: 200, pro: 200, admin: 200 });
const ON_THE_WAY = expectedStatuses({ nobody: 401, player: 200, pro: 403, admin: 403 });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof expectedStatuses>];
const rows: Row[] = [
  ['code', (calls) => calls.accounts.code({ token: 'parfur' }), ANYONE],
  ['code of nobody', (calls) => calls.accounts.code({ token: 'ZZZZZZ' }), ANYONE.map(([role]) => [role, 422])],
  ['invitation of nobody', (calls) => calls.accounts.invitation({ token: 'x' }), ANYONE.map(([role]) => [role, 422])],
  [
    'acceptInvitation of nobody',
    (calls) => calls.accounts.acceptInvitation({ token: 'x', ...PASSWORDS }),
    ANYONE.map(([role]) => [role, 422]),
  ],
  [
    'onboarding',
    (calls) => calls.accounts.onboarding(),
    expectedStatuses({ nobody: 200, player: 200, pro: 403, admin: 403 }),
  ],
  [
    'onboard 1',
    (calls) => calls.accounts.onboard({ step: 1 }),
    expectedStatuses({ nobody: 200, player: 200, pro: 403, admin: 403 }),
  ],
  ['onboard 3', (calls) => calls.accounts.onboard({ step: 3, ...ADDRESS }), ON_THE_WAY],
  ['onboard 4', (calls) => calls.accounts.onboard({ step: 4, ...DETAILS }), ON_THE_WAY],
  ['onboard 5', (calls) => calls.accounts.onboard({ step: 5 }), ON_THE_WAY],
  ['onboard 6', (calls) => calls.accounts.onboard({ step: 6, later: true }), ON_THE_WAY],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });
});

const account = { step: 2, email: 'alex@example.com', password: 'a long walk', code: 'PARFUR' };
describe('bad input is told under its field', () => {
  test.each<[keyof Calls['accounts'], string, unknown]>([
    ['code', 'token', { token: ' ' }],
    ['code', 'token', { token: 'PARFURS' }],
    ['acceptInvitation', 'token', { token: '', ...PASSWORDS }],
    ['acceptInvitation', 'password', { token: 'x', password: 'short', password_confirmation: 'short' }],
    ['acceptInvitation', 'password_confirmation', { token: 'x', ...PASSWORDS, password_confirmation: 'another walk' }],
    ['acceptInvitation', 'email', { token: 'x', ...PASSWORDS, email: 'nobody' }],
    ['onboard', 'step', {}],
    ['onboard', 'step', { step: 7 }],
    ['onboard', 'step', { step: 'two' }],
    ['onboard', 'email', { ...account, email: 'nobody' }],
    ['onboard', 'password', { ...account, password: '1234567' }],
    ['onboard', 'password', { ...account, password: 'x'.repeat(129) }],
    ['onboard', 'code', { ...account, code: '' }],
    ['onboard', 'code', { ...account, code: 'ZZZZZZ' }],
    ['onboard', 'address_line1', { step: 3, ...ADDRESS, address_line1: '' }],
    ['onboard', 'address_city', { step: 3, ...ADDRESS, address_city: 'x'.repeat(251) }],
    ['onboard', 'address_postcode', { step: 3, ...ADDRESS, address_postcode: undefined }],
    ['onboard', 'first_name', { step: 4, ...DETAILS, first_name: ' ' }],
    ['onboard', 'last_name', { step: 4, ...DETAILS, last_name: 'T\0' }],
    ['onboard', 'phone', { step: 4, ...DETAILS, phone: '' }],
    ['onboard', 'dob', { step: 4, ...DETAILS, dob: '31/12/1990' }],
    ['onboard', 'gender', { step: 4, ...DETAILS, gender: 'other' }],
    ['onboard', 'handed', { step: 4, ...DETAILS, handed: undefined }],
    ['onboard', 'tos', { step: 4, ...DETAILS, tos: false }],
  ])('%s: %s, %j', async (name, field, input) => {
    const call = createCalls(services, null).accounts[name] as (input: unknown) => Promise<unknown>;
    expect(await expectFault(field, call(input))).toMatch(/^[A-Z]/);
  });
});
