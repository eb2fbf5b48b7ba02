import { createCalls, expectFault, type Calls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
beforeEach(async () => {
  roles = await makeRoles(services);
});

const payee = {
  address_line1: '4 Mill Lane',
  address_city: 'Lewes',
  address_postcode: 'BN7 2LA',
  dob: '1984-05-17',
  account_name: 'Robin Calder',
  sortcode: '108800',
  accountno: '00012345',
  tos: true,
};
const CARDHOLDERS = expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 403 });
/** Nobody has a customer yet, and nobody has given their password. */
const NOT_YET = expectedStatuses({ nobody: 401, player: 409, pro: 409, admin: 403 });
const LOCKED = expectedStatuses({ nobody: 401, player: 403, pro: 403, admin: 403 });
const PROS = expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 });
const ADMINS = expectedStatuses({ nobody: 401, player: 403, pro: 403, admin: 200 });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof expectedStatuses>];
const rows: Row[] = [
  ['money', (calls) => calls.payments.money(), PROS],
  ['takingsFile', (calls) => calls.payments.takingsFile({ start: '2031-01-01', end: '2031-12-31' }), PROS],
  [
    'cardForm',
    (calls) => calls.payments.cardForm(),
    expectedStatuses({ nobody: 200, player: 200, pro: 200, admin: 200 }),
  ],
  [
    'outcome',
    (calls) => calls.payments.outcome({ key: 'one' }),
    expectedStatuses({ nobody: 401, player: 200, pro: 403, admin: 403 }),
  ],
  ['addCustomer', (calls) => calls.payments.addCustomer(), CARDHOLDERS],
  ['intent', (calls) => calls.payments.intent(), NOT_YET],
  ['addCard', (calls) => calls.payments.addCard({ payment_method: 'pm_card_visa' }), CARDHOLDERS],
  ['updateCard', (calls) => calls.payments.updateCard({ payment_method: 'pm_card_visa' }), LOCKED],
  ['addPayee', (calls) => calls.payments.addPayee(payee), PROS],
  ['proOnboarding', (calls) => calls.payments.proOnboarding(), PROS],
  ['reconciliation', (calls) => calls.payments.reconciliation({}), ADMINS],
  ['openAlerts', (calls) => calls.payments.openAlerts(), ADMINS],
  ['reconcile', (calls) => calls.payments.reconcile(), ADMINS],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });
});

test.each<[string, Record<string, unknown>]>([
  ['address_line1', { address_line1: '' }],
  ['address_line1', { address_line1: 'x'.repeat(251) }],
  ['address_city', { address_city: ' ' }],
  ['address_postcode', { address_postcode: 'x\0' }],
  ['address_county', { address_county: 'x'.repeat(251) }],
  ['dob', { dob: '17/05/1984' }],
  ['dob', { dob: '2013-03-11' }],
  ['account_name', { account_name: '' }],
  ['sortcode', { sortcode: '12-34-5' }],
  ['sortcode', { sortcode: '12345a' }],
  ['accountno', { accountno: '1234567' }],
  ['tos', { tos: false }],
])('what a pro tells wrongly is told under its field: %s', async (field, wrong) => {
  const { payments } = createCalls(services, roles.pro);
  await expectFault(field, (payments.addPayee as (input: unknown) => Promise<unknown>)({ ...payee, ...wrong }));
  expect(await payments.proOnboarding()).toMatchObject({ step: 1, address_line1: null, account_last4: null });
});

test.each(['', ' ', 'x'.repeat(256)])('%s is the name of no card', async (payment_method) => {
  await expectFault('payment_method', createCalls(services, roles.player).payments.addCard({ payment_method }));
});
