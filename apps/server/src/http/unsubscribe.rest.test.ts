import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unsubscribeUrl } from '#domains/notifications/unsubscribe/service.ts';
import { appOn } from '#test/app.ts';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { deliverAll, testJobs } from '#test/jobs.ts';
import { createCalls, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testSecrets, testServices } from '#test/services.ts';

const home = fileDatabase();
const clock = startClock('2031-03-10T09:00:00Z');
let app: FastifyInstance;
let pro: TestUser;
let player: TestUser;

beforeAll(async () => {
  app = await appOn(home.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await home.db.outbox.deleteMany();
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro);
});

const path = (user_id = player.id) => unsubscribeUrl({ user_ids: [user_id], group: 'offers' }, '', testSecrets);
const ONE_CLICK = {
  payload: 'List-Unsubscribe=One-Click',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
};
const off = async () => (await home.db.settings.findUniqueOrThrow({ where: { user_id: player.id } })).notification_off;
const publish = async () => {
  const calls = createCalls(testServices(home, clock), toActor(pro));
  await calls.offers.add({ title: 'Winter glove', price: 1500, category: 'Shop', qty: 1 });
  const jobs = testJobs(home.db, clock.now());
  await deliverAll(jobs);
  return jobs;
};

test('an offer’s mail says where one click stops it, and after that click none comes, by mail', async () => {
  const [mail] = (await publish()).mails;
  const url = mail?.unsubscribe_url ?? '';
  expect(url).toBe(`https://fairway.example${path()}`);
  expect(mail?.text).toContain(`Stop these emails: ${url}`);
  expect(mail?.html).toContain(`href="${url}"`);

  const answer = await app.inject({ method: 'POST', url: new URL(url).pathname, ...ONE_CLICK });
  expect([answer.statusCode, answer.json()]).toEqual([200, { group: 'offers', on: false }]);
  await home.db.outbox.deleteMany();
  const after = await publish();
  expect(after.mails).toEqual([]);
  expect(after.pushes).toHaveLength(1);
});

test.each([
  ['a form', ONE_CLICK],
  ['a form of parts', { payload: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ['no body', {}],
])('the click of a mail program comes as %s, from another site, without a session', async (_, sent) => {
  const headers = { ...('headers' in sent ? sent.headers : {}), origin: 'https://mail.example' };
  const answer = await app.inject({ method: 'POST', url: path(), ...sent, headers });
  expect(answer.statusCode).toBe(200);
  expect(await off()).toEqual(['offers:email']);
});

test('looking changes nothing; stopping does, twice is as once, and it can be taken back', async () => {
  const call = async (method: 'GET' | 'POST', payload?: object) =>
    (await app.inject({ method, url: `/api${path()}`, ...(payload && { payload }) })).json<unknown>();
  expect(await call('GET')).toEqual({ group: 'offers', on: true });
  expect(await off()).toEqual([]);
  expect(await call('POST', {})).toEqual({ group: 'offers', on: false });
  expect(await call('POST', {})).toEqual({ group: 'offers', on: false });
  expect(await call('GET')).toEqual({ group: 'offers', on: false });
  expect(await call('POST', { on: true })).toEqual({ group: 'offers', on: true });
  expect(await off()).toEqual([]);
});

describe('a link that is none of ours stops nothing', () => {
  test('another’s signature, another group’s, or none', async () => {
    const other = await aPlayer(home.db, pro);
    const forged = path(other.id).replace(other.id, player.id);
    const group = path().replace('.offers.', '.records.');
    for (const url of [forged, group, '/unsubscribe/none', path().slice(0, -1)]) {
      expect((await app.inject({ method: 'POST', url, ...ONE_CLICK })).statusCode).toBe(404);
      expect((await app.inject({ method: 'GET', url: `/api${url}` })).statusCode).toBe(404);
      expect((await app.inject({ method: 'POST', url: `/api${url}` })).statusCode).toBe(404);
    }
    expect(await off()).toEqual([]);
  });

  test('that of somebody who has left', async () => {
    await home.db.users.update({ where: { id: player.id }, data: { deleted_at: new Date() } });
    expect((await app.inject({ method: 'POST', url: path(), ...ONE_CLICK })).statusCode).toBe(404);
    expect((await app.inject({ method: 'GET', url: `/api${path()}` })).statusCode).toBe(404);
  });
});
