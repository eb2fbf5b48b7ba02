import { aPlayer, anAdmin, aPro } from '#test/builders.ts';
import { toActor, aRequest, createCalls, expectFault, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { hashPassword } from '#domains/auth/password-hashing/service.ts';
import { openSession, readSession } from '#domains/auth/sessions/service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
const PASSWORD = 'fairway-demo-1';
let pro: Actor;
let player: Actor;
beforeEach(async () => {
  await home.db.outbox.deleteMany();
  const password_hash = await hashPassword(PASSWORD);
  const row = await aPro(home.db, { password_hash });
  pro = toActor(row);
  player = toActor(await aPlayer(home.db, row, { password_hash }), row);
});

const erase = (actor: Actor | null, password = PASSWORD) => createCalls(services, actor).accounts.erase({ password });
const isThere = async ({ id }: Actor) => (await home.db.users.count({ where: { id } })) === 1;
const told = async () =>
  (await home.db.outbox.findMany({ where: { topic: 'account.erased' } })).map(({ payload }) => payload);

describe('asking to be erased', () => {
  test('with the password removes the person, signs them out everywhere, and tells them once more', async () => {
    const { email } = await home.db.users.findUniqueOrThrow({ where: { id: player.id } });
    const { token } = await openSession(player.id, { userAgent: null }, services);
    const request = aRequest();
    await createCalls(services, player, request).accounts.erase({ password: PASSWORD });
    expect(await isThere(player)).toBe(false);
    expect(await isThere(pro)).toBe(true);
    expect(await readSession(token, services)).toBeNull();
    expect(request.cookies).toMatchObject([{ token: null }]);
    expect(await told()).toEqual([{ email, first_name: 'Jamie' }]);
  });

  test('takes a pro’s players with them, who are told too', async () => {
    await erase(pro);
    expect([await isThere(pro), await isThere(player)]).toEqual([false, false]);
    expect(await told()).toHaveLength(2);
  });

  test('with another password does nothing', async () => {
    expect(await expectFault('password', erase(player, 'fairway-demo-2'))).toBe('your password could not be verified');
    await expectFault('password', erase(player, ''));
    expect(await isThere(player)).toBe(true);
    expect(await told()).toEqual([]);
  });

  test('counts as an attempt at the password', async () => {
    const taken: string[] = [];
    const rateLimits = { take: async (name: string) => void taken.push(name), forgive: async () => {} };
    const call = createCalls({ ...services, rateLimits }, player).accounts.erase({ password: 'wrong' });
    await expectFault('password', call);
    expect(taken).toEqual(['password_check_address', 'password_check_account']);
  });

  test('is not for admins, nor for nobody', async () => {
    const admin = toActor(await anAdmin(home.db, { password_hash: await hashPassword(PASSWORD) }));
    expect((await catchRefusal(erase(admin))).status).toBe(403);
    expect((await catchRefusal(erase(null))).status).toBe(401);
    expect(await isThere(admin)).toBe(true);
  });

  test('twice at once is done once', async () => {
    await Promise.allSettled([erase(player), erase(player)]);
    expect(await isThere(player)).toBe(false);
    expect(await told()).toHaveLength(1);
  });
});
