import { DAY_MS } from '@fairway/time/units';
import type { World } from '../world.ts';
import { PASSWORD } from '../world.ts';
import type { Random } from './random.ts';

type Make = (random: Random) => unknown;

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** What no honest client sends. Made anew each time, for some of it is large. */
export const NASTY: readonly Make[] = [
  () => null,
  () => '',
  () => ' ',
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => -0,
  () => 1.5,
  () => 2 ** 31,
  () => 2 ** 53,
  () => -(2 ** 63),
  () => 1e308,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => '1e400',
  () => 'NaN',
  () => '-0',
  () => '0x1F',
  () => '٣',
  () => [],
  () => [[]],
  () => {},
  () => ({}),
  () => ({ toString: 1, valueOf: 1 }),
  () => [{ toString: 1 }],
  () => ({ length: -1 }),
  () => JSON.parse('{"then":1}') as unknown,
  () => JSON.parse('{"__proto__":{"admin":true}}') as unknown,
  () => ({ constructor: { prototype: { admin: true } } }),
  () => 'a\0b',
  () => '\ud800',
  () => 'x\udfff\ud800',
  () => '\u202e\u0000',
  () => 'İıſß',
  () => '👩‍🦰'.repeat(300),
  () => "'; DROP TABLE users; --",
  () => '%00%s%n',
  () => '../../etc/passwd',
  () => '\\u0000\r\nSet-Cookie: a=b',
  () => '<script>alert(1)</script>',
  () => 'x'.repeat(300),
  () => 'é'.repeat(5_000),
  () => 'x'.repeat(70_000),
  () => '0'.repeat(400),
  () => Array.from({ length: 300 }, () => 1),
  () => Array.from({ length: 20_000 }, () => ({})),
  () => nested(6),
  () => nested(1_000),
  () => '2026-02-30',
  () => '0000-01-01',
  () => '-000001-01-01',
  () => '9999-12-31',
  () => '275760-09-13',
  () => '2026-02-30T10:00:00.000Z_0190b1a2-0000-7000-8000-000000000000',
  () => '0000-01-01T00:00:00.000Z_0190b1a2-0000-7000-8000-000000000000',
  () => '9999-12-31T23:59:59.999Z_0190b1a2-0000-7000-8000-000000000000',
  () => '24:00',
  () => '25:99:99',
  () => '2026-10-25T01:30:00+01:00',
  () => 'Factory',
  () => 'Etc/GMT+99',
  () => '0190b1a2-0000-7000-8000-000000000000',
  () => 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  () => 'guest',
  () => 'pm_../../v1',
  () => 't=1,v1=',
];

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Every id that the world knows: of people, lessons, offers, whatever. */
export const listIds = (world: World): string[] => [...new Set(JSON.stringify(world).match(UUID))];

const dayAhead = (random: Random, from = -20, to = 120) =>
  new Date(Date.now() + (from + random.below(to - from)) * DAY_MS).toISOString().slice(0, 10);
const toTime = (random: Random) =>
  `${String(7 + random.below(12)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;
const times = (random: Random) => {
  const start = toTime(random);
  return [{ start, end: `${String(Number(start.slice(0, 2)) + 1).padStart(2, '0')}:${start.slice(3)}` }];
};

/** What an honest client sends under these names, so that the call gets past its schema. */
export const HONEST: Record<string, Make> = {
  email: (random) => `f${random.below(1e9)}@example.com`,
  password: () => PASSWORD,
  password_confirmation: () => PASSWORD,
  current_password: () => PASSWORD,
  new_password: () => PASSWORD,
  first_name: () => 'Ada',
  last_name: () => 'Byron',
  name: (random) => random.pick(['Juniors', 'Ada Byron', 'Ashdown']),
  phone: () => '07700 900123',
  phone_cc: (random) => random.pick(['44', 'GB', 1]),
  dob: () => '1990-12-31',
  gender: (random) => random.pick(['male', 'female', null, '']),
  handed: (random) => random.pick(['left', 'right']),
  shoe: (random) => random.pick([2, 9.5, '10', 15]),
  tos: () => true,
  address_line1: () => '1 Mill Lane',
  address_city: () => 'Lewes',
  address_postcode: () => 'BN7 2LA',
  sortcode: () => '10-88-00',
  accountno: () => '00012345',
  account_name: () => 'Ada Byron',
  page: (random) => random.pick([1, 2, '1', 10_000]),
  q: (random) => random.pick(['a', 'Priya N', '%', '\\', '_']),
  day: (random) => random.below(7),
  date: (random) => dayAhead(random),
  dates: (random) => [dayAhead(random, 20), dayAhead(random, 130, 200)],
  start: (random) => random.pick([dayAhead(random, 0, 20), toTime(random)]),
  end: (random) => random.pick([dayAhead(random, 21, 50), '20:00']),
  from: toTime,
  until: toTime,
  time: times,
  times,
  duration: (random) => random.pick([15, 30, 60, '60', 120]),
  lesson_duration: (random) => random.pick([15, 60, '30']),
  preffered_lesson_duration: () => 60,
  count: (random) => random.pick([2, 8, '26']),
  month: (random) => 1 + random.below(12),
  year: () => new Date().getUTCFullYear(),
  credits: (random) => random.pick([1, 4, '20']),
  price: (random) => random.pick([0, 1500, '3000']),
  paid_amount: (random) => random.pick([0, 1500, null]),
  lesson_price: () => 1500,
  video_lessons_price: () => 2500,
  booking_notice_hours: () => 2,
  lesson_buffer_minutes: () => 15,
  lessons_per_day: (random) => random.pick([1, null, '']),
  refill_refund: (random) => random.pick([true, false]),
  diary_availability_months: (random) => 1 + random.below(12),
  payment_type: (random) => random.pick(['credits', 'on_day']),
  payment_method: () => 'pm_card_visa',
  note: (random) => random.pick(['See you there', '', null]),
  timezone: (random) => random.pick(['Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu']),
  currency: (random) => random.pick(['GBP', 'eur', 'JPY', 'KWD']),
  step: (random) => 1 + random.below(6),
  title: () => 'Short game',
  qty: (random) => random.pick([1, 100, null, '']),
  lesson_credits_value: () => 4,
  started_at: (random) => dayAhead(random, -10, 5),
  ended_at: (random) => dayAhead(random, 5, 50),
  images: () => [],
  store: (random) => random.pick(['apple', 'google', 'local']),
  cursor: () => '2026-05-01T10:00:00.000Z_0190b1a2-0000-7000-8000-000000000000',
  choices: () => [],
  notification_email: (random) => random.pick([true, '0', 'on']),
  website: () => 'www.club.com',
  action: (random) => random.pick(['move', 'cancel', 'keep']),
  token: (random) => `token${random.below(1e9)}`,
};
