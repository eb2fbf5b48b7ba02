import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, atOnce, catchRefusal, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { addVenue, changeVenue, listVenues, MOST_VENUES, removeVenue } from './service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let pro: Actor;
let player: Actor;
beforeEach(async () => {
  const row = await aPro(home.db);
  pro = toActor(row);
  player = toActor(await aPlayer(home.db, row), row);
});

describe('venues', () => {
  test('are listed in the order they came, the default first, for the pro and their players', async () => {
    const first = await addVenue(
      pro,
      { name: 'Links', address: 'Mill Lane', telephone: '01825 555 010', website: 'https://links.example' },
      services,
    );
    clock.pass(1);
    const second = await addVenue(pro, { name: 'A range' }, services);
    expect(first).toEqual({
      id: first.id,
      user_id: pro.id,
      name: 'Links',
      address: 'Mill Lane',
      telephone: '01825 555 010',
      website: 'https://links.example',
      owner: true,
    });
    expect(second).toMatchObject({ address: null, telephone: null, website: null });
    expect(await listVenues(pro, services)).toEqual([first, second]);
    expect(await listVenues(player, services)).toEqual([
      { ...first, owner: false },
      { ...second, owner: false },
    ]);
  });

  test('change by what is sent, and the rest stays', async () => {
    const { id } = await addVenue(pro, { name: 'Links', address: 'Mill Lane', telephone: '1' }, services);
    expect(await changeVenue(pro, { id, name: 'New Links' }, services)).toMatchObject({
      id,
      name: 'New Links',
      address: 'Mill Lane',
      telephone: '1',
    });
    expect(await changeVenue(pro, { id, address: null }, services)).toMatchObject({ name: 'New Links', address: null });
  });

  test('sent nothing to change stay as they are', async () => {
    const club = await addVenue(pro, { name: 'Links' }, services);
    expect(await changeVenue(pro, { id: club.id }, services)).toEqual(club);
  });

  test('are removed once', async () => {
    const { id } = await addVenue(pro, { name: 'Links' }, services);
    expect(await removeVenue(pro, { id }, services)).toEqual({ ok: true });
    expect(await catchRefusal(removeVenue(pro, { id }, services))).toEqual(NOT_FOUND);
    expect(await listVenues(pro, services)).toEqual([]);
  });

  test('of another pro do not exist', async () => {
    const other = toActor(await aPro(home.db));
    const { id } = await addVenue(other, { name: 'Elsewhere' }, services);
    expect(await listVenues(pro, services)).toEqual([]);
    expect(await catchRefusal(changeVenue(pro, { id, name: 'Mine' }, services))).toEqual(NOT_FOUND);
    expect(await catchRefusal(removeVenue(pro, { id }, services))).toEqual(NOT_FOUND);
    expect(await catchRefusal(changeVenue(pro, { id: uuid(), name: 'Mine' }, services))).toEqual(NOT_FOUND);
    expect(await listVenues(other, services)).toMatchObject([{ name: 'Elsewhere' }]);
  });

  test('of a player without a pro cannot be asked for', async () => {
    expect((await catchRefusal(listVenues({ ...player, pro_id: null }, services))).status).toBe(403);
  });

  test('are fifty at most, however many come at once, and one that goes makes room', async () => {
    const { granted, refused } = await atOnce(
      Array.from({ length: 70 }, (_, nth) => addVenue(pro, { name: `Range ${nth}` }, services)),
    );
    expect([granted.length, refused.length]).toEqual([MOST_VENUES, 20]);
    expect(refused[0]).toMatchObject({
      status: 422,
      errors: { name: ['You have 50 venues, which is the limit. Please remove one you no longer use.'] },
    });
    await removeVenue(pro, { id: granted[0]!.id }, services);
    expect(await addVenue(pro, { name: 'In its place' }, services)).toMatchObject({ name: 'In its place' });
  });
});
