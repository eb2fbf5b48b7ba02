import { aLesson, anAdmin } from '#test/builders.ts';
import { toActor, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { rotateCalendar, describeUser } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
beforeEach(() => clock.set(NOW));

describe('a player', () => {
  test('sees themself with their pro’s terms, their credits and their lessons', async () => {
    const people = await coaching(services, { timezone: 'Asia/Kathmandu', currency: 'JPY' });
    const { pro, player } = people;
    await home.db.settings.update({
      where: { user_id: pro.id },
      data: { lesson_price: 1500, lesson_duration: 45, video_lessons_enabled: true },
    });
    await home.db.users.update({
      where: { id: player.id },
      data: { dob: new Date('1990-12-31'), shoe: 8.5, handed: 'left', timezone: 'Europe/Paris' },
    });
    await credits(services, people, 2);
    const next = await aLesson(home.db, people, { starts_at: new Date('2031-03-12T10:00:00Z') });
    const last = await aLesson(home.db, people, { starts_at: new Date('2031-03-05T10:00:00Z') });
    const view = await describeUser(player, services);
    expect(view).toMatchObject({
      id: player.id,
      type: 'player',
      pro: { id: pro.id, first_name: 'Robin', last_name: 'Calder', timezone: 'Asia/Kathmandu' },
      dob: '1990-12-31',
      shoe: 8.5,
      handed: 'left',
      gender: null,
      timezone: 'Europe/Paris',
      currency: 'JPY',
      currencySymbol: '¥',
      referral_code: null,
      subscribed: false,
      lesson_settings: { lesson_price: 1500, lesson_duration: 45, video_lessons_enabled: true },
      settings: { notification_email: true, notification_text: true, notification_push: true, two_factor_auth: false },
      next_lesson: { id: next.id, start: '15:45:00' },
      last_lesson: { id: last.id },
    });
    expect(Object.values(view.credits).flat()).toHaveLength(2);
    expect(view.calendarFeedURL).toMatch(/^https:\/\/fairway\.example\/calendar\/[\w-]+\.ics$/);
  });

  test('has their own usual length before the pro’s', async () => {
    const { player } = await coaching(services);
    await home.db.settings.update({ where: { user_id: player.id }, data: { lesson_duration: 30 } });
    expect((await describeUser(player, services)).lesson_settings?.lesson_duration).toBe(30);
  });
});

test('a pro sees their code, their subscription and no terms of another', async () => {
  const { pro } = await coaching(services, { referral_code: 'PARFUR', subscribed_until: new Date(NOW) });
  const view = await describeUser(pro, services);
  expect(view).toMatchObject({
    type: 'pro',
    pro: null,
    referral_code: 'PARFUR',
    subscribed: true,
    lesson_settings: null,
    currencySymbol: '£',
    credits: {},
  });
  clock.set('2031-03-13T09:00:00Z');
  expect((await describeUser(pro, services)).subscribed).toBe(false);
});

test('an admin sees themself, without lessons or credits', async () => {
  const view = await describeUser(toActor(await anAdmin(home.db)), services);
  expect(view).toMatchObject({
    type: 'admin',
    pro_id: null,
    lesson_settings: null,
    next_lesson: null,
    last_lesson: null,
    credits: {},
  });
});

test('who has left meanwhile is signed out', async () => {
  const { player } = await coaching(services);
  await home.db.users.update({ where: { id: player.id }, data: { deleted_at: new Date() } });
  expect((await catchRefusal(describeUser(player, services))).status).toBe(401);
});

test('a new calendar address takes the place of the old one', async () => {
  const { player } = await coaching(services);
  const before = (await describeUser(player, services)).calendarFeedURL;
  const { calendarFeedURL } = await rotateCalendar(player, services);
  expect(calendarFeedURL).not.toBe(before);
  expect((await describeUser(player, services)).calendarFeedURL).toBe(calendarFeedURL);
});
