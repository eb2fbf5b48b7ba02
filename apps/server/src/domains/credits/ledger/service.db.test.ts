import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, expectFault, catchRefusal, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { unbalanced } from '#test/ledger.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { creditsByExpiry, giveCredits } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services, {}, []);
});
const give = (credits: number, { pro, player } = people) =>
  giveCredits(pro, { player_id: player.id, credits }, services);

describe('a gift', () => {
  test('is a lot that lasts a year, an entry in the ledger and a notice', async () => {
    const { pro, player } = people;
    const events = await home.db.outbox.count();
    const map = await give(3);
    const [lot] = await home.db.credit_lots.findMany({ where: { player_id: player.id }, include: { entries: true } });
    expect(lot).toMatchObject({
      pro_id: pro.id,
      source: 'given',
      quantity: 3,
      remaining: 3,
      purchased_at: new Date(NOW),
    });
    expect(lot?.entries).toMatchObject([{ movement: 'given', amount: 3, lesson_id: null, actor_id: pro.id }]);
    const credit = {
      purchased_at: '2031-03-10T09:00:00.000Z',
      source: 'given',
      expires_at: '2032-03-11T00:00:00.000Z',
    };
    expect(map).toEqual({ '2032-03-10': [1, 2, 3].map((nth) => ({ id: `${lot?.id}-${nth}`, ...credit })) });
    const [event] = await home.db.outbox.findMany({ orderBy: { id: 'asc' }, skip: events });
    expect(event).toMatchObject({ topic: 'credits.given', payload: { lot_id: lot?.id, actor_id: pro.id } });
  });

  test('under one key is given once, also at once, and under another again', async () => {
    const { pro, player } = people;
    const giveUnder = (key: string) => giveCredits(pro, { player_id: player.id, credits: 3 }, services, key);
    await Promise.all(['a', 'a', 'a'].map(giveUnder));
    expect(await giveUnder('a')).toEqual(await creditsByExpiry(player, {}, services));
    expect(await home.db.credit_lots.count({ where: { player_id: player.id } })).toBe(1);
    await giveUnder('b');
    expect(await home.db.credit_lots.count({ where: { player_id: player.id } })).toBe(2);
  });

  test('on a leap day ends on the 28th', async () => {
    clock.set('2032-02-29T12:00:00Z');
    expect(Object.keys(await give(1))).toEqual(['2033-02-28']);
  });

  test('ends with the day where the pro is', async () => {
    const far = await coaching(services, { timezone: 'Pacific/Kiritimati' }, []);
    clock.set('2031-03-10T11:00:00Z');
    expect(await give(1, far)).toEqual({
      '2032-03-11': [expect.objectContaining({ expires_at: '2032-03-11T10:00:00.000Z' })],
    });
  });

  test('is for the pro’s own players, who are there', async () => {
    const other = await coaching(services, {}, []);
    const gone = await people.another({ deleted_at: new Date() });
    for (const player_id of [other.player.id, gone.id, people.pro.id, uuid()]) {
      const refusal = await catchRefusal(giveCredits(people.pro, { player_id, credits: 1 }, services));
      expect(refusal).toEqual(NOT_FOUND);
    }
    expect(await home.db.credit_lots.count({ where: { pro_id: people.pro.id } })).toBe(0);
  });
});

describe('unspent credits', () => {
  test('are listed by the day they end, the first first, and expired ones no more', async () => {
    expect(await creditsByExpiry(people.player, {}, services)).toEqual({});
    await give(2);
    clock.set('2031-03-10T20:00:00Z');
    await give(1);
    clock.set('2031-04-01T09:00:00Z');
    await give(4);
    const days = async () =>
      Object.entries(await creditsByExpiry(people.player, {}, services)).map(([day, list]) => [day, list.length]);
    expect(await days()).toEqual([
      ['2032-03-10', 3],
      ['2032-04-01', 4],
    ]);
    clock.set('2032-03-10T23:59:59.999Z');
    expect(await days()).toHaveLength(2);
    clock.set('2032-03-11T00:00:00Z');
    expect(await days()).toEqual([['2032-04-01', 4]]);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('have ids of their own', async () => {
    await give(20);
    await give(20);
    const ids = Object.values(await give(20))
      .flat()
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
  });

  test('of one’s player are the pro’s to see, of anybody else nobody’s', async () => {
    const { pro, player, another } = people;
    const map = await give(2);
    expect(await creditsByExpiry(pro, { player_id: player.id }, services)).toEqual(map);
    expect(await creditsByExpiry(player, { player_id: player.id }, services)).toEqual(map);
    const stranger = toActor(await aPro(home.db));
    for (const actor of [stranger, await another()])
      expect((await catchRefusal(creditsByExpiry(actor, { player_id: player.id }, services))).status).toBe(404);
    await expectFault('player_id', creditsByExpiry(pro, {}, services));
  });

  test('of a player without a pro cannot be asked for', async () => {
    const stray = toActor(await aPlayer(home.db, people.pro, { pro_id: null }));
    expect((await catchRefusal(creditsByExpiry(stray, {}, services))).status).toBe(403);
  });
});
