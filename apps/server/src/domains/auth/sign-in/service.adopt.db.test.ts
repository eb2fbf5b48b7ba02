import { aPro } from '#test/builders.ts';
import { aRequest, createCalls, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expect, test } from 'vitest';
import { openSession } from '#domains/auth/sessions/service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));

test('the token of a session becomes the cookie of the page that shows it, as long as the session lasts', async () => {
  const { token, expires_at } = await openSession((await aPro(home.db)).id, { userAgent: null }, { db: home.db });
  const request = aRequest();
  expect(await createCalls(services, null, request).accounts.adopt({ token })).toEqual({ ok: true });
  expect(request.cookies).toEqual([{ token, expires: expires_at }]);
});

test('a token of no session, or of one that is over, sets no cookie', async () => {
  const over = await openSession((await aPro(home.db)).id, { userAgent: null }, { db: home.db });
  await home.db.sessions.updateMany({ data: { expires_at: new Date('2020-01-01') } });
  for (const token of [over.token, 'x'.repeat(43), 'short']) {
    const request = aRequest();
    expect((await catchRefusal(createCalls(services, null, request).accounts.adopt({ token }))).status).toBe(401);
    expect(request.cookies).toEqual([]);
  }
});
