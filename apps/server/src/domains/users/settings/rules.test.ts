import { type OwnSettings, type SettingsIn, settingsIn } from '@fairway/contracts/users/settings';
import { describe, expect, test } from 'vitest';
import { isVatNumber } from '#adapters/vat-number.ts';
import { faultsAfter, touchesLessons } from './rules.ts';

const SETTINGS: Omit<OwnSettings, 'notification_matrix'> = {
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
  public_page_enabled: false,
  public_page_indexed: false,
  quiet_from: '21:00:00',
  quiet_until: '07:00:00',
  digest_at: null,
};

test.each<[SettingsIn, boolean]>([
  [{}, false],
  [{ notification_email: false, notification_text: true, notification_push: false }, false],
  [{ lesson_duration: 60 }, true],
  [{ lesson_price: null }, true],
  [{ preffered_lesson_duration: 30 }, true],
  [{ video_lessons_enabled: false }, true],
  [{ video_lessons_price: 0 }, true],
  [{ booking_notice_hours: 0 }, true],
  [{ lesson_buffer_minutes: 0 }, true],
  [{ lessons_per_day: null }, true],
  [{ vat_number: null, vat_rate: null }, true],
])('%o touches the lesson settings, which are the pro’s: %s', (change, touches) => {
  expect(touchesLessons(change)).toBe(touches);
});

describe('video lessons need a price', () => {
  const PRICE = { video_lessons_price: ['Please specify a price'] };
  test.each<[string, Partial<OwnSettings>, SettingsIn, unknown]>([
    ['switched on without one', {}, { video_lessons_enabled: true }, PRICE],
    ['switched on with one', {}, { video_lessons_enabled: true, video_lessons_price: 2000 }, null],
    ['switched on, one was there', { video_lessons_price: 2000 }, { video_lessons_enabled: true }, null],
    ['switched on for nothing', {}, { video_lessons_enabled: true, video_lessons_price: 0 }, PRICE],
    [
      'the price taken away',
      { video_lessons_enabled: true, video_lessons_price: 2000 },
      { video_lessons_price: null },
      PRICE,
    ],
    [
      'switched off',
      { video_lessons_enabled: true, video_lessons_price: 2000 },
      { video_lessons_enabled: false, video_lessons_price: null },
      null,
    ],
    ['something else is changed', { video_lessons_enabled: true }, { lesson_duration: 60 }, null],
  ])('%s', (_, before, change, faults) => {
    expect(faultsAfter({ ...SETTINGS, ...before }, change, isVatNumber)).toEqual(faults);
  });
});

describe('quiet hours', () => {
  const BOTH = ['Please choose both times, or switch quiet hours off.'];
  test.each<[string, SettingsIn, unknown]>([
    ['switched off', { quiet_from: null, quiet_until: null }, null],
    ['half switched off', { quiet_from: null }, { quiet_from: BOTH }],
    ['without an end', { quiet_until: null }, { quiet_until: BOTH }],
    ['from another time', { quiet_from: '22:30:00' }, null],
    ['within one day', { quiet_from: '13:00:00', quiet_until: '15:00:00' }, null],
    ['of no length', { quiet_until: '21:00:00' }, { quiet_until: ['Please choose two different times.'] }],
  ])('%s', (_, change, faults) => {
    expect(faultsAfter(SETTINGS, change, isVatNumber)).toEqual(faults);
  });
});

describe('a VAT number and its rate come together', () => {
  const REAL = 'GB980780684';
  const registered = { vat_number: REAL, vat_rate: 20 };
  const number = (text: string) => ({ vat_number: [text] });
  test.each<[string, Partial<OwnSettings>, SettingsIn, unknown]>([
    ['both given', {}, registered, null],
    ['both taken away', registered, { vat_number: null, vat_rate: null }, null],
    ['another rate', registered, { vat_rate: 12.5 }, null],
    ['a number without a rate', {}, { vat_number: REAL }, { vat_rate: ['Please enter your VAT rate.'] }],
    ['a rate without a number', {}, { vat_rate: 20 }, number('Please enter your VAT number.')],
    ['the number alone taken away', registered, { vat_number: null }, number('Please enter your VAT number.')],
    [
      'check digits that are wrong',
      {},
      { ...registered, vat_number: 'GB980780685' },
      number('This is not a UK VAT number. Please check its digits.'),
    ],
    [
      'a number of another country',
      {},
      { ...registered, vat_number: 'DE136695976' },
      number('This is not a UK VAT number. Please check its digits.'),
    ],
  ])('%s', (_, before, change, faults) => {
    expect(faultsAfter({ ...SETTINGS, ...before }, change, isVatNumber)).toEqual(faults);
  });

  test.each([
    ['980 7806 84', REAL],
    ['gb 980-7806-84', REAL],
    ['  ', null],
  ])('%j is read as %s', (written, read) => {
    expect(settingsIn.parse({ vat_number: written })).toEqual({ vat_number: read });
  });
  test.each([
    ['20', 20],
    ['17.5', 17.5],
    ['', null],
    [0, 0],
  ])('a rate of %j is read as %s', (written, read) => {
    expect(settingsIn.parse({ vat_rate: written })).toEqual({ vat_rate: read });
  });
  test.each([-0.5, 100.5, 17.25, 1e-17, 'twenty'])('a rate of %j is refused', (written) => {
    expect(settingsIn.safeParse({ vat_rate: written }).error?.issues[0]?.message).toBe(
      'Please enter a rate from 0 to 100 percent, in whole or half percent.',
    );
  });
});
