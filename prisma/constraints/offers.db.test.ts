import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql, constraintViolatedBy } from '@fairway/server/test/raw-sql';
import { beforeEach, describe, expect, test } from 'vitest';

const { run, insert, aUser } = rawSql(fileDatabase());
let pro_id: string;
let category_id: string;
beforeEach(async () => {
  pro_id = await aUser('pro');
  category_id = await aCategory('Trips');
});

async function aCategory(name: string, owner = pro_id): Promise<string> {
  const id = randomUUID();
  await insert('categories', { id, pro_id: owner, name });
  return id;
}
async function anOffer(fields: object = {}): Promise<string> {
  const id = randomUUID();
  await insert('offers', { id, pro_id, category_id, title: 'Two days in Fife', ...fields });
  return id;
}
const count = async (table: string) => (await run(`SELECT count(*)::int AS count FROM ${table}`))[0]!['count'];

describe('categories', () => {
  test('of a pro are told apart by more than their case', async () => {
    expect(await constraintViolatedBy(aCategory('TRIPS'))).toBe('categories_name');
    await aCategory('Trips', await aUser('pro'));
  });

  test('have a name', async () => {
    expect(await constraintViolatedBy(aCategory('  '))).toBe('categories_named');
  });

  test('stay while they have offers', async () => {
    await anOffer();
    expect(await constraintViolatedBy(run('DELETE FROM categories WHERE id = $1', [category_id]))).toBe(
      'offers_category_id_fkey',
    );
  });
});

describe('offers', () => {
  test.each([
    ['offers_titled', { title: ' ' }],
    ['offers_stock', { qty: -1 }],
    ['offers_sold', { sold: -1 }],
    ['offers_price', { price: -1 }],
    ['offers_price', { price: 1_000_000 }],
    ['offers_credits', { lesson_credits_value: -1 }],
    ['offers_credits', { lesson_credits_value: 101 }],
    ['offers_window', { started_at: '2031-03-02', ended_at: '2031-03-01' }],
    ['offers_category_id_fkey', { category_id: randomUUID() }],
  ])('are held by %s to what they may be: %j', async (rule, fields) => {
    expect(await constraintViolatedBy(anOffer(fields))).toBe(rule);
  });

  test('may be bare, without limits, or at them', async () => {
    await anOffer();
    await anOffer({
      qty: 0,
      price: 999_999,
      lesson_credits_value: 100,
      started_at: '2031-03-01',
      ended_at: '2031-03-01',
    });
    const rows = await run(
      'SELECT button_type, qty, price, sold, announced_at FROM offers WHERE pro_id = $1 AND qty IS NULL',
      [pro_id],
    );
    expect(rows).toEqual([{ button_type: 'Buy Now', qty: null, price: 0, sold: 0, announced_at: null }]);
  });

  test('are never sold below nothing', async () => {
    const id = await anOffer({ qty: 1 });
    const sell = () => run('UPDATE offers SET qty = qty - 1 WHERE id = $1', [id]);
    await sell();
    expect(await constraintViolatedBy(sell())).toBe('offers_stock');
  });

  test('have one picture a place, and go with their pro, pictures and all', async () => {
    const offer_id = await anOffer();
    const file_id = randomUUID();
    await insert('files', { id: file_id, owner_id: pro_id, key: file_id, content_type: 'image/webp', bytes: 1 });
    const place = () => insert('offer_images', { offer_id, position: 0, file_id });
    await place();
    expect(await constraintViolatedBy(place())).toBe('offer_images_pkey');
    await run('DELETE FROM files WHERE id = $1', [file_id]);
    expect(await count('offer_images')).toBe(0);
    await run('DELETE FROM users WHERE id = $1', [pro_id]);
    expect(
      await run('SELECT 1 FROM offers WHERE pro_id = $1 UNION ALL SELECT 1 FROM categories WHERE pro_id = $1', [
        pro_id,
      ]),
    ).toEqual([]);
  });

  test('that wait to be announced have an index of their own', async () => {
    const [index] = await run(`SELECT indexdef FROM pg_indexes WHERE indexname = 'offers_unannounced'`);
    expect(index?.['indexdef']).toMatch(
      /\(COALESCE\(started_at, '-infinity'::date\), id\) WHERE \(announced_at IS NULL\)/,
    );
  });
});
