import { anAppStore } from '@fairway/testing/apple-says';
import { aRequest, callsOf, expectFault, type Calls } from '@fairway/testing/calls';
import { castOf, fares, statusFor, type Cast } from '@fairway/testing/cast';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { aPlayStore } from '@fairway/testing/google-says';
import { PRODUCTS } from '@fairway/testing/stores';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Deps } from '../../trpc/context.ts';

const clock = clockAt('2031-03-10T09:00:00Z');
const home = fileDatabase();
const apple = anAppStore(clock.now);
const google = await aPlayStore(clock.now);
const base = testDeps(home, clock);
const deps: Deps = Object.defineProperties({} as Deps, {
  ...Object.getOwnPropertyDescriptors(base),
  stores: { value: { ...base.stores, apple: apple.store, google: google.store }, enumerable: true },
});
let cast: Cast;
beforeAll(async () => {
  cast = await castOf(deps);
});

const PROS = fares({ nobody: 401, player: 422, pro: 200, admin: 403 });
const BOTH = fares({ nobody: 401, player: 200, pro: 200, admin: 403 });
const ANYONE = fares({ nobody: 200, player: 200, pro: 200, admin: 200 });
const NOBODY = fares({ nobody: 401, player: 401, pro: 401, admin: 401 });
const forPros = () => ({ store: 'apple' as const, product_id: PRODUCTS.pro, receipt: apple.transaction() });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof fares>];
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
    expect(await statusFor(deps, cast[role], call)).toBe(status);
  });

  test('Google’s push is known by the bearer token of its request', async () => {
    const calls = callsOf(deps, null, { ...aRequest(), bearer: await google.bearer() });
    expect(await calls.subscriptions.google(google.push(null))).toEqual({ ok: true });
  });
});

test.each<[string, unknown]>([
  ['store', { store: 'amazon', product_id: PRODUCTS.pro, receipt: 'x' }],
  ['product_id', { store: 'apple', receipt: 'x' }],
  ['receipt', { store: 'apple', product_id: PRODUCTS.pro, receipt: ' ' }],
  ['receipt', { store: 'apple', product_id: PRODUCTS.pro, receipt: 'x'.repeat(20_001) }],
])('bad input is told under its field: %s', async (field, input) => {
  const subscribe = callsOf(deps, cast.pro).subscriptions.subscribe as (input: unknown) => Promise<unknown>;
  await expectFault(field, subscribe(input));
});
