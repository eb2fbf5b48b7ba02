import { aLesson, aPlayer, aPro, anAdmin, type TestUser } from '#test/builders.ts';
import { aRequest, toActor, atOnce, expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices, testSecrets } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { hashToken } from '#adapters/secrets.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { removeUser } from '#domains/users/erasure/service.ts';
import { changeUser } from '#domains/coaching/people/service.ts';
import { auditLog } from '#domains/audit/log/service.ts';
import { changeByAdmin, createUser } from './service.ts';
import { removeByAdmin } from '#domains/users/erasure/service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let row: TestUser;
let admin: Actor;
beforeEach(async () => {
  row = await anAdmin(home.db);
  admin = toActor(row);
});

const aNewUser = (fields: object = {}) => ({
  type: 'pro' as const,
  email: `${uuid()}@example.com`,
  first_name: 'Nicola',
  last_name: 'Ward',
  ...fields,
});
const latest = async () => (await auditLog({ page: 1 }, services)).data[0];
const userRow = (id: string) => home.db.users.findUnique({ where: { id } });

describe('a person an admin makes', () => {
  test('is a pro with a code and “All Players”, not subscribed, and gets a mail to set a password', async () => {
    const fields = { phone: '07700 900123', dob: '1980-05-06', gender: 'female', handed: 'left', shoe: 6.5 } as const;
    const made = await createUser(admin, aNewUser(fields), services);
    expect(made).toMatchObject({ type: 'pro', first_name: 'Nicola', pro_id: null, ...fields, phone: '+447700900123' });
    expect(await userRow(made.id)).toMatchObject({
      password_hash: null,
      subscribed_until: null,
      referral_code: expect.stringMatching(/^[A-Z2-9]{6}$/) as string,
    });
    expect(await home.db.groups.findMany({ where: { pro_id: made.id } })).toMatchObject([{ is_all: true }]);
    const challenge = await home.db.challenges.findFirstOrThrow({ where: { user_id: made.id } });
    expect(challenge).toMatchObject({
      purpose: 'set_password',
      token_hash: hashToken(testSecrets.token('set_password', challenge.id)),
    });
    const event = await home.db.outbox.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(event).toMatchObject({ topic: 'challenge.made', payload: { challenge_id: challenge.id } });
    expect(await latest()).toMatchObject({
      action: 'user.created',
      actor: { id: admin.id },
      target: { id: made.id, first_name: 'Nicola' },
      detail: { type: 'pro' },
    });
  });

  test('may be an admin, who has no code and no group', async () => {
    const made = await createUser(admin, { ...aNewUser(), type: 'admin' }, services);
    expect(await userRow(made.id)).toMatchObject({ type: 'admin', referral_code: null });
    expect(await home.db.groups.count({ where: { pro_id: made.id } })).toBe(0);
  });

  test('is refused under the field that is wrong, and nothing is half made', async () => {
    const before = await home.db.outbox.count();
    const taken = aNewUser({ email: row.email.toUpperCase() });
    await expectFault('email', createUser(admin, taken, services));
    await expectFault('phone', createUser(admin, aNewUser({ phone: '12' }), services));
    await expectFault('dob', createUser(admin, aNewUser({ dob: '2031-03-11' }), services));
    await expectFault('pro_id', createUser(admin, aNewUser({ pro_id: uuid() }), services));
    expect(await home.db.outbox.count()).toBe(before);
    expect((await latest())?.actor_id).not.toBe(admin.id);
  });

  test('is made once when the form is sent twice at once', async () => {
    const input = aNewUser();
    const { granted, refused } = await atOnce([createUser(admin, input, services), createUser(admin, input, services)]);
    expect([granted.length, refused.map(({ errors }) => Object.keys(errors ?? {}))]).toEqual([1, [['email']]]);
  });
});

describe('a person an admin changes', () => {
  test('has the details that were sent, and the log has their names and nothing of what they hold', async () => {
    const pro = await aPro(home.db);
    const player = await aPlayer(home.db, pro);
    const all = { first_name: 'Jo', email: `jo-${uuid()}@example.com`, handed: 'left' as const };
    const changed = await changeByAdmin(
      admin,
      { id: player.id, type: 'player', pro_id: pro.id, ...all },
      services,
      aRequest(),
    );
    expect(changed).toMatchObject({ ...all, pro_id: pro.id, last_name: 'Whitlock' });
    const entry = await latest();
    expect(entry).toMatchObject({ action: 'user.changed', target: { first_name: 'Jo' } });
    expect([...(entry?.detail.fields ?? [])].sort()).toEqual(['email', 'first_name', 'handed']);
    const kept = await home.db.audit_log.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(JSON.stringify({ ...kept, id: null })).not.toMatch(/Jo\b|example/);
  });

  test('leaves no trace in the log when nothing differs', async () => {
    const pro = await aPro(home.db);
    const before = await home.db.audit_log.count();
    await changeByAdmin(
      admin,
      { id: pro.id, type: 'pro', first_name: pro.first_name, pro_id: null },
      services,
      aRequest(),
    );
    expect(await home.db.audit_log.count()).toBe(before);
  });

  test('by their own address is in the log too', async () => {
    const pro = await aPro(home.db);
    await changeUser(admin, { id: pro.id, first_name: 'Kit' }, services, aRequest());
    expect(await latest()).toMatchObject({
      action: 'user.changed',
      target_id: pro.id,
      detail: { fields: ['first_name'] },
    });
    const before = await home.db.audit_log.count();
    await changeUser(toActor(pro), { id: pro.id, first_name: 'Sam' }, services, aRequest());
    expect(await home.db.audit_log.count(), 'their own change is nobody’s act').toBe(before);
  });

  test('stays with their pro, and stays a player', async () => {
    const [pro, other] = [await aPro(home.db), await aPro(home.db)];
    const player = await aPlayer(home.db, pro);
    await expectFault('pro_id', changeByAdmin(admin, { id: player.id, pro_id: other.id }, services, aRequest()));
    await expectFault('pro_id', changeByAdmin(admin, { id: player.id, pro_id: null }, services, aRequest()));
    await expectFault('type', changeByAdmin(admin, { id: player.id, type: 'admin' }, services, aRequest()));
    expect(await userRow(player.id)).toMatchObject({ type: 'player', pro_id: pro.id });
  });

  test('moves between pro and admin while nothing hangs on them', async () => {
    const pro = await aPro(home.db, { referral_code: 'MOVED2' });
    const moved = await changeByAdmin(admin, { id: pro.id, type: 'admin', first_name: 'Kim' }, services, aRequest());
    expect(moved).toMatchObject({ type: 'admin', first_name: 'Kim', subscribed: false });
    expect(await userRow(pro.id)).toMatchObject({ referral_code: null });
    expect(await home.db.groups.count({ where: { pro_id: pro.id } })).toBe(0);
    expect((await latest())?.detail).toEqual({ type: 'admin', fields: ['type', 'first_name'] });
    expect(await changeByAdmin(admin, { id: pro.id, type: 'pro' }, services, aRequest())).toMatchObject({
      type: 'pro',
    });
    expect(await home.db.groups.count({ where: { pro_id: pro.id, is_all: true } })).toBe(1);
  });

  test('who teaches, or once has, stays a pro', async () => {
    const pro = await aPro(home.db);
    const past = await aLesson(home.db, { pro }, { starts_at: new Date('2030-01-01T10:00:00Z') });
    await expectFault('type', changeByAdmin(admin, { id: pro.id, type: 'admin' }, services, aRequest()));
    await home.db.lessons.delete({ where: { id: past.id } });
    await aPlayer(home.db, pro);
    await expectFault('type', changeByAdmin(admin, { id: pro.id, type: 'admin' }, services, aRequest()));
  });

  test('and nobody is a 404', async () => {
    expect(await catchRefusal(changeByAdmin(admin, { id: uuid(), first_name: 'X' }, services, aRequest()))).toEqual(
      NOT_FOUND,
    );
  });
});

describe('a person an admin deletes', () => {
  test('is gone, a pro with their players, and the log says how much went', async () => {
    const pro = await aPro(home.db);
    const player = await aPlayer(home.db, pro);
    await aLesson(home.db, { pro, player }, { starts_at: new Date('2031-03-12T10:00:00Z') });
    expect(await removeByAdmin(admin, pro.id, services)).toEqual({ ok: true });
    expect(await home.db.users.count({ where: { id: { in: [pro.id, player.id] } } })).toBe(0);
    expect(await latest()).toMatchObject({
      action: 'user.deleted',
      target_id: pro.id,
      target: null,
      detail: { type: 'pro', players: 1, lessons: 1, credits: 0 },
    });
    expect(await catchRefusal(removeByAdmin(admin, pro.id, services))).toEqual(NOT_FOUND);
  });

  test('through their own address is in the log too', async () => {
    const pro = await aPro(home.db);
    await removeUser(admin, pro.id, services);
    expect(await latest()).toMatchObject({ action: 'user.deleted', target_id: pro.id });
  });

  test('is never the admin themself', async () => {
    for (const remove of [removeByAdmin, removeUser])
      expect(await catchRefusal(remove(admin, admin.id, services))).toMatchObject({
        status: 403,
        message: 'You cannot delete yourself.',
      });
    await expectFault('type', changeByAdmin(admin, { id: admin.id, type: 'pro' }, services, aRequest()));
  });

  test('when two admins delete each other at once: one wins, the other is signed out', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [toActor(await anAdmin(home.db)), toActor(await anAdmin(home.db))];
      const ways = round % 2 ? removeUser : removeByAdmin;
      const { granted, refused } = await atOnce([removeByAdmin(one, two.id, services), ways(two, one.id, services)]);
      expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [401]]);
      expect(await home.db.users.count({ where: { id: { in: [one.id, two.id] } } })).toBe(1);
    }
  });

  test('or demotes at the same time: one wins', async () => {
    const [one, two] = [toActor(await anAdmin(home.db)), toActor(await anAdmin(home.db))];
    const { granted, refused } = await atOnce<unknown>([
      changeByAdmin(one, { id: two.id, type: 'pro' }, services, aRequest()),
      removeByAdmin(two, one.id, services),
    ]);
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [401]]);
  });
});

test('the log comes by pages, newest first, and names those who are still here', async () => {
  const made = await createUser(admin, aNewUser(), services);
  for (let nth = 0; nth < 25; nth += 1) {
    clock.pass(1);
    await changeByAdmin(admin, { id: made.id, first_name: `Name ${nth}` }, services, aRequest());
  }
  const [first, second] = [await auditLog({ page: 1 }, services), await auditLog({ page: 2 }, services)];
  expect([first.data.length, first.per_page, first.total]).toEqual([25, 25, await home.db.audit_log.count()]);
  expect(first.data[0]).toMatchObject({
    created_at: clock.now().toISOString(),
    actor: { id: admin.id, first_name: 'Morgan', last_name: 'Hale' },
    target: { id: made.id, first_name: 'Name 24' },
  });
  expect(second.data[0]).toMatchObject({ action: 'user.created' });
});
