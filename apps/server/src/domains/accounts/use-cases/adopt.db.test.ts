import { aPro } from '@fairway/testing/builders';
import { aRequest, callsOf, refusalOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { expect, test } from 'vitest';
import { openSession } from './sessions.ts';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));

test('the token of a session becomes the cookie of the page that shows it, as long as the session lasts', async () => {
  const { token, expires_at } = await openSession((await aPro(home.db)).id, { userAgent: null }, { db: home.db });
  const request = aRequest();
  expect(await callsOf(deps, null, request).accounts.adopt({ token })).toEqual({ ok: true });
  expect(request.cookies).toEqual([{ token, expires: expires_at }]);
});

test('a token of no session, or of one that is over, sets no cookie', async () => {
  const over = await openSession((await aPro(home.db)).id, { userAgent: null }, { db: home.db });
  await home.db.sessions.updateMany({ data: { expires_at: new Date('2020-01-01') } });
  for (const token of [over.token, 'x'.repeat(43), 'short']) {
    const request = aRequest();
    expect((await refusalOf(callsOf(deps, null, request).accounts.adopt({ token }))).status).toBe(401);
    expect(request.cookies).toEqual([]);
  }
});
