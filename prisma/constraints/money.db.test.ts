import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql, constraintViolatedBy } from '@fairway/server/test/raw-sql';
import { describe, expect, test } from 'vitest';

const { run, insert } = rawSql(fileDatabase());
const AT = '2031-03-12T11:00:00Z';

/** An attempt to buy four credits; nobody of its ids need be here. */
async function purchase(fields: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  await insert('purchases', {
    id,
    kind: 'credits',
    player_id: randomUUID(),
    pro_id: randomUUID(),
    key: id,
    title: '4 lesson credits',
    amount: 6000,
    currency: 'GBP',
    credits: 4,
    ...fields,
  });
  return id;
}
const paid = () => ({ status: 'paid', settled_at: AT, payment_intent_id: `pi_${randomUUID()}` });
const FREE = { kind: 'offer', amount: 0, credits: 0 };

describe('a purchase', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['is not for less than nothing', 'purchases_amount', { ...FREE, amount: -1 }],
    ['of credits has a price', 'purchases_amount', { amount: 0 }],
    ['of a video lesson has a price', 'purchases_amount', { ...FREE, kind: 'video_lesson' }],
    ['has a currency by its three letters', 'purchases_currency', { currency: 'gbp' }],
    ['has no longer currency', 'purchases_currency', { currency: 'GBPX' }],
    ['of credits brings some', 'purchases_credits', { credits: 0 }],
    ['of credits brings twenty at most', 'purchases_credits', { credits: 21 }],
    ['brings no less than none', 'purchases_credits', { ...FREE, credits: -1 }],
    ['that is paid names its payment', 'purchases_paid_for', { ...paid(), payment_intent_id: null }],
    ['that is paid says when', 'purchases_settled', { ...paid(), settled_at: null }],
    ['that failed says when', 'purchases_settled', { status: 'failed' }],
    ['that is not settled has no such time', 'purchases_settled', { settled_at: AT }],
    ['that was refunded says when', 'purchases_refunded', { ...paid(), status: 'refunded' }],
    ['that is paid was not refunded', 'purchases_refunded', { ...paid(), refunded_at: AT }],
  ])('%s', async (_, constraint, fields) => {
    expect(await constraintViolatedBy(purchase(fields))).toBe(constraint);
  });

  test('may be begun, paid, failed, on its way back, refunded or free', async () => {
    const all = [
      purchase(),
      purchase(paid()),
      purchase({ status: 'failed', settled_at: AT }),
      purchase({ ...paid(), status: 'refunding' }),
      purchase({ ...paid(), status: 'refunded', refunded_at: AT }),
      purchase({ ...FREE, status: 'paid', settled_at: AT }),
      purchase({ ...FREE, amount: 1, credits: 100 }),
    ];
    await expect(Promise.all(all)).resolves.toHaveLength(all.length);
  });

  test('is one by its key, its payment, its refund and its number', async () => {
    const player_id = randomUUID();
    await purchase({ player_id, key: 'one' });
    expect(await constraintViolatedBy(purchase({ player_id, key: 'one' }))).toBe('purchases_player_id_key_key');
    await purchase({ key: 'one' });
    await purchase({ ...paid(), payment_intent_id: 'pi_one' });
    expect(await constraintViolatedBy(purchase({ payment_intent_id: 'pi_one' }))).toBe(
      'purchases_payment_intent_id_key',
    );
    const back = { status: 'refunded', refunded_at: AT, refund_id: 're_one' };
    await purchase({ ...paid(), ...back });
    expect(await constraintViolatedBy(purchase({ ...paid(), ...back }))).toBe('purchases_refund_id_key');
    const [{ number } = {}] = await run('SELECT number FROM purchases LIMIT 1');
    expect(await constraintViolatedBy(purchase({ number }))).toBe('purchases_number_key');
  });

  test('has one lot, which keeps it', async () => {
    const purchase_id = await purchase(paid());
    const lot = (fields: object = {}) =>
      insert('credit_lots', {
        id: randomUUID(),
        player_id: randomUUID(),
        pro_id: randomUUID(),
        source: 'bought',
        quantity: 4,
        purchased_at: AT,
        expires_on: '2032-03-12',
        expires_at: '2032-03-13T00:00:00Z',
        purchase_id,
        ...fields,
      });
    expect(await constraintViolatedBy(lot({ unit_value: -1 }))).toBe('credit_lots_unit_value');
    await lot({ unit_value: 1500 });
    expect(await constraintViolatedBy(lot())).toBe('credit_lots_purchase_id_key');
    expect(await constraintViolatedBy(lot({ purchase_id: randomUUID() }))).toBe('credit_lots_purchase_id_fkey');
    expect(await constraintViolatedBy(run('DELETE FROM purchases WHERE id = $1', [purchase_id]))).toBe(
      'credit_lots_purchase_id_fkey',
    );
  });
});

describe('a fault in the books', () => {
  const alert = (fields: object = {}) =>
    insert('money_alerts', {
      id: randomUUID(),
      kind: 'ledger',
      subject: 'one',
      detail: '{}',
      found_at: AT,
      seen_at: AT,
      ...fields,
    });

  test('is open once; what was resolved may come again', async () => {
    await alert({ resolved_at: AT });
    await alert({ resolved_at: AT });
    await alert();
    expect(await constraintViolatedBy(alert())).toBe('money_alerts_open');
    await alert({ kind: 'purchase' });
    await alert({ subject: 'two' });
  });
});

test('one reconciliation is under way at a time', async () => {
  const proof = (finished_at: string | null) =>
    insert('reconciliation_runs', { id: randomUUID(), requested_at: AT, finished_at });
  await proof(AT);
  await proof(AT);
  await proof(null);
  expect(await constraintViolatedBy(proof(null))).toBe('reconciliation_runs_one_requested');
});
