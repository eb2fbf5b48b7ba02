import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { diaryMonthsIn } from './schedule/booking-limits.ts';
import { loginIn, registerIn } from './auth/accounts.ts';
import { pushTokenIn, settingsIn } from './users/settings.ts';
import { creditsIn, creditsQuery } from './credits/credits.ts';
import { dateRangeIn, slotsQuery, spanIn, weeklyDayIn, weeklyIn, weeklyQuery } from './schedule/schedule.ts';
import { bookingIn, bookingsQuery, cancelIn, changeIn } from './lessons/lessons.ts';
import { clubChangeIn, clubIn } from './users/profile.ts';
import { setZodMessages } from './zod-texts.ts';

beforeAll(setZodMessages);

/** The texts by field, as a form shows them. */
function faults(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  const byField = Map.groupBy(error?.issues ?? [], ({ path }) => path.join('.'));
  return Object.fromEntries(
    [...byField].map(([field, issues]) => [field, issues.map(({ message }) => message).join(' ')]),
  );
}
const REQUIRED = 'This field is required.';
const booking = { duration: 60, date: '2026-05-06', time: [{ start: '10:00', end: '11:00' }] };

describe('bad input is told under its field, in plain words', () => {
  test.each<[string, z.ZodType, unknown, Record<string, string>]>([
    ['login: nothing', loginIn, {}, { email: REQUIRED, password: REQUIRED }],
    [
      'login: blanks',
      loginIn,
      { email: ' ', password: '' },
      { email: 'Please enter your email address.', password: 'Please enter your password.' },
    ],
    [
      'login: too long',
      loginIn,
      { email: 'a', password: 'x'.repeat(129) },
      { password: 'At most 128 characters, please.' },
    ],
    [
      'sign-up: a country of three signs',
      registerIn,
      { name: 'Jo Brand', email: 'jo@example.com', password: 'fairway-demo-1', phone_cc: 'GBR' },
      { phone_cc: 'At most 2 characters, please.' },
    ],
    ['push token: blank', pushTokenIn, { token: ' ' }, { token: REQUIRED }],
    [
      'settings: not flags',
      settingsIn,
      { notification_email: 'perhaps' },
      { notification_email: 'Please answer true or false.' },
    ],
    ['settings: a blank price', settingsIn, { lesson_price: '' }, { lesson_price: 'Please enter a price.' }],
    [
      'settings: no such duration',
      settingsIn,
      { lesson_duration: 20 },
      { lesson_duration: 'Please choose a duration.' },
    ],
    [
      'months: none',
      diaryMonthsIn,
      { diary_availability_months: '' },
      { diary_availability_months: 'Please choose a number of months.' },
    ],
    [
      'months: too many',
      diaryMonthsIn,
      { diary_availability_months: 13 },
      { diary_availability_months: 'Please choose 1 to 12 months.' },
    ],
    [
      'limits: a fortnight of notice',
      settingsIn,
      { booking_notice_hours: 336 },
      { booking_notice_hours: 'Please choose 0 to 168 hours.' },
    ],
    [
      'limits: a buffer off the steps',
      settingsIn,
      { lesson_buffer_minutes: 20 },
      { lesson_buffer_minutes: 'Please choose 0, 15, 30, 45 or 60 minutes.' },
    ],
    [
      'limits: no lessons at all',
      settingsIn,
      { lessons_per_day: 0 },
      { lessons_per_day: 'Please choose 1 to 96 lessons, or no limit.' },
    ],
    ['credits: none', creditsIn, { player_id: 'x', credits: 0 }, { credits: 'Please choose 1 to 20 credits.' }],
    ['credits: too many', creditsIn, { player_id: 'x', credits: 21 }, { credits: 'Please choose 1 to 20 credits.' }],
    ['credits: a half', creditsIn, { player_id: 'x', credits: 1.5 }, { credits: 'Please choose how many credits.' }],
    ['credits: yes', creditsIn, { player_id: 'x', credits: true }, { credits: 'Please choose how many credits.' }],
    ['a day of the week: blank is not Monday', weeklyDayIn, { day: '' }, { day: 'Please choose a day.' }],
    ['null is not Monday', weeklyIn, { day: null }, { day: 'Please choose a day.' }],
    ['no eighth day', weeklyIn, { day: 7 }, { day: 'Please choose a day.' }],
    ['hours: not a list', weeklyIn, { day: 1, times: '09:00' }, { times: 'This should be a list.' }],
    [
      'hours: off the steps',
      weeklyIn,
      { day: 1, times: [{ start: '09:05', end: '10:00' }] },
      { 'times.0.start': 'Times go in steps of 15 minutes.' },
    ],
    [
      'hours: too many',
      weeklyIn,
      { day: 1, times: Array.from({ length: 97 }, () => ({ start: '09:00', end: '10:00' })) },
      { times: 'At most 96 of these, please.' },
    ],
    ['a span backwards', spanIn, { start: '2026-05-06', end: '2026-05-05' }, { end: 'The end is before the start.' }],
    ['a span from no day', spanIn, { start: '2026-02-30', end: '2026-03-05' }, { start: 'That day does not exist.' }],
    [
      'a span to the end of time',
      spanIn,
      { start: '2026-02-01', end: 'later' },
      { end: 'Please enter a date, such as 2026-11-24.' },
    ],
    ['a span too long', spanIn, { start: '2026-05-01', end: '2026-07-02' }, { end: 'Please choose 62 days at most.' }],
    [
      'bookings backwards',
      bookingsQuery,
      { start: '2026-05-06', end: '2026-05-05' },
      { end: 'The end is before the start.' },
    ],
    [
      'dates too long',
      dateRangeIn,
      { start: '2026-05-01', end: '2026-07-02', times: [] },
      { end: 'Please choose 62 days at most.' },
    ],
    [
      'dates backwards',
      dateRangeIn,
      { start: '2026-05-06', end: '2026-05-05', times: [] },
      { end: 'The end is before the start.' },
    ],
    ['slots: no month', slotsQuery, { year: 2026, duration: 60 }, { month: 'Please choose a month.' }],
    ['slots: month 13', slotsQuery, { month: 13, year: 2026, duration: 60 }, { month: 'Please choose a month.' }],
    [
      'booking: nothing',
      bookingIn,
      {},
      { duration: 'Please choose a duration.', date: REQUIRED, time: 'Please choose a time.' },
    ],
    ['booking: no times', bookingIn, { ...booking, time: [] }, { time: 'Please choose a time.' }],
    [
      'booking: by card',
      bookingIn,
      { ...booking, payment_type: 'card' },
      { payment_type: 'Please choose how to pay.' },
    ],
    [
      'booking: a long note',
      bookingIn,
      { ...booking, note: 'x'.repeat(1001) },
      { note: 'At most 1000 characters, please.' },
    ],
    [
      'booking: a number for a player',
      bookingIn,
      { ...booking, player_id: 7 },
      { player_id: 'Please choose a player or a guest.' },
    ],
    ['change: no such day', changeIn, { id: 'x', date: '2026-02-30' }, { date: 'That day does not exist.' }],
    ['cancel: an odd flag', cancelIn, { id: 'x', refund: 'later' }, { refund: 'Please answer true or false.' }],
    ['a venue without a name', clubIn, { name: ' ' }, { name: 'Please give the venue a name.' }],
    ['a venue that loses its name', clubChangeIn, { id: 'x', name: '' }, { name: 'Please give the venue a name.' }],
    [
      'a venue with a long number',
      clubIn,
      { name: 'Links', telephone: '1'.repeat(256) },
      { telephone: 'At most 255 characters, please.' },
    ],
    ['not fields at all', bookingIn, 'please', { '': 'This should be a set of fields.' }],
  ])('%s', (_, schema, value, expected) => {
    expect(faults(schema, value)).toEqual(expected);
  });
});

describe('what forms leave blank is left out', () => {
  test.each<[string, z.ZodType, unknown, unknown]>([
    [
      'a booking',
      bookingIn,
      { ...booking, player_id: '', venue: '', credits: '' },
      { player_id: null, venue: null, credits: undefined },
    ],
    [
      'the lesson of slots',
      slotsQuery,
      { month: '5', year: '2026', duration: '60', lesson: '' },
      { month: 5, lesson: null },
    ],
    ['the player of credits', creditsQuery, { player_id: '' }, { player_id: null }],
    ['the day of the week', weeklyQuery, {}, {}],
  ])('%s', (_, schema, value, expected) => {
    expect(schema.parse(value)).toMatchObject(expected as object);
  });

  test('62 days are a span, the first and the last included', () => {
    expect(faults(spanIn, { start: '2026-05-01', end: '2026-07-01' })).toEqual({});
  });
});
