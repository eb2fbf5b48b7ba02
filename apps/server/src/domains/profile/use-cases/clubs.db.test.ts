import { aPlayer, aPro } from '@fairway/testing/builders';
import { actorOf, refusalOf, NOT_FOUND } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../trpc/context.ts';
import { addClub, changeClub, clubsOf, removeClub } from './clubs.ts';

const clock = clockAt('2031-03-10T09:00:00Z');
const home = fileDatabase();
const deps = testDeps(home, clock);
let pro: Actor;
let player: Actor;
beforeEach(async () => {
  const row = await aPro(home.db);
  pro = actorOf(row);
  player = actorOf(await aPlayer(home.db, row), row);
});

describe('venues', () => {
  test('are listed in the order they came, the default first, for the pro and their players', async () => {
    const first = await addClub(
      pro,
      { name: 'Links', address: 'Mill Lane', telephone: '01825 555 010', website: 'https://links.example' },
      deps,
    );
    clock.pass(1);
    const second = await addClub(pro, { name: 'A range' }, deps);
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
    expect(await clubsOf(pro, deps)).toEqual([first, second]);
    expect(await clubsOf(player, deps)).toEqual([
      { ...first, owner: false },
      { ...second, owner: false },
    ]);
  });

  test('change by what is sent, and the rest stays', async () => {
    const { id } = await addClub(pro, { name: 'Links', address: 'Mill Lane', telephone: '1' }, deps);
    expect(await changeClub(pro, { id, name: 'New Links' }, deps)).toMatchObject({
      id,
      name: 'New Links',
      address: 'Mill Lane',
      telephone: '1',
    });
    expect(await changeClub(pro, { id, address: null }, deps)).toMatchObject({ name: 'New Links', address: null });
  });

  test('sent nothing to change stay as they are', async () => {
    const club = await addClub(pro, { name: 'Links' }, deps);
    expect(await changeClub(pro, { id: club.id }, deps)).toEqual(club);
  });

  test('are removed once', async () => {
    const { id } = await addClub(pro, { name: 'Links' }, deps);
    expect(await removeClub(pro, { id }, deps)).toEqual({ ok: true });
    expect(await refusalOf(removeClub(pro, { id }, deps))).toEqual(NOT_FOUND);
    expect(await clubsOf(pro, deps)).toEqual([]);
  });

  test('of another pro do not exist', async () => {
    const other = actorOf(await aPro(home.db));
    const { id } = await addClub(other, { name: 'Elsewhere' }, deps);
    expect(await clubsOf(pro, deps)).toEqual([]);
    expect(await refusalOf(changeClub(pro, { id, name: 'Mine' }, deps))).toEqual(NOT_FOUND);
    expect(await refusalOf(removeClub(pro, { id }, deps))).toEqual(NOT_FOUND);
    expect(await refusalOf(changeClub(pro, { id: uuid(), name: 'Mine' }, deps))).toEqual(NOT_FOUND);
    expect(await clubsOf(other, deps)).toMatchObject([{ name: 'Elsewhere' }]);
  });

  test('of a player without a pro cannot be asked for', async () => {
    expect((await refusalOf(clubsOf({ ...player, pro_id: null }, deps))).status).toBe(403);
  });
});
