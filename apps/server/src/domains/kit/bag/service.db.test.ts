import { randomUUID } from 'node:crypto';
import type { BagClubIn } from '@fairway/contracts/kit/bag';
import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
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
const add = (club: Partial<BagClubIn> = {}, as?: Actor) => calls(as).addClub(club);
const list = async (as: Actor = people.player, owner = as) =>
  (await calls(as).bag({ id: owner.id })).map(({ club }) => club);
/** Fills the player's bag with so many clubs. */
const fill = (count: number) =>
  home.db.bag_clubs.createMany({
    data: Array.from({ length: count }, (_, nth) => ({
      user_id: people.player.id,
      club: `Club ${nth + 1}`,
      name: 'Model',
      order: nth + 1,
    })),
  });

test('a club starts blank behind the others, and says what it is when it is saved', async () => {
  await add({ club: 'Driver', name: 'Big one' });
  const blank = await add();
  expect(blank).toEqual({ id: blank.id, user_id: people.player.id, club: '', name: '', order: 2 });
  const saved = await calls().changeClub({ id: blank.id, club: ' 7 iron ', name: 'Blade' });
  expect(saved).toEqual({ ...blank, club: '7 iron', name: 'Blade' });
  expect(await list()).toEqual(['Driver', '7 iron']);
});

test('a club and its model are both needed', async () => {
  const { id } = await add();
  const change = (club: string, name: string) => calls().changeClub({ id, club, name });
  expect(await expectFault('club', change(' ', 'Blade'))).toBe('Please ensure you have added your club');
  expect(await expectFault('name', change('7 iron', ''))).toBe('Please ensure you have added your club');
  await expectFault('club', change('x'.repeat(256), 'Blade'));
  expect(await expectFault('name', add({ club: 'Putter' }))).toBe('Please ensure you have added your club');
  expect(await expectFault('club', add({ name: 'Blade' }))).toBe('Please ensure you have added your club');
  expect(await list()).toEqual(['']);
});

test('a call whose answer was lost and that is made again adds one club', async () => {
  const id = randomUUID();
  const { granted } = await atOnce([add({ id }), add({ id }), add({ id })]);
  expect(granted).toHaveLength(3);
  await calls().changeClub({ id, club: 'Driver', name: 'Big one' });
  expect(await add({ id, order: 5 })).toMatchObject({ id, club: 'Driver', order: 1 });
  expect(await list()).toEqual(['Driver']);
});

test('an id that is another’s is refused, and what it names stays as it is', async () => {
  const { id } = await add({ club: 'Putter', name: 'Old' }, people.pro);
  expect(await expectFault('id', add({ id }))).toBe(KIT_MESSAGES.idTaken);
  await expectFault('id', add({ id: 'mine' }));
  for (const call of [() => calls().changeClub({ id, club: 'My', name: 'Own' }), () => calls().removeClub({ id })])
    expect(await catchRefusal(call())).toEqual(NOT_FOUND);
  expect(await list(people.pro)).toEqual(['Putter']);
  expect(await list()).toEqual([]);
});

test('a bag holds sixty clubs, also when many come at once', async () => {
  await fill(KIT_LIMITS.rows - 1);
  const { granted, refused } = await atOnce([add(), add(), add()]);
  expect([granted.length, refused.length]).toEqual([1, 2]);
  expect(await expectFault('club', add())).toBe(KIT_MESSAGES.bagFull(60));
  expect(await list()).toHaveLength(60);
});

test('clubs are put in order, those that are not named keep their places', async () => {
  await fill(4);
  const clubs = await calls().bag({ id: people.player.id });
  const [first, , , last] = clubs.map(({ id }) => id);
  const answer = await calls().orderBag({
    clubs: [
      { id: last, order: 0 },
      { id: first, order: 9, club: 'Mine' },
    ],
  });
  expect(answer.map(({ club }) => club)).toEqual(['Club 4', 'Club 2', 'Club 3', 'Club 1']);
  await calls().orderBag(clubs.map(({ id, order }) => ({ id, order })));
  expect(await list()).toEqual(['Club 1', 'Club 2', 'Club 3', 'Club 4']);
});

test('an order that names somebody else’s club, or one twice, changes nothing', async () => {
  await fill(2);
  const [first] = await calls().bag({ id: people.player.id });
  const foreign = await add({}, people.pro);
  const order = (...ids: string[]) => calls().orderBag({ clubs: ids.map((id, nth) => ({ id, order: 7 + nth })) });
  expect(await expectFault('clubs', order(first!.id, foreign.id))).toBe(KIT_MESSAGES.orderUnknown);
  await expectFault('clubs', order(first!.id, randomUUID()));
  await expectFault('clubs', order('none'));
  expect(await expectFault('clubs', order(first!.id, first!.id))).toBe(KIT_MESSAGES.orderTwice);
  expect(await list()).toEqual(['Club 1', 'Club 2']);
});

test('two devices that order one bag at once leave one of the two orders, whole', async () => {
  await fill(40);
  const ids = (await calls().bag({ id: people.player.id })).map(({ id }) => id);
  const toPlaces = (list: readonly string[]) => list.map((id, nth) => ({ id, order: nth + 1 }));
  const [forward, backward] = [toPlaces(ids), toPlaces(ids.toReversed())];
  for (let round = 0; round < 5; round += 1) {
    const { refused } = await atOnce([
      calls().orderBag({ clubs: forward }),
      // The same places, named in another order: the rows would be locked in that order.
      calls().orderBag({ clubs: backward.toReversed() }),
    ]);
    expect(refused).toEqual([]);
    const now = (await calls().bag({ id: people.player.id })).map(({ id }) => id);
    expect([ids, ids.toReversed()]).toContainEqual(now);
  }
});

test('a player sees their coach’s bag and a coach their players’, without what is blank; nobody else’s is there', async () => {
  const other = await coaching(services);
  await add({ club: 'Driver', name: 'Big one' });
  await add();
  await add({ club: 'Putter', name: 'Old' }, people.pro);
  await add({}, people.pro);
  expect(await list(people.player)).toEqual(['Driver', '']);
  expect(await list(people.pro, people.player)).toEqual(['Driver']);
  expect(await list(people.player, people.pro)).toEqual(['Putter']);
  for (const [as, owner] of [
    [other.pro, people.player],
    [other.player, people.player],
    [other.player, people.pro],
    [people.player, other.player],
  ] as const)
    expect(await catchRefusal(list(as, owner))).toEqual(NOT_FOUND);
});

test('whoever is signed in has with themself what their bag says', async () => {
  const said = await add({ club: 'Driver', name: 'Big one' });
  await add();
  expect(await createCalls(services, people.player, aRequest()).accounts.user()).toMatchObject({
    bags: [said],
    yardages: [],
  });
});
