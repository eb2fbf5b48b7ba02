import { anAdmin } from '@fairway/testing/builders';
import { actorOf, atOnce, expectFault, refusalOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { coaching } from '@fairway/testing/coaching';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { describe, expect, test } from 'vitest';
import { saveSettings, settingsOf } from './settings.ts';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));

describe('settings', () => {
  test('begin with every notice on, a quarter of an hour and three months', async () => {
    const { pro } = await coaching(deps, {}, []);
    expect(await settingsOf(pro, deps)).toEqual({
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
      booking_notice_hours: 2,
      lesson_buffer_minutes: 0,
      lessons_per_day: null,
    });
  });

  test('change by what is sent, and the rest stays', async () => {
    const { pro } = await coaching(deps, {}, []);
    await saveSettings(pro, { lesson_price: 1250, lesson_duration: 60 }, deps);
    expect(await saveSettings(pro, { notification_text: false }, deps)).toMatchObject({
      lesson_price: 1250,
      lesson_duration: 60,
      notification_text: false,
      notification_email: true,
    });
    expect(await saveSettings(pro, { lesson_price: null }, deps)).toMatchObject({
      lesson_price: null,
      lesson_duration: 60,
    });
    expect(await saveSettings(pro, {}, deps)).toEqual(await settingsOf(pro, deps));
  });

  test('of lessons are the pro’s: 403 for players and admins, who keep their switches', async () => {
    const { player } = await coaching(deps, {}, []);
    for (const actor of [player, actorOf(await anAdmin(home.db))]) {
      const refusal = await refusalOf(saveSettings(actor, { lesson_price: 1, notification_email: false }, deps));
      expect(refusal.status).toBe(403);
      expect(await settingsOf(actor, deps)).toMatchObject({ lesson_price: null, notification_email: true });
      expect(await saveSettings(actor, { notification_email: false }, deps)).toMatchObject({
        notification_email: false,
      });
    }
  });

  test('of videos need a price', async () => {
    const { pro } = await coaching(deps, {}, []);
    expect(await expectFault('video_lessons_price', saveSettings(pro, { video_lessons_enabled: true }, deps))).toBe(
      'Please specify a price',
    );
    await saveSettings(pro, { video_lessons_enabled: true, video_lessons_price: 2500 }, deps);
    await expectFault('video_lessons_price', saveSettings(pro, { video_lessons_price: null }, deps));
    expect(await saveSettings(pro, { video_lessons_enabled: false, video_lessons_price: null }, deps)).toMatchObject({
      video_lessons_price: null,
    });
  });

  test('of videos need a price also when two devices save at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { pro } = await coaching(deps, {}, []);
      await saveSettings(pro, { video_lessons_price: 2500 }, deps);
      await atOnce([
        saveSettings(pro, { video_lessons_enabled: true }, deps),
        saveSettings(pro, { video_lessons_price: null }, deps),
      ]);
      const { video_lessons_enabled, video_lessons_price } = await settingsOf(pro, deps);
      expect([true, null]).not.toEqual([video_lessons_enabled, video_lessons_price]);
    }
  });
});
