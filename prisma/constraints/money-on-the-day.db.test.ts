import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql, constraintViolatedBy } from '@fairway/server/test/raw-sql';
import { beforeEach, describe, expect, test } from 'vitest';

const { run, insert, aUser } = rawSql(fileDatabase());
const AT = '2031-03-12T11:00:00Z';
const PAID = { paid_at: AT, paid_amount: 5000, paid_currency: 'GBP' };
const CANCELLED = { cancelled_at: '2031-03-12T08:00:00Z' };

let pro_id: string;
let player_id: string;
beforeEach(async () => {
  pro_id = await aUser('pro');
  player_id = await aUser('player', { pro_id });
});

async function lesson(fields: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  await insert('lessons', {
    id,
    pro_id,
    player_id,
    starts_at: '2031-03-12T10:00:00Z',
    ends_at: '2031-03-12T11:00:00Z',
    duration: 60,
    payment_type: 'on_day',
    ...fields,
  });
  return id;
}

describe('money noted on the day', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['has an amount', 'lessons_paid', { ...PAID, paid_amount: null }],
    ['has a currency', 'lessons_paid', { ...PAID, paid_currency: null }],
    ['has a moment', 'lessons_paid', { ...PAID, paid_at: null }],
    ['is not less than nothing', 'lessons_paid_amount', { ...PAID, paid_amount: -1 }],
    ['is not of a lesson paid with credits', 'lessons_paid_on_day', { ...PAID, payment_type: 'credits', credits: 4 }],
    ['leaves no fee due', 'lessons_fee_settled', { ...PAID, ...CANCELLED, fee_due: true }],
    ['is not of a lesson that stands and was let go', 'lessons_fee_once', { ...PAID, fee_waived_at: AT }],
  ])('%s', async (_, constraint, fields) => {
    expect(await constraintViolatedBy(lesson(fields))).toBe(constraint);
  });

  test.each<[string, Record<string, unknown>]>([
    ['that stands', { payment_type: 'credits', credits: 4 }],
    ['to be paid on the day', CANCELLED],
  ])('credits do not come back of a lesson %s', async (_, fields) => {
    expect(await constraintViolatedBy(lesson({ ...fields, refilled_at: AT }))).toBe('lessons_refilled');
  });

  test('a waived fee is not due', async () => {
    expect(await constraintViolatedBy(lesson({ ...CANCELLED, fee_due: true, fee_waived_at: AT }))).toBe(
      'lessons_fee_settled',
    );
  });

  test('before a lesson, after it and for one cancelled late it is welcome', async () => {
    const letGo = { ...CANCELLED, fee_waived_at: AT };
    const welcome = [PAID, { ...PAID, ...CANCELLED }, letGo, { ...PAID, ...letGo }];
    for (const fields of welcome) {
      const gone = await run('DELETE FROM lessons WHERE id = $1 RETURNING id', [await lesson(fields)]);
      expect(gone).toHaveLength(1);
    }
  });
});

describe('what was taken for a lesson that goes', () => {
  const kept = (id: string) =>
    run('SELECT pro_id, paid_at, paid_amount, paid_currency FROM archived_takings WHERE lesson_id = $1', [id]);

  test('stays in the books, without its player', async () => {
    const id = await lesson(PAID);
    await run('DELETE FROM lessons WHERE player_id = $1', [player_id]);
    expect(await kept(id)).toEqual([{ pro_id, ...PAID, paid_at: new Date(AT) }]);
  });

  test('is nothing where nothing was paid', async () => {
    const id = await lesson();
    await run('DELETE FROM lessons WHERE id = $1', [id]);
    expect(await kept(id)).toEqual([]);
  });

  test('and is never less than nothing', async () => {
    const row = { lesson_id: randomUUID(), pro_id, ...PAID, paid_amount: -1 };
    expect(await constraintViolatedBy(insert('archived_takings', row))).toBe('archived_takings_paid_amount');
  });
});
