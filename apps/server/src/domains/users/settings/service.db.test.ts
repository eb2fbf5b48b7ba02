import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { matrixWithout } from '@fairway/contracts/notifications/matrix';
import type { SettingsIn } from '@fairway/contracts/users/settings';
import { anAdmin } from '#test/builders.ts';
import { toActor, aRequest, atOnce, expectFault, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#domains/auth/password-hashing/service.ts';
import { describeUser } from '#domains/users/me/service.ts';
import { MOST_PUSH_TOKENS, registerPush, saveSettings, getSettings } from './service.ts';

const home = fileDatabase();
const clock = startClock('2031-03-10T09:00:00Z');
const services = testServices(home, clock);

describe('settings', () => {
  test('begin with every notice on, a quarter of an hour and three months', async () => {
    const { pro } = await coaching(services, {}, []);
    expect(await getSettings(pro, services)).toEqual({
      notification_email: true,
      notification_text: true,
      notification_push: true,
      two_factor_auth: false,
      lesson_duration: null,
      lesson_price: null,
      preffered_lesson_duration: 15,
      video_lessons_enabled: false,
      video_lessons_price: null,
      diary_availability_months: 3,
      distance_unit: 'yards',
      booking_notice_hours: 2,
      lesson_buffer_minutes: 0,
      lessons_per_day: null,
      refill_refund: true,
      vat_number: null,
      vat_rate: null,
      notification_matrix: matrixWithout([]),
      quiet_from: '21:00:00',
      quiet_until: '07:00:00',
      digest_at: null,
      public_page_enabled: false,
      public_page_indexed: false,
    });
  });

  test('change by what is sent, and the rest stays', async () => {
    const { pro } = await coaching(services, {}, []);
    await saveSettings(pro, { lesson_price: 1250, lesson_duration: 60 }, services, aRequest());
    expect(await saveSettings(pro, { notification_text: false }, services, aRequest())).toMatchObject({
      lesson_price: 1250,
      lesson_duration: 60,
      notification_text: false,
      notification_email: true,
    });
    expect(await saveSettings(pro, { lesson_price: null }, services, aRequest())).toMatchObject({
      lesson_price: null,
      lesson_duration: 60,
    });
    expect(await saveSettings(pro, {}, services, aRequest())).toEqual(await getSettings(pro, services));
  });

  test('say in which unit anybody reads distances', async () => {
    const { player } = await coaching(services);
    expect(await saveSettings(player, { distance_unit: 'metres' }, services, aRequest())).toMatchObject({
      distance_unit: 'metres',
    });
    expect((await describeUser(player, services)).settings.distance_unit).toBe('metres');
  });

  test('of lessons are the pro’s: 403 for players and admins, who keep their switches', async () => {
    const { player } = await coaching(services, {}, []);
    for (const actor of [player, toActor(await anAdmin(home.db))]) {
      const refusal = await catchRefusal(
        saveSettings(actor, { lesson_price: 1, notification_email: false }, services, aRequest()),
      );
      expect(refusal.status).toBe(403);
      expect(await getSettings(actor, services)).toMatchObject({ lesson_price: null, notification_email: true });
      expect(await saveSettings(actor, { notification_email: false }, services, aRequest())).toMatchObject({
        notification_email: false,
      });
    }
  });

  test('of videos need a price', async () => {
    const { pro } = await coaching(services, {}, []);
    expect(
      await expectFault(
        'video_lessons_price',
        saveSettings(pro, { video_lessons_enabled: true }, services, aRequest()),
      ),
    ).toBe('Please specify a price');
    await saveSettings(pro, { video_lessons_enabled: true, video_lessons_price: 2500 }, services, aRequest());
    await expectFault('video_lessons_price', saveSettings(pro, { video_lessons_price: null }, services, aRequest()));
    expect(
      await saveSettings(pro, { video_lessons_enabled: false, video_lessons_price: null }, services, aRequest()),
    ).toMatchObject({
      video_lessons_price: null,
    });
  });

  test('of videos need a price also when two devices save at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { pro } = await coaching(services, {}, []);
      await saveSettings(pro, { video_lessons_price: 2500 }, services, aRequest());
      await atOnce([
        saveSettings(pro, { video_lessons_enabled: true }, services, aRequest()),
        saveSettings(pro, { video_lessons_price: null }, services, aRequest()),
      ]);
      const { video_lessons_enabled, video_lessons_price } = await getSettings(pro, services);
      expect([true, null]).not.toEqual([video_lessons_enabled, video_lessons_price]);
    }
  });
});

test('of a child are its guardian’s to change, but for what guards the sign-in', async () => {
  const { another } = await coaching(services, {}, []);
  const password = 'fairway-demo-1';
  const guardian = await another({ password_hash: await hashPassword(password) });
  const child = await another({ guardian_id: guardian.id, dob: new Date('2016-05-01') });
  await home.db.settings.update({ where: { user_id: child.id }, data: { two_factor_auth: true } });
  const acting = { ...child, guardian_id: guardian.id };
  const save = (change: SettingsIn) =>
    saveSettings(acting, { current_password: password, ...change }, services, aRequest());
  for (const two_factor_auth of [false, true])
    expect(await catchRefusal(save({ two_factor_auth, notification_email: false }))).toMatchObject({
      status: 403,
      message: AUTH_MESSAGES.ownAccountFirst,
    });
  expect(await getSettings(child, services)).toMatchObject({ two_factor_auth: true, notification_email: true });
  expect(await save({ notification_email: false })).toMatchObject({ two_factor_auth: true, notification_email: false });
});

describe('the matrix', () => {
  test('changes by the cells that are sent, and only those', async () => {
    const { player } = await coaching(services, {}, []);
    const save = (notification_matrix: SettingsIn['notification_matrix']) =>
      saveSettings(player, { notification_matrix }, services, aRequest());
    await save({ offers: { email: false }, lessons: { text: false } });
    const saved = await save({ offers: { push: false } });
    expect(saved.notification_matrix).toEqual(matrixWithout(['offers:email', 'offers:push', 'lessons:text']));
    expect((await save({ offers: { email: true } })).notification_matrix).toEqual(
      matrixWithout(['offers:push', 'lessons:text']),
    );
    expect(saved.notification_email).toBe(true);
  });

  test('keeps what two devices switch off at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { player } = await coaching(services, {}, []);
      await atOnce([
        saveSettings(player, { notification_matrix: { offers: { email: false } } }, services, aRequest()),
        saveSettings(player, { notification_matrix: { records: { push: false } } }, services, aRequest()),
      ]);
      expect((await getSettings(player, services)).notification_matrix).toEqual(
        matrixWithout(['offers:email', 'records:push']),
      );
    }
  });
});

describe('quiet hours', () => {
  test('are set, and switched off', async () => {
    const { player } = await coaching(services, {}, []);
    const set = { quiet_from: '22:30:00', quiet_until: '00:00:00' };
    expect(await saveSettings(player, set, services, aRequest())).toMatchObject(set);
    expect(await getSettings(player, services)).toMatchObject(set);
    const off = { quiet_from: null, quiet_until: null };
    expect(await saveSettings(player, off, services, aRequest())).toMatchObject(off);
    await expectFault('quiet_until', saveSettings(player, { quiet_from: '22:00:00' }, services, aRequest()));
  });

  test('are no business of the one email a day, which has a time of its own', async () => {
    const { player } = await coaching(services, {}, []);
    expect(await saveSettings(player, { digest_at: '18:15:00' }, services, aRequest())).toMatchObject({
      digest_at: '18:15:00',
      quiet_from: '21:00:00',
    });
    expect(await saveSettings(player, { digest_at: null }, services, aRequest())).toMatchObject({ digest_at: null });
  });

  test('never end up half set, also when two devices save at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { player } = await coaching(services, {}, []);
      await atOnce([
        saveSettings(player, { quiet_until: '21:15:00' }, services, aRequest()),
        saveSettings(player, { quiet_from: '21:15:00' }, services, aRequest()),
      ]);
      const { quiet_from, quiet_until } = await getSettings(player, services);
      expect(quiet_from).not.toBe(quiet_until);
    }
  });
});

describe('push tokens', () => {
  const device = async () => {
    const { pro } = await coaching(services, {}, []);
    const id_hash = `session of ${pro.id}`;
    await home.db.sessions.create({ data: { id_hash, user_id: pro.id, expires_at: new Date('2031-04-10') } });
    const tokens = async () =>
      (await home.db.push_tokens.findMany({ where: { user_id: pro.id }, orderBy: { created_at: 'asc' } })).map(
        ({ token }) => token.replace(`${pro.id} `, ''),
      );
    return { register: (name: string) => registerPush(pro, { token: `${pro.id} ${name}` }, services), tokens };
  };

  test('beyond twenty take the place of the oldest, and one that is told again is the newest', async () => {
    const { register, tokens } = await device();
    for (let nth = 1; nth <= MOST_PUSH_TOKENS; nth += 1) {
      clock.pass(1);
      await register(`phone ${nth}`);
    }
    clock.pass(1);
    await register('phone 1');
    clock.pass(1);
    await register('one more');
    const kept = await tokens();
    expect(kept).toHaveLength(MOST_PUSH_TOKENS);
    expect(kept.slice(-2)).toEqual(['phone 1', 'one more']);
    expect(kept).not.toContain('phone 2');
  });

  test('are twenty at most, however many come at once', async () => {
    const { register, tokens } = await device();
    await atOnce(Array.from({ length: 60 }, (_, nth) => register(`phone ${nth}`)));
    expect(await tokens()).toHaveLength(MOST_PUSH_TOKENS);
  });
});
