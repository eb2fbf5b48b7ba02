import type { ImportRow } from '@fairway/contracts/coaching/player-import';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { atOnce, catchRefusal, createCalls, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';

const NOW = '2031-03-10T09:00:00Z';
const clock = startClock(NOW);
const home = fileDatabase({ max: 10 });
const services = testServices(home, clock);
let pro: TestUser;
beforeEach(async () => {
  clock.set(NOW);
  pro = await aPro(home.db);
});

const address = () => `${uuid()}@example.com`;
const row = (email = address(), over: Partial<ImportRow> = {}): ImportRow => ({
  first_name: 'Alex',
  last_name: 'Taylor',
  email,
  phone: '',
  ...over,
});
const makeRows = (count: number) => Array.from({ length: count }, () => row());
const people = (of = pro) => createCalls(services, toActor(of)).people;
const load = (rows: ImportRow[], of = pro) => people(of).importPlayers({ rows });
const pending = (of = pro) => home.db.invitations.findMany({ where: { pro_id: of.id }, orderBy: { id: 'asc' } });
const mails = () => home.db.outbox.count({ where: { topic: 'invitation.made' } });
const ALREADY = { email: ['This address is already invited. You can send the invitation again.'] };
const TAKEN = { email: ['This address cannot be invited: somebody already uses Fairway with it.'] };

test('a file is rehearsed without a trace, then its players are invited as single ones are', async () => {
  const rows = [row(address(), { phone: '07700 900123' }), row('nobody'), row()];
  const before = await mails();
  const checked = await people().checkImport({ rows });
  expect(checked).toMatchObject({ ready: 2, errors: [null, { email: [expect.any(String)] }, null] });
  expect([await pending(), await mails()]).toEqual([[], before]);

  expect(await load(rows)).toEqual({ invited: 2, errors: checked.errors });
  const written = await pending();
  expect(written).toMatchObject([
    {
      first_name: 'Alex',
      email: rows[0]!.email,
      phone: '+447700900123',
      sent: 1,
      expires_at: new Date('2031-03-24T09:00:00Z'),
    },
    { email: rows[2]!.email, phone: null, sent: 1 },
  ]);
  for (const { code, token_hash } of written)
    expect([code, token_hash]).toEqual([expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/), expect.stringMatching(/./)]);
  const events = await home.db.outbox.findMany({
    where: { topic: 'invitation.made' },
    orderBy: { id: 'desc' },
    take: 2,
  });
  expect(new Set(events.map(({ payload }) => payload))).toEqual(
    new Set(written.map(({ id }) => ({ invitation_id: id, sent: 1 }))),
  );
});

test('the same file twice, in another case too, invites nobody twice', async () => {
  const rows = makeRows(5);
  await load(rows);
  const before = await mails();
  const again = rows.map((one) => ({ ...one, email: one.email.toUpperCase() }));
  expect(await load(again)).toEqual({ invited: 0, errors: rows.map(() => ALREADY) });
  expect([(await pending()).length, await mails()]).toEqual([5, before]);
});

test('the same file from two devices at once invites each player once, and both are told of all', async () => {
  const rows = makeRows(20);
  const before = await mails();
  const { granted, refused } = await atOnce([load(rows), load(rows.toReversed())]);
  expect(refused).toEqual([]);
  expect(granted.map(({ invited }) => invited).sort((a, b) => a - b)).toEqual([0, 20]);
  expect([(await pending()).length, await mails()]).toEqual([20, before + 20]);
});

test('two coaches whose files name the same people, in turned order, do not wait for one another for ever', async () => {
  const other = await aPro(home.db);
  const rows = makeRows(30);
  const { granted } = await atOnce([load(rows), load(rows.toReversed(), other)]);
  expect(granted.map(({ invited }) => invited)).toEqual([30, 30]);
});

test('addresses with an account are left out in the same words, whosever client they are', async () => {
  const clients = [await aPlayer(home.db, pro), await aPlayer(home.db, await aPro(home.db)), await aPro(home.db)];
  const rows = [...clients.map(({ email }) => row(email.toUpperCase())), row()];
  expect(await load(rows)).toEqual({ invited: 1, errors: [TAKEN, TAKEN, TAKEN, null] });
});

describe('the bounds on mails to strangers hold', () => {
  test('more than a day has room for is said of each row that has to wait, and refused as a whole', async () => {
    await load(makeRows(98));
    const rows = makeRows(4);
    const LATER =
      'You can send 100 invitations in a day. Please import this player tomorrow, or share your validation code.';
    expect(await people().checkImport({ rows })).toEqual({
      ready: 2,
      errors: [null, null, { row: [LATER] }, { row: [LATER] }],
    });
    const before = await mails();
    expect(await catchRefusal(load(rows))).toMatchObject({
      status: 429,
      message: expect.stringContaining('Nobody was invited') as string,
    });
    expect([(await pending()).length, await mails()]).toEqual([98, before]);
    expect(await load(rows.slice(0, 2))).toMatchObject({ invited: 2 });
    clock.pass(24);
    expect(await load(rows)).toMatchObject({ invited: 2 });
  });

  test('two files at once that have room only for one: one of them', async () => {
    const { granted, refused } = await atOnce([load(makeRows(60)), load(makeRows(60))]);
    expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [429]]);
    expect(await pending()).toHaveLength(60);
  });

  test('a file and a single invitation count together', async () => {
    const trying = await aPro(home.db, { subscribed_until: null });
    await people(trying).invite(row());
    expect(await people(trying).checkImport({ rows: makeRows(12) })).toMatchObject({ ready: 9 });
    await load(makeRows(9), trying);
    expect((await catchRefusal(people(trying).invite(row()))).status).toBe(429);
  });

  test('an address that has had five mails in a day is left out', async () => {
    const email = address();
    for (let nth = 0; nth < 5; nth += 1) await load([row(email)], await aPro(home.db));
    const { errors } = await load([row(email), row()]);
    expect(errors).toEqual([
      { email: ['We have sent several emails to this address recently. Please try again later.'] },
      null,
    ]);
  });

  test('a coach whose own address is not confirmed imports nobody', async () => {
    const stranger = await aPro(home.db, { email_verified_at: null });
    for (const call of [people(stranger).checkImport, people(stranger).importPlayers])
      expect(await catchRefusal(call({ rows: makeRows(1) }))).toMatchObject({ status: 403, code: 'email_unverified' });
  });
});
