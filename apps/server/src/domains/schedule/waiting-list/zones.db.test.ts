import { userChangeIn } from '@fairway/contracts/coaching/people';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { fetchRows } from '@fairway/db/query';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startClock } from '#test/clock.ts';
import { coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { askForTime, sweepWaitingList } from './service.ts';

const NOW = '2031-03-10T12:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);

/** Names that the runtime has kept from before there was one list of zones. */
const STRAY = ['Canada/East-Saskatchewan', 'US/Pacific-New', 'Us/Pacific-New', 'SystemV/AST4', 'Act', 'CST', 'jst'];
/** Older and newer names that are on that list. */
const ALIASES = [
  'UTC',
  'GMT',
  'Cet',
  'Cuba',
  'US/Pacific',
  'Canada/Eastern',
  'Etc/GMT+5',
  'Asia/Kolkata',
  'Europe/Kyiv',
];

test('every zone that a person may choose is one that the database knows too', async () => {
  const rows = await fetchRows(home.db, sql<{ name: string }>`SELECT lower(name) AS name FROM pg_timezone_names`);
  const known = new Set(rows.map(({ name }) => name));
  for (const zone of [...Intl.supportedValuesOf('timeZone'), ...ALIASES])
    expect([zone, known.has(userChangeIn.parse({ timezone: zone }).timezone!.toLowerCase())]).toEqual([zone, true]);
  for (const zone of STRAY) {
    expect([zone, known.has(zone.toLowerCase())]).toEqual([zone, false]);
    const { error } = userChangeIn.safeParse({ timezone: zone });
    expect([zone, error?.issues.map(({ message }) => message)]).toEqual([zone, [COACHING_MESSAGES.timezone]]);
  }
});

test('a coach whose zone the database does not know keeps no other line from being swept', async () => {
  const stray = await coaching(services);
  const { player } = await coaching(services);
  await home.db.users.update({ where: { id: stray.pro.id }, data: { timezone: STRAY[0]! } });
  for (const actor of [stray.player, player])
    await askForTime(actor, { date: '2031-03-13', start: '09:00:00', end: '17:00:00', duration: 60 }, services);
  // The date ends last in the zone that is furthest behind.
  clock.set('2031-03-14T11:59:00Z');
  await sweepWaitingList(services);
  expect(await home.db.waiting_requests.count({ where: { ended_at: null } })).toBe(2);
  clock.set('2031-03-14T12:00:00Z');
  await sweepWaitingList(services);
  expect(await home.db.waiting_requests.count({ where: { ended_at: null } })).toBe(0);
});
