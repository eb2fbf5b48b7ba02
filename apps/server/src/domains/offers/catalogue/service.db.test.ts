import { inTransaction } from '@fairway/db/client';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { toActor, atOnce, createCalls, expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseUser } from '#domains/users/erasure/service.ts';
import { uploadPicture } from '#domains/files/uploads/service.ts';
import { visibleFile } from '#domains/files/stored-files/service.ts';
import { addOffer, changeOffer } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let pro: TestUser;
let player: TestUser;
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  await home.db.outbox.deleteMany();
  pro = await aPro(home.db, { currency: 'EUR' });
  player = await aPlayer(home.db, pro);
});

const as = (user: TestUser) => createCalls(services, toActor(user, pro)).offers;
const GLOVE = { title: 'Winter glove', price: 1500, category: 'Shop' };
const add = (fields: object = {}) => as(pro).add({ ...GLOVE, ...fields });
const upload = async (owner = pro) =>
  (await uploadPicture(toActor(owner), [receivedFile(await aJpeg())], services)).path;
const files = () => home.db.files.findMany({ where: { owner_id: pro.id } });
const gone = () => home.db.outbox.count({ where: { topic: 'files.gone' } });
const titles = async (user: TestUser) =>
  Object.entries(await as(user).list({})).map(([name, list]) => [name, ...list.map(({ title }) => title)]);

describe('an offer', () => {
  test('has what it was given, in its pro’s currency', async () => {
    const made = await add({ description: 'Warm and dry', qty: 3, lesson_credits_value: 2, button_type: 'Get one' });
    expect(made).toMatchObject({
      ...GLOVE,
      description: 'Warm and dry',
      button_type: 'Get one',
      currency: 'EUR',
      qty: 3,
      sold: 0,
      lesson_credits_value: 2,
      state: 'live',
      image: null,
      images: [],
      announced_at: '2031-03-10T09:00:00.000Z',
      redeemed_at: null,
      can: { redeem: false, change: true },
    });
    expect(await as(pro).one({ id: made.id })).toEqual(made);
    expect(await as(player).one({ id: made.id })).toEqual({
      ...made,
      sold: null,
      announced_at: null,
      can: { redeem: true, change: false },
    });
  });

  test('changes by what is sent', async () => {
    const made = await add({ qty: 3, started_at: '2031-03-01', ended_at: '2031-03-31' });
    expect(await as(pro).save({ id: made.id, title: 'Glove', ended_at: null })).toEqual({
      ...made,
      title: 'Glove',
      ended_at: null,
    });
    const sold = await as(pro).save({ id: made.id, qty: 0, category: 'Sale' });
    expect(sold).toMatchObject({ qty: 0, state: 'sold_out', category: 'Sale' });
    await expectFault('ended_at', as(pro).save({ id: made.id, ended_at: '2031-02-28' }));
    await expectFault('category_id', as(pro).save({ id: made.id, category: ' ' }));
  });

  test('is made once under one key, also at once, and told once; under another it is another', async () => {
    const addUnder = (key: string) => addOffer(toActor(pro), GLOVE, services, { key });
    const [made, ...repeats] = await Promise.all(['a', 'a', 'a'].map(addUnder));
    expect(repeats).toEqual([made, made]);
    await as(pro).save({ id: made!.id, price: 1200 });
    expect(await addUnder('a')).toMatchObject({ id: made!.id, price: 1200 });
    expect(await home.db.offers.count({ where: { pro_id: pro.id } })).toBe(1);
    expect(await home.db.outbox.count({ where: { topic: 'offer.published' } })).toBe(1);

    expect((await addUnder('b')).id).not.toBe(made!.id);
    const other = toActor(await aPro(home.db));
    expect((await addOffer(other, GLOVE, services, { key: 'a' })).id).not.toBe(made!.id);
  });

  test('is deleted once, with its pictures', async () => {
    const { id } = await add({ images: [await upload(), await upload()] });
    expect(await as(pro).remove({ id })).toEqual({ ok: true });
    expect(await catchRefusal(as(pro).remove({ id }))).toEqual(NOT_FOUND);
    expect([(await files()).length, await gone()]).toEqual([0, 2]);
  });

  test('is refused another pro’s category', async () => {
    const { category_id } = await add();
    const other = await aPro(home.db);
    await expectFault('category_id', createCalls(services, toActor(other)).offers.add({ ...GLOVE, category_id }));
  });
});

describe('the lists', () => {
  test('of the pro have all of theirs by category, "Other" last, the newest first', async () => {
    for (const [title, category, ended_at] of [
      ['a', 'other', null],
      ['b', 'Trips', '2031-03-09'],
      ['c', 'lessons', null],
      ['d', 'Trips', null],
    ] as const) {
      clock.pass(1);
      await add({ title, category, ended_at });
    }
    await as(pro).addCategory({ name: 'Nothing in it' });
    expect(await titles(pro)).toEqual([
      ['lessons', 'c'],
      ['Trips', 'd', 'b'],
      ['other', 'a'],
    ]);
    expect(await as(pro).list({ page: 2 })).toEqual({});
  });

  test('of a player have what they may redeem today in the pro’s zone', async () => {
    await add({ title: 'to come', started_at: '2031-03-11' });
    await add({ title: 'over', category: 'Old', ended_at: '2031-03-09' });
    await add({ title: 'sold out', qty: 0 });
    await add({ title: 'last day', ended_at: '2031-03-10' });
    expect(await titles(player)).toEqual([['Shop', 'last day']]);
    clock.set('2031-03-11T00:00:00Z');
    expect(await titles(player)).toEqual([['Shop', 'to come']]);
    await home.db.users.update({ where: { id: pro.id }, data: { timezone: 'America/New_York' } });
    pro = { ...pro, timezone: 'America/New_York' };
    expect(await titles(player)).toEqual([['Shop', 'last day']]);
  });

  test('may have any name', async () => {
    await add({ category: '__proto__' });
    expect(await titles(player)).toEqual([['__proto__', 'Winter glove']]);
  });

  test('of a stranger have nothing of it', async () => {
    const { id } = await add();
    const stranger = await aPlayer(home.db, await aPro(home.db));
    expect(await titles(stranger)).toEqual([]);
    expect(await catchRefusal(as(stranger).one({ id }))).toEqual(NOT_FOUND);
  });
});

test('a player keeps seeing what they redeemed, when it is over too', async () => {
  const { id } = await add();
  const purchase = {
    player_id: player.id,
    pro_id: pro.id,
    offer_id: id,
    key: 'one',
    title: 'x',
    amount: 0,
    currency: 'EUR',
    kind: 'offer' as const,
  };
  await home.db.purchases.create({ data: { ...purchase, status: 'paid', settled_at: clock.now() } });
  await home.db.purchases.create({
    data: { ...purchase, key: 'two', status: 'failed', settled_at: new Date('2031-03-11T00:00:00Z') },
  });
  await as(pro).save({ id, ended_at: '2031-03-10' });
  clock.set('2031-03-20T09:00:00Z');
  const seen = await as(player).one({ id });
  expect(seen).toMatchObject({ state: 'ended', redeemed_at: '2031-03-10T09:00:00.000Z', can: { redeem: false } });
  expect(await catchRefusal(as(await aPlayer(home.db, pro)).one({ id }))).toEqual(NOT_FOUND);
  expect(await titles(player)).toEqual([]);
});

describe('stock', () => {
  test('is not put back by a number that did not know of a sale', async () => {
    const { id } = await add({ qty: 5 });
    const sell = () =>
      home.db.offers.update({ where: { id }, data: { qty: { decrement: 1 }, sold: { increment: 1 } } });
    await sell();
    expect(await as(pro).save({ id, title: 'New title' })).toMatchObject({ qty: 4, sold: 1 });
    expect(await expectFault('qty', as(pro).save({ id, qty: 6, qty_seen: 5 }))).toMatch(/4 are left/);
    expect(await as(pro).save({ id, qty: 6, qty_seen: 4 })).toMatchObject({ qty: 6, sold: 1 });
  });

  test('that is sold while the pro saves is counted by one of the two', async () => {
    const { id } = await add({ qty: 5 });
    const sell = home.db.$executeRaw`UPDATE offers SET qty = qty - 1, sold = sold + 1 WHERE id = ${id}::uuid`;
    const [saved] = await Promise.allSettled([as(pro).save({ id, qty: 9, qty_seen: 5 }), sell]);
    const { qty } = await home.db.offers.findUniqueOrThrow({ where: { id } });
    expect(qty).toBe(saved.status === 'fulfilled' ? 8 : 4);
  });
});

describe('pictures', () => {
  test('stand in the order they are sent in, and what is left out is cleared away', async () => {
    const [one, two, three] = [await upload(), await upload(), await upload()];
    const made = await add({ images: [one, two, one] });
    expect(made).toMatchObject({ image: one, images: [one, two] });
    const changed = await as(pro).save({ id: made.id, images: [three, one] });
    expect(changed.images).toEqual([three, one]);
    expect([(await files()).length, await gone()]).toEqual([2, 1]);
    expect((await as(pro).save({ id: made.id, title: 'Glove' })).images).toEqual([three, one]);
    expect((await as(pro).save({ id: made.id, images: '' })).images).toEqual([]);
    expect(await files()).toEqual([]);
  });

  test('may come with the form, after those that stay', async () => {
    const named = async (field: string, width: number) => ({ ...receivedFile(await aJpeg(width)), field });
    const sent = [await named('image_files[1]', 50), await named('image_files[0]', 40)];
    const made = await addOffer(toActor(pro), GLOVE, services, { files: sent });
    const widths = async () =>
      (
        await home.db.offer_images.findMany({
          include: { file: true },
          where: { offer_id: made.id },
          orderBy: { position: 'asc' },
        })
      ).map(({ file }) => file.width);
    expect(await widths()).toEqual([40, 50]);
    await changeOffer(toActor(pro), { id: made.id }, services, [await named('image_files', 30)]);
    expect(await widths()).toEqual([40, 50, 30]);
    await expectFault('image_files', addOffer(toActor(pro), GLOVE, services, { files: [receivedFile('no picture')] }));
    const many = await Promise.all(Array.from({ length: 6 }, () => named('image_files', 20)));
    await expectFault('image_files', changeOffer(toActor(pro), { id: made.id }, services, many));
    expect(await widths()).toEqual([40, 50, 30]);
  });

  test('of somebody else, or of another offer, are refused', async () => {
    const image = await upload();
    await add({ images: [image] });
    for (const path of [image, await upload(player), 'https://elsewhere.example/a.webp'])
      await expectFault('image_files', add({ images: [path] }));
  });

  test('are for the pro and their players', async () => {
    const { image } = await add({ images: [await upload()] });
    const seenBy = async (user: TestUser | null) =>
      (await visibleFile(user && toActor(user), image!.replace('/files/', ''), services)) !== null;
    expect(await Promise.all([pro, player].map(seenBy))).toEqual([true, true]);
    const stranger = await aPro(home.db);
    const others = [stranger, await aPlayer(home.db, stranger), null];
    expect(await Promise.all(others.map(seenBy))).toEqual([false, false, false]);
  });
});

const erase = () => inTransaction(home.db, (tx) => eraseUser(tx, pro.id, { now: clock.now() }));

describe('erasing the pro', () => {
  test('takes their offers, categories and pictures along', async () => {
    await add({ images: [await upload()] });
    await erase();
    const where = { pro_id: pro.id };
    expect(await home.db.offers.count({ where })).toBe(0);
    expect(await home.db.categories.count({ where })).toBe(0);
    expect([await home.db.offer_images.count({ where: { offer: where } }), (await files()).length]).toEqual([0, 0]);
  });

  test('while they make offers leaves none, and nobody waits for another', async () => {
    const { id, category_id } = await add();
    const { granted, refused } = await atOnce<unknown>([
      add(),
      as(pro).save({ id, category: 'New' }),
      erase(),
      as(pro).removeCategory({ id: category_id }),
      add({ category: 'Fresh' }),
    ]);
    expect(granted.length + refused.length).toBe(5);
    expect(refused.every(({ status }) => status === 404)).toBe(true);
    expect(await home.db.offers.count({ where: { pro_id: pro.id } })).toBe(0);
  });
});
