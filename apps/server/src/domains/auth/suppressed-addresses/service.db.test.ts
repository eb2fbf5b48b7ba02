import { inTransaction } from '@fairway/db/client';
import { DAY_MS } from '@fairway/time/units';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { atOnce } from '#test/calls.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DeliveryReason } from '@fairway/contracts/notifications/deliveries';
import { isSuppressed, liftSuppression, listSuppressedAddresses, recordArrival, recordBounce } from './service.ts';

const NOW = new Date('2031-03-10T09:00:00Z');
const home = fileDatabase();
let pro: TestUser;
let player: TestUser;

beforeEach(async () => {
  await home.db.outbox.deleteMany();
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro);
});

const bounce = (reason: DeliveryReason, at = NOW, address = player.email) =>
  inTransaction(home.db, (tx) => recordBounce(tx, { channel: 'email', address, reason, source: 'webhook' }, at));
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const address = () => ({ channel: 'email' as const, address: player.email });
const told = () => home.db.outbox.findMany({ where: { topic: 'address.suppressed' }, select: { payload: true } });

describe('an address', () => {
  test('that does not exist is given up at once, and its player’s coach is told once', async () => {
    await bounce('no_such_address');
    await bounce('no_such_address', new Date(NOW.getTime() + DAY_MS));
    expect(await listSuppressedAddresses(home.db, player.id)).toEqual([
      { channel: 'email', address: player.email, reason: 'no_such_address', at: NOW.toISOString() },
    ]);
    const payload = { player_id: player.id, channel: 'email', reason: 'no_such_address' };
    expect(await told()).toEqual([{ payload }]);
  });

  test('whose mailbox is full is given up at the third bounce in a row', async () => {
    for (const [days, suppressed] of [
      [0, false],
      [10, false],
      [20, true],
    ] as const) {
      await bounce('mailbox_full', new Date(NOW.getTime() + days * DAY_MS));
      expect(await isSuppressed(home.db, address())).toBe(suppressed);
    }
    expect(await told()).toHaveLength(1);
  });

  test('that takes mail in between is not given up', async () => {
    await bounce('mailbox_full');
    await bounce('mailbox_full');
    await recordArrival(home.db, address(), later(1));
    await bounce('mailbox_full', later(2));
    expect(await isSuppressed(home.db, address())).toBe(false);
    expect(await told()).toEqual([]);
  });

  test('is given up at the third bounce, though what it took before them is told of in between', async () => {
    await bounce('mailbox_full', later(1));
    await bounce('mailbox_full', later(2));
    await recordArrival(home.db, address(), NOW);
    await bounce('mailbox_full', later(3));
    expect(await isSuppressed(home.db, address())).toBe(true);
  });

  test('counts every one of those that come at once, and is told of once', async () => {
    for (let round = 0; round < 5; round += 1) {
      player = await aPlayer(home.db, pro);
      await home.db.outbox.deleteMany();
      await atOnce(Array.from({ length: 6 }, () => bounce('refused')));
      expect(await isSuppressed(home.db, address())).toBe(true);
      expect(await told()).toHaveLength(1);
    }
  });

  test('is one however its letters are typed', async () => {
    await bounce('no_such_address', NOW, player.email.toUpperCase());
    expect(await isSuppressed(home.db, address())).toBe(true);
    expect(await listSuppressedAddresses(home.db, player.id)).toHaveLength(1);
  });

  test('that was given up stays so when mail is taken, until it is corrected', async () => {
    await bounce('marked_as_spam');
    await recordArrival(home.db, address(), later(1));
    expect(await isSuppressed(home.db, address())).toBe(true);
    await liftSuppression(home.db, address());
    expect(await isSuppressed(home.db, address())).toBe(false);
  });

  test('says nothing of itself when the provider is down', async () => {
    await bounce('provider_down');
    expect(await home.db.suppressed_addresses.count({ where: { address: player.email } })).toBe(0);
  });

  test('of nobody here is given up, and nobody is told', async () => {
    await bounce('no_such_address', NOW, 'nobody@example.com');
    expect(await isSuppressed(home.db, { channel: 'email', address: 'nobody@example.com' })).toBe(true);
    expect(await told()).toEqual([]);
  });
});
