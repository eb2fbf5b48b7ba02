import { fakeAppStore } from '#test/fake-app-store.ts';
import { aRequest, createCalls, expectFault, type Calls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { fakePlayStore } from '#test/fake-play-store.ts';
import { PRODUCTS } from '#test/app-stores.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServices } from '#app/context.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const apple = fakeAppStore(clock.now);
const google = await fakePlayStore(clock.now);
const base = testServices(home, clock);
const services: AppServices = Object.defineProperties({} as AppServices, {
  ...Object.getOwnPropertyDescriptors(base),
  stores: { value: { ...base.stores, apple: apple.store, google: google.store }, enumerable: true },
});
let roles: Roles;
beforeAll(async () => {
  roles = await makeRoles(services);
});

const PROS = expectedStatuses({ nobody: 401, player: 422, pro: 200, admin: 403 });
const BOTH = expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 403 });
const ANYONE = expectedStatuses({ nobody: 200, player: 200, pro: 200, admin: 200 });
const NOBODY = expectedStatuses({ nobody: 401, player: 401, pro: 401, admin: 401 });
const forPros = () => ({ store: 'apple' as const, product_id: PRODUCTS.pro, receipt: apple.transaction() });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof expectedStatuses>];
const rows: Row[] = [
  ['subscription', (calls) => calls.subscriptions.subscription(), BOTH],
  ['subscribe', (calls) => calls.subscriptions.subscribe(forPros()), PROS],
  ['subscribeForTest', (calls) => calls.subscriptions.subscribeForTest(), BOTH],
  ['apple', (calls) => calls.subscriptions.apple({ signedPayload: apple.notification() }), ANYONE],
  ['apple, forged', (calls) => calls.subscriptions.apple({ signedPayload: 'x' }), NOBODY],
  ['google, without a signature', (calls) => calls.subscriptions.google(google.push('token')), NOBODY],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });

  test('Google’s push is known by the bearer token of its request', async () => {
    const calls = createCalls(services, null, { ...aRequest(), bearer: await google.bearer() });
    expect(await calls.subscriptions.google(google.push(null))).toEqual({ ok: true });
  });
});

test.each<[string, unknown]>([
  ['store', { store: 'amazon', product_id: PRODUCTS.pro, receipt: 'x' }],
  ['product_id', { store: 'apple', receipt: 'x' }],
  ['receipt', { store: 'apple', product_id: PRODUCTS.pro, receipt: ' ' }],
  ['receipt', { store: 'apple', product_id: PRODUCTS.pro, receipt: 'x'.repeat(20_001) }],
])('bad input is told under its field: %s', async (field, input) => {
  const subscribe = createCalls(services, roles.pro).subscriptions.subscribe as (input: unknown) => Promise<unknown>;
  await expectFault(field, subscribe(input));
});
