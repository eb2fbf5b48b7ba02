import { aPro, type TestUser } from '#test/builders.ts';
import { toActor, atOnce, createCalls, expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let pro: TestUser;
beforeEach(async () => {
  pro = await aPro(home.db);
});

const as = (user: TestUser) => createCalls(services, toActor(user)).offers;
const add = (name: string) => as(pro).addCategory({ name });
const offer = (fields: object) => as(pro).add({ title: 'Playing lesson', price: 4500, ...fields });
const listed = async () => (await as(pro).categories({})).map(({ name, offers }) => `${name} ${offers}`);

describe('a category', () => {
  test('is added, listed by name with its offers, "Other" last', async () => {
    const { id } = await add('  Trips ');
    for (const name of ['Other', 'apparel', 'Lessons']) await add(name);
    await offer({ category_id: id });
    expect(await listed()).toEqual(['apparel 0', 'Lessons 0', 'Trips 1', 'Other 0']);
    expect(await as(pro).categories({ page: 2 })).toEqual([]);
    expect(await as(await aPro(home.db)).categories({})).toEqual([]);
  });

  test('has a name that the pro uses once, however it is typed; other pros may too', async () => {
    await add('Trips');
    expect(await expectFault('name', add('tRIPS '))).toMatch(/already/);
    await as(await aPro(home.db)).addCategory({ name: 'Trips' });
    await expectFault('name', add(' '));
    await expectFault('name', add('x'.repeat(256)));
  });

  test('added twice at once is one', async () => {
    const { granted, refused } = await atOnce(['New', 'NEW', 'new'].map(add));
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [422, 422]]);
  });

  test('comes with an offer that names it, and is used again by the next', async () => {
    const { granted } = await atOnce(['Trips', 'trips', 'TRIPS'].map((category) => offer({ category })));
    expect(new Set(granted.map(({ category_id }) => category_id)).size).toBe(1);
    expect(await listed()).toHaveLength(1);
  });
});

describe('deleting a category', () => {
  test('that is empty leaves no trace', async () => {
    const { id } = await add('Trips');
    expect(await as(pro).removeCategory({ id })).toEqual({ ok: true });
    expect(await catchRefusal(as(pro).removeCategory({ id }))).toEqual(NOT_FOUND);
    expect(await listed()).toEqual([]);
  });

  test('moves its offers to "Other", which is made, or found however it is typed', async () => {
    const [trips, shop] = [await offer({ category: 'Trips' }), await offer({ category: 'Shop' })];
    await as(pro).removeCategory({ id: trips.category_id });
    expect(await listed()).toEqual(['Shop 1', 'Other 1']);
    await as(pro).removeCategory({ id: shop.category_id });
    expect(await listed()).toEqual(['Other 2']);
    expect(await as(pro).one({ id: trips.id })).toMatchObject({ category: 'Other' });
  });

  test('called "Other" waits until it is empty', async () => {
    const { id, category_id } = await offer({ category: 'other' });
    expect(await as(pro).categories({})).toMatchObject([{ name: 'other', removable: false }]);
    expect(await catchRefusal(as(pro).removeCategory({ id: category_id }))).toMatchObject({
      status: 409,
      message: /belong nowhere else/,
    });
    await as(pro).remove({ id });
    expect(await as(pro).categories({})).toMatchObject([{ removable: true }]);
    await as(pro).removeCategory({ id: category_id });
    expect(await listed()).toEqual([]);
  });

  test('of another pro, or of none, is not there', async () => {
    const { id } = await as(await aPro(home.db)).addCategory({ name: 'Theirs' });
    for (const one of [id, uuid(), 'no id'])
      expect(await catchRefusal(as(pro).removeCategory({ id: one }))).toEqual(NOT_FOUND);
  });

  test('while an offer is made in it leaves the offer in "Other", or unmade', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id: category_id } = await add(`Trips ${round}`);
      await offer({ category_id });
      const [made] = await Promise.all([atOnce([offer({ category_id })]), as(pro).removeCategory({ id: category_id })]);
      expect(await home.db.categories.count({ where: { id: category_id } })).toBe(0);
      const now = made.granted.map(({ id }) => as(pro).one({ id }));
      expect((await Promise.all(now)).every(({ category }) => category === 'Other')).toBe(true);
      expect(made.refused.flatMap(({ errors }) => Object.keys(errors ?? {}))).toEqual(
        made.refused.map(() => 'category_id'),
      );
    }
  });

  test('two at once makes one "Other"', async () => {
    const made = [await offer({ category: 'Trips' }), await offer({ category: 'Shop' })];
    await Promise.all(made.map(({ category_id }) => as(pro).removeCategory({ id: category_id })));
    expect(await listed()).toEqual(['Other 2']);
  });
});
