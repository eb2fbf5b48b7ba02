import { randomUUID } from 'node:crypto';
import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
import type { YardageIn } from '@fairway/contracts/kit/yardages';
import { KIT_MESSAGES } from '@fairway/contracts/messages/kit';
import { aRequest, atOnce, catchRefusal, createCalls, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';

const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock('2031-03-12T12:00:00.000Z'));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});
const calls = (as: Actor = people.player) => createCalls(services, as, aRequest()).kit;
const add = (row: Partial<YardageIn> = {}, as?: Actor) => calls(as).addYardage(row);
const list = async (as?: Actor) => (await calls(as).yardages()).map(({ club, yd }) => [club, yd]);

test('a yardage starts blank, is saved, put in order and removed', async () => {
  const blank = await add();
  expect(blank).toEqual({ id: blank.id, user_id: people.player.id, club: '', yd: null, order: 1 });
  expect(await calls().changeYardage({ id: blank.id, club: ' 7 iron', yd: 150 })).toMatchObject({
    club: '7 iron',
    yd: 150,
  });
  const driver = await add({ club: 'Driver', yd: 230 });
  await calls().orderYardages([
    { id: driver.id, order: 1, club: 'Driver', yd: 1 },
    { id: blank.id, order: 2 },
  ]);
  expect(await list()).toEqual([
    ['Driver', 230],
    ['7 iron', 150],
  ]);
  await calls().removeYardage({ id: driver.id });
  expect(await list()).toEqual([['7 iron', 150]]);
  expect(await catchRefusal(calls().removeYardage({ id: driver.id }))).toEqual(NOT_FOUND);
});

test('its club and its distance are both needed, and no ball flies further than 500 yards', async () => {
  const { id } = await add();
  const change = (club: string, yd: unknown) => calls().changeYardage({ id, club, yd });
  const missing = 'Please ensure you have added the details in full';
  expect(await expectFault('club', change('', 150))).toBe(missing);
  for (const yd of ['', null, undefined, 'far', [150], true])
    expect(await expectFault('yd', change('7 iron', yd))).toBe(missing);
  for (const yd of [-1, 501, 150.5])
    expect(await expectFault('yd', change('7 iron', yd))).toBe(KIT_MESSAGES.yardageRange(500));
  expect(await expectFault('yd', add({ club: 'Driver' }))).toBe(missing);
  expect(await expectFault('club', add({ yd: 150 }))).toBe(missing);
  expect(await change('Putter', '0')).toMatchObject({ yd: 0 });
  expect(await change('Driver', 500)).toMatchObject({ yd: 500 });
});

test('a call whose answer was lost and that is made again adds one yardage', async () => {
  const id = randomUUID();
  const { granted } = await atOnce([add({ id }), add({ id: id.toUpperCase() }), add({ id })]);
  expect(granted.map((row) => row.id)).toEqual([id, id, id]);
  expect(await list()).toHaveLength(1);
});

test('another’s yardages are not there', async () => {
  const { id } = await add({ club: 'Driver', yd: 230 });
  for (const other of [people.pro, (await coaching(services)).player]) {
    expect(await list(other)).toEqual([]);
    expect(await expectFault('id', add({ id }, other))).toBe(KIT_MESSAGES.idTaken);
    expect(await expectFault('yardages', calls(other).orderYardages({ yardages: [{ id, order: 3 }] }))).toBe(
      KIT_MESSAGES.orderUnknown,
    );
    for (const call of [
      () => calls(other).changeYardage({ id, club: 'a', yd: 1 }),
      () => calls(other).removeYardage({ id }),
    ])
      expect(await catchRefusal(call())).toEqual(NOT_FOUND);
  }
  expect(await list()).toEqual([['Driver', 230]]);
});

test('there are sixty at most, also when many come at once', async () => {
  await home.db.yardages.createMany({
    data: Array.from({ length: KIT_LIMITS.rows - 1 }, (_, nth) => ({ user_id: people.player.id, order: nth })),
  });
  const { granted, refused } = await atOnce([add(), add()]);
  expect([granted.length, refused.length]).toEqual([1, 1]);
  expect(await expectFault('club', add())).toBe(KIT_MESSAGES.yardagesFull(60));
});

test('whoever is signed in has with themself what their yardages say', async () => {
  const said = await add({ club: 'Driver', yd: 230 });
  await add();
  expect(await createCalls(services, people.player, aRequest()).accounts.user()).toMatchObject({ yardages: [said] });
});
