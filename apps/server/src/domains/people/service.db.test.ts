import { aPlayer, aPro, anAdmin } from '@fairway/testing/builders';
import { actorOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { playersOf } from './service.ts';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));

test('a pro’s players are listed by last and first name, with how to reach them and nothing else', async () => {
  const pro = await aPro(home.db);
  await aPlayer(home.db, await aPro(home.db));
  await aPlayer(home.db, pro, { last_name: 'Gone', deleted_at: new Date() });
  await anAdmin(home.db, { pro_id: pro.id });
  const zed = await aPlayer(home.db, pro, { first_name: 'Zed', last_name: 'Adams', phone: '+447700900123' });
  const ann = await aPlayer(home.db, pro, { first_name: 'Ann', last_name: 'Adams' });
  const bo = await aPlayer(home.db, pro, { first_name: 'Bo', last_name: 'Brown' });
  const expected = [ann, zed, bo].map(({ id, first_name, last_name, email, phone }) => ({
    id,
    first_name,
    last_name,
    email,
    phone,
  }));
  expect(await playersOf(actorOf(pro), { page: 1 }, deps)).toEqual(expected);
});

test('a long list comes by pages of two hundred', async () => {
  const pro = await aPro(home.db);
  const person = (nth: number) => ({
    id: uuid(),
    type: 'player' as const,
    pro_id: pro.id,
    email: `${uuid()}@example.com`,
    calendar_token: uuid(),
    last_name: `${1000 + nth}`,
  });
  await home.db.users.createMany({ data: Array.from({ length: 201 }, (_, nth) => person(nth)) });
  const [first, second, third] = await Promise.all([1, 2, 3].map((page) => playersOf(actorOf(pro), { page }, deps)));
  expect([first?.length, second?.map(({ last_name }) => last_name), third]).toEqual([200, ['1200'], []]);
});
