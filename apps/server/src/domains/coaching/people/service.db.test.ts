import type { UserChange } from '@fairway/contracts/coaching/people';
import { aPlayer, aPro, anAdmin, type TestUser } from '#test/builders.ts';
import { toActor, atOnce, createCalls, expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const clock = startClock('2031-03-10T09:00:00Z');
const services = testServices(home, clock);
let pro: TestUser;
let player: TestUser;
let admin: TestUser;
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  pro = await aPro(home.db, { currency: 'EUR' });
  player = await aPlayer(home.db, pro);
  admin = await anAdmin(home.db);
});

const as = (user: TestUser) => createCalls(services, toActor(user)).people;
const save = (by: TestUser, whom: TestUser, change: Record<string, unknown>) =>
  as(by).saveUser({ id: whom.id, ...(change as UserChange) });
const row = (id: string) => home.db.users.findUniqueOrThrow({ where: { id }, include: { settings: true } });

const DETAILS = {
  email: 'new.address@example.com',
  first_name: '<b>Zoë</b>',
  last_name: 'O’Brien-Featherstonehaugh',
  phone: '07700 900 456',
  dob: '1988-02-29',
  gender: 'female',
  handed: 'left',
  shoe: '5.5',
  timezone: 'America/St_Johns',
};
/** What a person changes of themself at once: another email waits for its pin. */
const { email: _email, ...OWN } = DETAILS;
const KEPT = { ...DETAILS, phone: '+447700900456', shoe: 5.5 };

describe('details', () => {
  test('are changed by the person themself and by an admin, and shown as they are kept', async () => {
    const { email: _kept, ...kept } = KEPT;
    expect(await save(player, player, OWN)).toMatchObject({ ...kept, currency: 'EUR', pro_id: pro.id });
    expect(await save(admin, player, { ...DETAILS, first_name: 'Ann' })).toMatchObject({ ...KEPT, first_name: 'Ann' });
    expect(await as(pro).user({ id: player.id })).toMatchObject({ ...KEPT, first_name: 'Ann' });
  });

  test('are cleared by a blank, where they may be blank', async () => {
    await save(player, player, OWN);
    const blank = { phone: '', dob: '', gender: '', handed: null, shoe: '' };
    expect(await save(player, player, blank)).toMatchObject({
      phone: null,
      dob: null,
      gender: null,
      handed: null,
      shoe: null,
    });
  });

  test('that nobody may write are not written: type, pro_id, subscribed and what belongs to the account', async () => {
    const before = await row(player.id);
    const wanted = { type: 'admin', pro_id: admin.id, subscribed: true, subscribed_until: '2099-01-01' };
    const more = { stripe_id: 'cus_mine', password_hash: 'x', calendar_token: 'x', referral_code: 'MINE22' };
    await createCalls(services, toActor(player)).people.saveUser({ ...wanted, ...more, id: player.id });
    expect(await row(player.id)).toEqual(before);
  });

  test('are not for the own pro to change, who may send them back', async () => {
    const shown = await as(pro).player({ id: player.id });
    await save(pro, player, { ...shown, skills_enabled: false });
    expect(await row(player.id)).toMatchObject({ skills_enabled: false, email: player.email });
    expect(await catchRefusal(save(pro, player, { first_name: 'Mine' }))).toMatchObject({
      status: 403,
      message: 'You may not change this here: first_name.',
    });
  });

  test('of the currency are a pro’s', async () => {
    expect(await save(pro, pro, { currency: 'jpy' })).toMatchObject({ currency: 'JPY', currencySymbol: '¥' });
    expect((await catchRefusal(save(player, player, { currency: 'USD' }))).status).toBe(403);
    expect(await save(player, player, { currency: 'JPY', first_name: 'Jo' })).toMatchObject({ first_name: 'Jo' });
  });

  test.each([
    ['email', 'nobody'],
    ['email', ''],
    ['first_name', ' '],
    ['first_name', 'x'.repeat(101)],
    ['last_name', ''],
    ['phone', '123'],
    ['phone', 'call me'],
    ['dob', '2031-03-11'],
    ['dob', '1990-02-30'],
    ['gender', 'lion'],
    ['handed', 'both'],
    ['shoe', 9.25],
    ['shoe', 1.5],
    ['shoe', 15.5],
    ['timezone', '+01:00'],
    ['timezone', 'Mars/Olympus'],
    ['currency', 'XXX'],
  ])('%s is not %s, and nothing is half written', async (field, value) => {
    await expectFault(field, save(pro, pro, { handed: 'right', [field]: value }));
    expect(await row(pro.id)).toMatchObject({ handed: null, email: pro.email });
  });

  test('stand for a dob until their own day is over', async () => {
    await save(player, player, { timezone: 'Pacific/Kiritimati' });
    clock.set('2031-03-10T12:00:00Z');
    expect(await save(player, player, { dob: '2031-03-11' })).toMatchObject({ dob: '2031-03-11' });
  });

  test('keep a number without a country in the country of the number before', async () => {
    await save(player, player, { phone: '+33 6 12 34 56 78' });
    expect(await save(player, player, { phone: '06 98 76 54 32' })).toMatchObject({ phone: '+33698765432' });
  });
});

describe('another address', () => {
  test('is refused when it is somebody else’s, however it is typed', async () => {
    const text = await expectFault('email', save(admin, player, { email: pro.email.toUpperCase() }));
    expect(text).toBe('There is already an account with this email address.');
    expect(await save(player, player, { email: player.email.toUpperCase() })).toMatchObject({
      email: player.email.toUpperCase(),
    });
  });

  test('is told to the old one, whichever way an admin changed it; the same in other letters is not', async () => {
    const [old, first, second] = [player.email, `first-${player.id}@example.com`, `second-${player.id}@example.com`];
    const told = async () =>
      (await home.db.outbox.findMany({ where: { topic: 'email.changed' }, orderBy: { id: 'asc' } }))
        .map(({ payload }) => payload as { user_id: string })
        .filter(({ user_id }) => user_id === player.id);
    await save(player, player, { email: old.toUpperCase() });
    await expectFault('email', save(admin, player, { email: pro.email }));
    expect(await told()).toEqual([]);
    await save(admin, player, { email: first, first_name: 'Jo' });
    await createCalls(services, toActor(admin)).admin.change({ id: player.id, email: second });
    await save(admin, player, { email: second });
    expect(await told()).toEqual([
      { user_id: player.id, from: old.toUpperCase(), to: first },
      { user_id: player.id, from: first, to: second },
    ]);
  });

  test('that two want at once is one’s', async () => {
    const fellow = await aPlayer(home.db, pro);
    const email = `wanted-${player.id}@example.com`;
    const { granted, refused } = await atOnce([
      save(admin, player, { email }),
      save(admin, fellow, { email: email.toUpperCase() }),
    ]);
    expect([granted.length, refused.map(({ errors }) => Object.keys(errors ?? {}))]).toEqual([1, [['email']]]);
  });

  test('or number voids the pins and links on their way to the old one', async () => {
    for (const change of [{ email: `a-${player.id}@example.com` }, { phone: '+447700900777' }]) {
      const data = { user_id: player.id, purpose: 'reset' as const, expires_at: new Date('2031-03-11') };
      const { id } = await home.db.challenges.create({ data });
      await save(player, player, { first_name: `Not ${Object.keys(change).join()}` });
      expect(await home.db.challenges.findUnique({ where: { id } })).toMatchObject({ settled_at: null });
      await save(admin, player, change);
      expect((await home.db.challenges.findUniqueOrThrow({ where: { id } })).settled_at).not.toBeNull();
    }
  });
});

describe('how a player is taught', () => {
  test('is for their own pro to say, and theirs to see', async () => {
    const saved = await save(pro, player, { lesson_settings: { lesson_duration: '45' }, skills_enabled: 'false' });
    expect(saved).toMatchObject({ lesson_settings: { lesson_duration: 45 }, skills_enabled: false });
    expect((await row(player.id)).settings).toMatchObject({ lesson_duration: 45 });
    expect(await save(pro, player, { lesson_settings: { lesson_duration: '' } })).toMatchObject({
      lesson_settings: { lesson_duration: 60 },
    });
    expect(await as(player).player({ id: player.id })).toMatchObject({ own_lesson_duration: null });
  });

  test('is not for the player or an admin', async () => {
    for (const by of [player, admin])
      expect((await catchRefusal(save(by, player, { skills_enabled: false }))).status).toBe(403);
  });

  test('with a length that lessons have', async () => {
    await expectFault(
      'lesson_settings.lesson_duration',
      save(pro, player, { lesson_settings: { lesson_duration: 50 } }),
    );
  });
});

test('somebody who is not theirs to know is not there, to read or to change', async () => {
  const [fellow, other] = [await aPlayer(home.db, pro), await aPro(home.db)];
  for (const by of [fellow, other, pro]) {
    const whom = by === pro ? other : player;
    const calls = [as(by).user({ id: whom.id }), as(by).player({ id: whom.id }), save(by, whom, DETAILS)];
    expect(await Promise.all(calls.map(catchRefusal))).toEqual(calls.map(() => NOT_FOUND));
  }
  await home.db.users.update({ where: { id: player.id }, data: { deleted_at: new Date() } });
  expect(await catchRefusal(as(admin).user({ id: player.id }))).toEqual(NOT_FOUND);
});
