import { aPro, type TestUser } from '#test/builders.ts';
import { toActor, createCalls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { announceOffers } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let pro: TestUser;
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  await home.db.outbox.deleteMany();
  await home.db.offers.deleteMany();
  pro = await aPro(home.db);
});

const as = (user: TestUser) => createCalls(services, toActor(user)).offers;
const add = (fields: object = {}, owner = pro) =>
  as(owner).add({ title: 'Winter glove', price: 1500, category: 'Shop', ...fields });
const told = async () =>
  (await home.db.outbox.findMany({ where: { topic: 'offer.published' }, orderBy: { id: 'asc' } })).map(
    ({ payload }) => payload,
  );
const sweep = () => announceOffers(services);

describe('players are told of an offer', () => {
  test('as it is made, when it is in its window and in stock', async () => {
    const { id } = await add({ ended_at: '2031-03-10' });
    expect(await told()).toEqual([{ offer_id: id, actor_id: pro.id }]);
    expect(await sweep()).toBe(0);
    expect(await told()).toHaveLength(1);
  });

  test('not again when it is changed, sold out and stocked up', async () => {
    const { id } = await add({ qty: 1 });
    await as(pro).save({ id, title: 'Glove', started_at: '2031-03-12' });
    await as(pro).save({ id, qty: 0 });
    clock.set('2031-03-12T09:00:00Z');
    await as(pro).save({ id, qty: 5 });
    expect(await sweep()).toBe(0);
    expect(await told()).toHaveLength(1);
  });

  test('by the change that opens it', async () => {
    const early = await add({ started_at: '2031-03-20' });
    const empty = await add({ qty: 0 });
    expect(await told()).toEqual([]);
    await as(pro).save({ id: early.id, started_at: null });
    await as(pro).save({ id: empty.id, qty: 2 });
    expect(await told()).toHaveLength(2);
  });

  test('on the first day of its window in the pro’s zone', async () => {
    const east = await aPro(home.db, { timezone: 'Pacific/Auckland' });
    const west = await aPro(home.db, { timezone: 'America/Los_Angeles' });
    for (const owner of [pro, east, west]) await add({ started_at: '2031-03-11' }, owner);
    const sweptAt = async (at: string) => {
      clock.set(at);
      return sweep();
    };
    expect(await sweptAt('2031-03-10T10:59:59Z')).toBe(0);
    expect(await sweptAt('2031-03-10T11:00:00Z')).toBe(1);
    expect(await sweptAt('2031-03-10T23:59:59Z')).toBe(0);
    expect(await sweptAt('2031-03-11T00:00:00Z')).toBe(1);
    expect(await sweptAt('2031-03-11T06:59:59Z')).toBe(0);
    expect(await sweptAt('2031-03-11T07:00:00Z')).toBe(1);
    expect((await told()).map((payload) => (payload as { actor_id: string }).actor_id)).toEqual([
      east.id,
      pro.id,
      west.id,
    ]);
  });

  test('once a pro who had lapsed is back', async () => {
    await add({ started_at: '2031-03-12' });
    await home.db.users.update({ where: { id: pro.id }, data: { subscribed_until: new Date('2031-03-05') } });
    clock.set('2031-03-12T09:00:00Z');
    expect(await sweep()).toBe(0);
    await home.db.users.update({ where: { id: pro.id }, data: { subscribed_until: new Date('2031-06-01') } });
    expect(await sweep()).toBe(1);
  });

  test('not by the save of a pro who has lapsed, with or without a first day, but once they are back', async () => {
    const lapse = (until: string) =>
      home.db.users.update({ where: { id: pro.id }, data: { subscribed_until: new Date(until) } });
    await lapse('2031-03-05');
    const open = await add();
    const begun = await add({ started_at: '2031-03-01' });
    await as(pro).save({ id: open.id, title: 'Glove' });
    expect([await sweep(), await told()]).toEqual([0, []]);
    await lapse('2031-06-01');
    expect([await sweep(), await sweep()]).toEqual([2, 0]);
    expect((await told()).map((payload) => (payload as { offer_id: string }).offer_id)).toEqual([open.id, begun.id]);
  });

  test('never of one that is over, empty, or of a pro who is gone', async () => {
    const left = await aPro(home.db);
    await add({ started_at: '2031-03-11', ended_at: '2031-03-12' });
    await add({ started_at: '2031-03-11', qty: 0 });
    await add({ started_at: '2031-03-11' }, left);
    await home.db.users.update({ where: { id: left.id }, data: { deleted_at: clock.now() } });
    clock.set('2031-03-20T09:00:00Z');
    expect(await sweep()).toBe(0);
  });

  test('once, however many workers sweep, and of more than one batch', async () => {
    const { category_id } = await add();
    const started_at = new Date('2031-03-11T00:00:00Z');
    const offers = Array.from({ length: 450 }, (_, nth) => ({
      pro_id: pro.id,
      category_id,
      title: `${nth}`,
      started_at: nth % 2 ? started_at : null,
    }));
    await home.db.offers.createMany({ data: offers });
    clock.set('2031-03-11T09:00:00Z');
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    expect(await told()).toHaveLength(451);
    expect(await home.db.offers.count({ where: { announced_at: null } })).toBe(0);
  });
});
