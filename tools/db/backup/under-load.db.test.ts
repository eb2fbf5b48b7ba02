import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connectDb, type Db } from '@fairway/db/client';
import { appOn, signIn } from '@fairway/server/test/app';
import { definitions, emptyDatabase, fingerprint, seededSite } from '@fairway/server/test/backups';
import { hours } from '@fairway/server/test/hours';
import { testServices } from '@fairway/server/test/services';
import { unbalanced } from '@fairway/server/test/ledger';
import { aShop, findMoneyFaults } from '@fairway/server/test/shop';
import { testFolder } from '@fairway/server/test/storage';
import { times } from '@fairway/server/test/times';
import { DAY_MS } from '@fairway/time/units';
import { v7 as uuid } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { buyCredits } from '../../../apps/server/src/domains/credits/purchase/service.ts';
import { bookLesson } from '../../../apps/server/src/domains/lessons/booking/service.ts';
import { cancelLesson } from '../../../apps/server/src/domains/lessons/changing/service.ts';
import { diskStorage } from '../../../apps/server/src/adapters/storage/disk.ts';
import type { Actor, AppServices } from '../../../apps/server/src/app/context.ts';
import { queryOnce } from '../query-once.ts';
import { migrationsFolder } from '../scratch.ts';
import { createBackup } from './create.ts';
import { diskObjects } from './objects-disk.ts';
import { openPlace } from './places.ts';
import { folderTarget, restoreBackup } from './restore.ts';

const NO_S3 = { region: '', endpoint: undefined, accessKeyId: '', secretAccessKey: '', pathStyle: true };
const key = randomBytes(32);
const KINDS = ['bought', 'booked', 'cancelled'] as const;

/** People who buy credits, book with them and cancel, over and over, until they are told to stop. */
async function rushHour(services: AppServices) {
  const shop = await aShop(services, { lesson_price: 1500 });
  await hours(services, shop.pro, times(['00:00', '24:00']));
  const players = [shop.player, await shop.another(), await shop.another()];
  const done = { bought: 0, booked: 0, cancelled: 0 };
  let open = true;
  const live = async (player: Actor, column: number) => {
    for (let turn = 0; open; turn += 1) {
      await buyCredits(player, { credits: 4, price: 6000 }, uuid(), services);
      done.bought += 1;
      // Seven hours of each day are this player's, in the two months in which what they bought counts, and no change of the clocks skips one.
      const date = new Date(Date.now() + (2 + (turn % 60)) * DAY_MS).toISOString().slice(0, 10);
      const hour = String(3 + column * 7 + (Math.floor(turn / 60) % 7)).padStart(2, '0');
      const time = times([`${hour}:00`, `${hour}:30`]);
      const { lesson } = await bookLesson(player, { date, time, duration: 30, payment_type: 'credits' }, services);
      done.booked += 1;
      if (turn % 8 === 0) continue;
      await cancelLesson(player, { id: lesson.id }, services);
      done.cancelled += 1;
    }
  };
  const all = Promise.all(players.map(live));
  // Whoever fails is heard of by `stop`.
  all.catch(() => {});
  const stop = () => {
    open = false;
    return all;
  };
  /** Waits until each of the three was done once more than now; a call that fails ends the wait with its reason. */
  const goesOn = async () => {
    const before = { ...done };
    const moved = () => Math.min(...KINDS.map((kind) => done[kind] - before[kind]));
    await Promise.race([all, expect.poll(moved, { timeout: 20_000 }).toBeGreaterThan(0)]);
  };
  return { goesOn, stop };
}

const ledgerSum = async (url: string) =>
  queryOnce(url, 'SELECT count(*)::int AS entries, sum(amount)::int AS credits FROM credit_ledger');

const opened = (url: string): Db => {
  const db = connectDb({ url, max: 3 });
  onTestFinished(() => db.$disconnect());
  return db;
};

test('a backup taken while people buy, book and cancel is restored whole: rows, rules, sessions, files and every credit', async () => {
  const site = await seededSite();
  onTestFinished(site.drop);
  const coach = await site.db.users.findFirstOrThrow({ where: { email: 'coach@example.com' } });
  const session = await signIn(site.db, coach);
  const services = testServices(site, { now: () => new Date() });
  const rush = await rushHour(services);
  await rush.goesOn();

  let atSnapshot: Awaited<ReturnType<typeof fingerprint>> = {};
  const place = openPlace(testFolder(), NO_S3);
  const manifest = await createBackup({
    databaseUrl: site.url,
    files: diskObjects(path.join(site.data, 'files')),
    place,
    key,
    appVersion: '0.0.0',
    now: new Date(),
    log: () => {},
    onSnapshot: async (snapshot) => {
      atSnapshot = await fingerprint(site.url, snapshot);
      // Nobody waits for the backup: more is bought, booked and cancelled while its snapshot is open.
      await rush.goesOn();
    },
  });
  await rush.stop();
  const ledgerAtSnapshot = atSnapshot['credit_ledger'];

  const url = await emptyDatabase();
  const data = testFolder();
  const restored = await restoreBackup({
    backup: place.backup(manifest.name),
    key,
    databaseUrl: url,
    files: folderTarget(path.join(data, 'files')),
    migrations: migrationsFolder,
    log: () => {},
  });
  expect(restored.name).toBe(manifest.name);

  // Every row of every table is as it was at that moment, and no table was left out.
  expect(await fingerprint(url)).toEqual(atSnapshot);
  expect((await fingerprint(url))['credit_ledger']).toEqual(ledgerAtSnapshot);
  expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual(
    Object.entries(atSnapshot).map(([name, { rows }]) => [name, rows]),
  );
  expect((await fingerprint(site.url))['credit_ledger']).not.toEqual(ledgerAtSnapshot);
  // Constraints, triggers, indexes, columns, functions and types are those of the original, each one proved and switched on.
  expect(await definitions(url)).toEqual(await definitions(site.url));

  const db = opened(url);
  expect(await unbalanced(db)).toEqual([]);
  expect(await findMoneyFaults(db)).toEqual([]);
  const [sum] = await ledgerSum(url);
  const lots = await db.credit_lots.aggregate({ _sum: { remaining: true } });
  expect(sum?.credits).toBe(lots._sum.remaining);

  // The rules still hold: what the database refused before, it refuses now, and new rows get new numbers.
  await expect(queryOnce(url, 'DELETE FROM credit_ledger')).rejects.toThrow(/append/);
  await expect(queryOnce(url, 'TRUNCATE credit_ledger')).rejects.toThrow(/append/);
  const [{ next } = {}] = await queryOnce(url, "SELECT nextval(pg_get_serial_sequence('outbox', 'id'))::int AS next");
  const [{ last } = {}] = await queryOnce(url, 'SELECT max(id)::int AS last FROM outbox');
  expect(Number(next)).toBeGreaterThan(Number(last));

  // A session from before still signs in, and a file is served.
  const storage = diskStorage(path.join(data, 'files'));
  const app = await appOn(db, { services: { storage } });
  onTestFinished(() => app.close());
  const me = await app.inject({ url: '/api/user', headers: session.bearer });
  expect(me.json<{ email: string }>()).toMatchObject({ email: 'coach@example.com' });
  const files = await db.files.findMany({ where: { key: { startsWith: 'images/' } } });
  expect(files.length).toBeGreaterThan(3);
  for (const { key: fileKey } of files) {
    const served = await app.inject({ url: `/files/${fileKey}/1024.webp`, headers: session.bearer });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    const original = await site.storage.read(`${fileKey}/1024.webp`);
    expect(served.rawPayload.equals(await buffer(original!.stream))).toBe(true);
  }
  expect(manifest.files).toMatchObject({ missing: 0, unclaimed: 0 });

  // And life goes on there.
  const again = await rushHour(testServices({ db }, { now: () => new Date() }));
  await again.goesOn();
  await again.stop();
  expect(await unbalanced(db)).toEqual([]);
}, 120_000);
