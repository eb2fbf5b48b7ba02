import { frozenProvider, type Manner } from '#test/frozen-provider.ts';
import { createTestPayments, simulator } from '#test/payments.ts';
import { expect, test, vi } from 'vitest';
import { ProviderUnavailable } from './provider-unavailable.ts';
import { withProviderBudget, type GuardSettings } from './guard.ts';

/** Short, so that a test can wait for it; long enough for a call that is answered, however busy the machine. */
const BUDGET_MS = 1_500;
const PATIENT = { timeout: 15_000 };

/** Payments at a provider that can be frozen, with bounds that a test can wait for. */
async function aProvider(guard: Partial<GuardSettings> = {}) {
  const provider = await frozenProvider();
  const payments = createTestPayments(provider.url, { budget_ms: BUDGET_MS, failures: 100, ...guard });
  return { provider, payments };
}

const customer = { reference: 'someone', email: 'ann@example.com', name: 'Ann' };

/** How a call fails. */
const catchFailure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the call was answered'),
    (error: unknown) => error,
  );

test.each<Manner>(['silent', 'dripping', 'mute', 'faulty'])(
  'a call to a provider that is %s ends as unavailable and leaves no connection behind',
  async (manner) => {
    const { provider, payments } = await aProvider();
    provider.behave(manner);
    expect(await catchFailure(payments.addCustomer(customer))).toBeInstanceOf(ProviderUnavailable);
    await vi.waitFor(() => expect(provider.hanging()).toBe(0), PATIENT);
  },
);

test('all calls of one piece of work share one budget, and none is made once it is used up', async () => {
  const { provider, payments } = await aProvider();
  provider.behave('silent');
  await withProviderBudget(async () => {
    await catchFailure(payments.readPayment('pi_1'));
    const made = provider.calls.length;
    const failures = await Promise.all(['pi_2', 'pi_3'].map((id) => catchFailure(payments.readPayment(id))));
    expect(failures.every((failure) => failure instanceof ProviderUnavailable)).toBe(true);
    expect(provider.calls).toHaveLength(made);
  });
  provider.behave('well');
  await expect(payments.addCustomer(customer)).resolves.toMatch(/^cus_/);
});

test('after repeated failures the provider is left alone, tried with one call, and used again when that is answered', async () => {
  const onChange = vi.fn<(isOpen: boolean) => void>();
  const { provider, payments } = await aProvider({ failures: 3, open_ms: 1000, onChange });
  provider.behave('silent');
  await Promise.all([1, 2, 3].map(() => catchFailure(payments.readPayment('pi_1'))));
  expect(onChange.mock.calls).toEqual([[true]]);

  const made = provider.calls.length;
  const refusals = await Promise.all(Array.from({ length: 20 }, () => catchFailure(payments.readPayment('pi_1'))));
  expect(refusals.every((refusal) => (refusal as ProviderUnavailable).retryAfter === 1)).toBe(true);
  expect(provider.calls).toHaveLength(made);

  // It is still frozen when it is tried: one call finds out, and nobody else waits for it.
  await vi.waitFor(async () => {
    const all = Array.from({ length: 5 }, () => catchFailure(payments.readPayment('pi_1')));
    await Promise.all(all);
    expect(provider.calls.length).toBeGreaterThan(made);
  }, PATIENT);
  expect(provider.calls).toHaveLength(made + 1);
  expect(onChange.mock.calls).toEqual([[true]]);

  provider.behave('well');
  await vi.waitFor(() => expect(payments.addCustomer(customer)).resolves.toMatch(/^cus_/), PATIENT);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('while one call finds out whether the provider is back, others are refused at once', async () => {
  const { provider, payments } = await aProvider({ failures: 1, open_ms: 1, budget_ms: 60_000 });
  provider.behave('faulty');
  await catchFailure(payments.readPayment('pi_1'));
  const { reached, release } = simulator.hold('before the answer', 'POST /v1/customers');
  provider.behave('well');
  const probe = vi.waitFor(() => payments.addCustomer({ ...customer, reference: 'the one that finds out' }), PATIENT);
  await reached;
  expect(await catchFailure(payments.readPayment('pi_1'))).toBeInstanceOf(ProviderUnavailable);
  release();
  await expect(probe).resolves.toMatch(/^cus_/);
});

test('cards that are refused and payments that are unknown are answers: the provider is asked on', async () => {
  const { payments } = await aProvider({ failures: 3, budget_ms: 10_000 });
  for (let nth = 0; nth < 6; nth += 1) {
    expect(await catchFailure(payments.readPayment('pi_of_nobody'))).not.toBeInstanceOf(ProviderUnavailable);
    const owner = await payments.addCustomer({ ...customer, reference: `owner ${nth}` });
    const refused = await catchFailure(payments.saveCard(owner, 'pm_of_nobody'));
    expect(refused).toMatchObject({ kind: 'invalid' });
  }
});

test('no more calls are under way at once than are allowed, and no more wait', async () => {
  const { provider, payments } = await aProvider({ concurrency: 2, queue: 1, budget_ms: 60_000 });
  const { reached, release } = simulator.hold('before the answer', 'POST /v1/customers');
  const add = (nth: number) => payments.addCustomer({ ...customer, reference: `one of four, ${nth}` });
  const three = Promise.all([1, 2, 3].map(add));
  await reached;
  expect(await catchFailure(add(4))).toMatchObject({ isOutage: false });
  release();
  await expect(three).resolves.toHaveLength(3);
  expect(provider.calls.filter((call) => call === 'POST /v1/customers')).toHaveLength(3);
});
