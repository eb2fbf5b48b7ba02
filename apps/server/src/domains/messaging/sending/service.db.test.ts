import { MESSAGE_LIMITS } from '@fairway/contracts/messaging/limits';
import type { Message } from '@fairway/contracts/messaging/messages';
import { MESSAGING_MESSAGES } from '@fairway/contracts/messages/messaging';
import { inTransaction } from '@fairway/db/client';
import { aLesson, aPlayer, aPro } from '#test/builders.ts';
import { aRequest, atOnce, catchRefusal, createCalls, expectFault, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { deliverAll, runPendingJobs, testJobs } from '#test/jobs.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Storage } from '#adapters/storage/storage.ts';
import type { Actor } from '#app/context.ts';
import { eraseUser } from '#domains/users/erasure/service.ts';

const NOW = '2031-03-12T12:00:00.000Z';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});

const calls = (as: Actor, key: string | null = null) =>
  createCalls(services, as, { ...aRequest(), idempotencyKey: key }).messages;
type Sent = Parameters<ReturnType<typeof calls>['send']>[0];
const send = (as: Actor, input: Partial<Sent>, key?: string) => calls(as, key ?? null).send({ msg: 'Hello', ...input });
const listSent = () => home.db.messages.findMany({ where: { pro_id: people.pro.id } });
const listEvents = () =>
  home.db.outbox.count({ where: { topic: 'message.sent', payload: { path: ['actor_id'], equals: people.pro.id } } });

/** A group of the pro with so many players in it. */
async function aGroup(size: number, pro = people.pro): Promise<{ id: string; players: string[] }> {
  const { id } = await home.db.groups.create({ data: { pro_id: pro.id, name: `Group of ${size}` } });
  const players = await Promise.all(
    Array.from({ length: size }, (_, nth) => aPlayer(home.db, pro, { first_name: `Member ${nth}` })),
  );
  await home.db.group_members.createMany({ data: players.map((player) => ({ group_id: id, user_id: player.id })) });
  return { id, players: players.map((player) => player.id) };
}

test('a pro writes to a player, who reads it and answers', async () => {
  const sent = await send(people.pro, { player: people.player.id, msg: ' Bring\r\nyour 7 iron ' });
  expect(sent).toMatchObject({
    message: 'Bring\nyour 7 iron',
    short_message: 'Bring your 7 iron',
    created_at: NOW,
    from: { id: people.pro.id },
    to: { id: people.player.id },
    group: null,
    is_own: true,
    read: false,
    pro_read: true,
    recipients: 1,
    read_by: 0,
  });
  const [got] = await calls(people.player).list({ page: 1 });
  expect(got).toMatchObject({ id: sent.id, is_own: false, read: false, recipients: null });
  const answer = await send(people.player, { msg: 'I will', quoted_id: sent.id });
  expect(answer).toMatchObject({
    from: { id: people.player.id },
    to: { id: people.pro.id },
    pro_read: false,
    quoted: { id: sent.id, short_message: 'Bring your 7 iron', from: { id: people.pro.id } },
  });
  expect(await calls(people.pro).list({ page: 1 })).toMatchObject([{ id: answer.id, message: 'I will' }]);
});

test('a message to a group goes to those who are in it then, each of whom sees only themself', async () => {
  const { id, players } = await aGroup(3);
  const sent = await send(people.pro, { group: id });
  expect(sent).toMatchObject({
    to: null,
    to_group_id: id,
    group: 'Group of 3',
    recipients: 3,
    read_by: 0,
    read: false,
  });
  const late = await aPlayer(home.db, people.pro);
  await home.db.group_members.create({ data: { group_id: id, user_id: late.id } });
  const player = (id: string): Actor => ({ ...people.player, id });
  for (const player_id of players)
    expect(await calls(player(player_id)).list({ page: 1 })).toMatchObject([
      { id: sent.id, to: { id: player_id }, group: null, to_group_id: null, recipients: null, read_by: null },
    ]);
  expect(await calls(player(late.id)).list({ page: 1 })).toEqual([]);
  await calls(player(players[0]!)).one({ id: sent.id });
  expect(await calls(people.pro).one({ id: sent.id })).toMatchObject({ read: false, read_by: 1 });
});

test('whoever has left since is not waited for', async () => {
  const { id, players } = await aGroup(3);
  const sent = await send(people.pro, { group: id });
  const [gone, ...others] = players as [string, string, string];
  for (const player_id of others) await calls({ ...people.player, id: player_id }).one({ id: sent.id });
  expect(await calls(people.pro).one({ id: sent.id })).toMatchObject({ read: false, read_by: 2, recipients: 3 });
  await inTransaction(home.db, (tx) => eraseUser(tx, gone, { now: new Date(NOW) }));
  expect(await calls(people.pro).one({ id: sent.id })).toMatchObject({ read: true, read_by: 2, recipients: 2 });
});

test('a message to a group is in the mailbox of each child of a guardian, who is told of it once', async () => {
  const { id, players: children } = await aGroup(2);
  const guardian = await aPlayer(home.db, people.pro);
  await home.db.users.updateMany({
    where: { id: { in: children } },
    data: { guardian_id: guardian.id, dob: new Date('2022-05-01'), email: null, email_verified_at: null },
  });
  const sent = await send(people.pro, { group: id });
  const jobs = testJobs(home.db, clock.now());
  await deliverAll(jobs);
  expect(jobs.mails.filter(({ to }) => to.address === guardian.email)).toHaveLength(1);
  for (const child_id of children) {
    const acting = { ...toActor(guardian), id: child_id, guardian_id: guardian.id };
    expect(await calls(acting).list({ page: 1 })).toMatchObject([{ id: sent.id, read: false }]);
    expect(await calls(acting).unread()).toBe(1);
    await calls(acting).one({ id: sent.id });
  }
});

test('"All Players" is everybody the pro has now, and nobody else', async () => {
  const stranger = await aPro(home.db);
  await aPlayer(home.db, stranger);
  await aPlayer(home.db, people.pro);
  const all = await home.db.groups.findFirstOrThrow({ where: { pro_id: people.pro.id, is_all: true } });
  const sent = await send(people.pro, { group: all.id });
  const copies = await home.db.message_recipients.findMany({ where: { message_id: sent.id } });
  const players = await home.db.users.findMany({ where: { pro_id: people.pro.id, type: 'player' } });
  expect(copies.map(({ player_id }) => player_id).toSorted()).toEqual(players.map((player) => player.id).toSorted());
});

test('a member who has gone to another pro gets nothing of the old group', async () => {
  const { id, players } = await aGroup(2);
  const other = await aPro(home.db);
  await home.db.users.update({ where: { id: players[0]! }, data: { pro_id: other.id } });
  expect(await send(people.pro, { group: id })).toMatchObject({ recipients: 1 });
});

test('who it goes to must be the sender’s to write to', async () => {
  const stranger = await aPro(home.db);
  const theirs = await aPlayer(home.db, stranger);
  const { id: theirGroup } = await home.db.groups.create({ data: { pro_id: stranger.id, name: 'Theirs' } });
  const empty = await home.db.groups.create({ data: { pro_id: people.pro.id, name: 'Nobody' } });
  expect(await expectFault('player', send(people.pro, {}))).toBe(MESSAGING_MESSAGES.recipientMissing);
  expect(await expectFault('player', send(people.pro, { player: theirs.id }))).toBe(MESSAGING_MESSAGES.playerUnknown);
  expect(await expectFault('group', send(people.pro, { group: theirGroup }))).toBe(MESSAGING_MESSAGES.groupEmpty);
  expect(await expectFault('group', send(people.pro, { group: empty.id }))).toBe(MESSAGING_MESSAGES.groupEmpty);
  expect(await catchRefusal(send(people.pro, { player: people.player.id, group: empty.id }))).toMatchObject({
    status: 422,
    errors: { player: [MESSAGING_MESSAGES.oneRecipient], group: [MESSAGING_MESSAGES.oneRecipient] },
  });
  for (const input of [{ player: theirs.id }, { group: empty.id }, { offer_id: empty.id }])
    expect(await catchRefusal(send(people.player, input))).toMatchObject({ status: 403 });
  expect(await listSent()).toEqual([]);
});

test.each([
  ['nothing', '', 0],
  ['blanks alone', '   \n ', 0],
  ['a letter', 'x', 1],
  ['as much as there is room for', 'x'.repeat(MESSAGE_LIMITS.text), 1],
  ['more than that', 'x'.repeat(MESSAGE_LIMITS.text + 1), 0],
])('a text of %s is sent when it is one, and not too long', async (_, msg, sent) => {
  const call = send(people.pro, { player: people.player.id, msg });
  await (sent === 0 ? expectFault('msg', call) : call);
  expect(await listSent()).toHaveLength(sent);
});

test('an offer, a lesson and a quoted message come with it only when both sides know them', async () => {
  const category = await home.db.categories.create({ data: { pro_id: people.pro.id, name: 'Shop' } });
  const offer = await home.db.offers.create({
    data: { pro_id: people.pro.id, category_id: category.id, title: 'Winter glove', price: 1500 },
  });
  const lesson = await aLesson(home.db, people);
  const other = await aPlayer(home.db, people.pro);
  const theirs = await aLesson(
    home.db,
    { pro: people.pro, player: other },
    { starts_at: new Date('2031-03-20T10:00:00Z') },
  );
  const toOther = await send(people.pro, { player: other.id });
  const player = people.player.id;
  expect(await send(people.pro, { player, offer_id: offer.id, lesson_id: lesson.id })).toMatchObject({
    offer: { id: offer.id, title: 'Winter glove' },
    lesson: { id: lesson.id, has_record: true },
  });
  expect(await calls(people.player).list({ page: 1 })).toMatchObject([
    { lesson: { id: lesson.id, has_record: false } },
  ]);
  await expectFault('offer_id', send(people.pro, { player, offer_id: lesson.id }));
  await expectFault('lesson_id', send(people.pro, { player, lesson_id: theirs.id }));
  await expectFault('quoted_id', send(people.pro, { player, quoted_id: toOther.id }));
  await expectFault('quoted_id', send(people.player, { quoted_id: toOther.id }));
});

test('under one key it is sent once, however often and at once the call is made', async () => {
  const input = { player: people.player.id, msg: 'Once' };
  const { granted, refused } = await atOnce(Array.from({ length: 8 }, () => send(people.pro, input, 'a-key')));
  expect(refused).toEqual([]);
  expect(new Set(granted.map(({ id }) => id)).size).toBe(1);
  expect(await listSent()).toHaveLength(1);
  expect(await listEvents()).toBe(1);
  expect(await catchRefusal(send(people.pro, { ...input, msg: 'Twice' }, 'a-key'))).toMatchObject({ status: 409 });
  await send(people.pro, input, 'another-key');
  await send(people.player, { msg: 'Once' }, 'a-key');
  expect(await listSent()).toHaveLength(3);
});

/** Sends a message with two pictures under a key. */
async function sendPictures(key: string, using = services) {
  const files = [receivedFile(await aJpeg(40)), receivedFile(await aJpeg(41))];
  const request = { ...aRequest(), idempotencyKey: key, files };
  return createCalls(using, people.pro, request).messages.send({ player: people.player.id, msg: 'Both sides' });
}
const countPictures = (used: boolean) =>
  home.db.files.count({ where: { owner_id: people.pro.id, used_at: used ? { not: null } : null } });

test('a repeat takes none of its pictures in again', async () => {
  const first = await sendPictures('with-pictures');
  const stored: string[] = [];
  const storage: Storage = { ...services.storage, put: async (key) => void stored.push(key) };
  const again = await sendPictures('with-pictures', { ...services, db: home.db, storage });
  expect(again).toEqual(first);
  expect(first.images).toHaveLength(2);
  expect(stored).toEqual([]);
  expect([await countPictures(true), await countPictures(false)]).toEqual([2, 0]);
});

test('a repeat that is overtaken by the first while it takes its pictures in keeps none of them', async () => {
  let overtaken: Promise<Message> | undefined;
  const storage: Storage = {
    ...services.storage,
    put: async (...args) => {
      await (overtaken ??= sendPictures('at-once'));
      await services.storage.put(...args);
    },
  };
  const repeat = await sendPictures('at-once', { ...services, db: home.db, storage });
  expect(repeat).toEqual(await overtaken);
  expect([await countPictures(true), await countPictures(false)]).toEqual([2, 0]);
  const jobs = testJobs(home.db, clock.now());
  const gone = await home.db.outbox.findMany({ where: { topic: 'files.gone', processed_at: null } });
  expect(gone).toHaveLength(2);
  await runPendingJobs(jobs);
  for (const { payload } of gone)
    expect(await services.storage.readSize(`${(payload as { prefix: string }).prefix}/1024.webp`)).toBeNull();
});

test('a repeat answers as the first did, also when the message was deleted since', async () => {
  const input = { player: people.player.id };
  const first = await send(people.pro, input, 'the-key');
  await calls(people.pro).remove({ id: first.id });
  expect(await send(people.pro, input, 'the-key')).toEqual(first);
});

test('a repeat answers as the first did, also when what it named is gone since', async () => {
  const category = await home.db.categories.create({ data: { pro_id: people.pro.id, name: 'Shop' } });
  const offer = await home.db.offers.create({
    data: { pro_id: people.pro.id, category_id: category.id, title: 'Winter glove', price: 1500 },
  });
  const { practice } = createCalls(services, people.pro);
  const drill = await practice.addDrill({ title: 'Gate putting' });
  const { id: group } = await aGroup(1);
  const leaver = await aPlayer(home.db, people.pro);
  const inputs: [string, Partial<Sent>][] = [
    ['of-an-offer', { player: people.player.id, offer_id: offer.id }],
    ['of-a-drill', { player: people.player.id, drill_id: drill.id }],
    ['to-a-group', { group }],
    ['to-one', { player: leaver.id }],
  ];
  const firsts = new Map<string, string>();
  for (const [key, input] of inputs) firsts.set(key, (await send(people.pro, input, key)).id);
  await home.db.offers.delete({ where: { id: offer.id } });
  await practice.removeDrill({ id: drill.id });
  await home.db.group_members.deleteMany({ where: { group_id: group } });
  await home.db.users.update({ where: { id: leaver.id }, data: { pro_id: null } });
  for (const [key, input] of inputs) expect((await send(people.pro, input, key)).id).toBe(firsts.get(key));
  expect(await listSent()).toHaveLength(inputs.length);
  expect(await listEvents()).toBe(inputs.length);
  const [key, input] = inputs[0]!;
  expect(await catchRefusal(send(people.pro, { ...input, msg: 'Another' }, key))).toMatchObject({ status: 409 });
  await expectFault('offer_id', send(people.pro, input, 'another-key'));
});

test('its sender reads what became of it, in a conversation that of this player alone, and a repeat is as it was', async () => {
  const { id, players } = await aGroup(2);
  const first = await send(people.pro, { group: id }, 'to-a-group');
  expect(first.deliveries).toEqual([]);
  const outbox_id = 1_000_000_000n + BigInt(Date.now() % 1_000_000);
  await home.db.notification_deliveries.createMany({
    data: players.map((user_id) => ({ outbox_id, user_id, channel: 'email' as const, message_id: first.id })),
  });
  const toPlayers = (deliveries: { player_id: string | null }[] | null) =>
    deliveries?.map(({ player_id }) => player_id);
  const one = await calls(people.pro).one({ id: first.id });
  expect(toPlayers(one.deliveries)?.toSorted()).toEqual(players.toSorted());
  const [listed] = await calls(people.pro).list({ page: 1, sent: true });
  expect(listed?.deliveries).toHaveLength(2);
  const { messages } = await calls(people.pro).thread({ player_id: players[0]! });
  expect(messages).toMatchObject([{ recipients: 1, read_by: 0 }]);
  expect(toPlayers(messages[0]?.deliveries ?? null)).toEqual([players[0]]);
  const member = { ...people.player, id: players[0]! };
  expect((await calls(member).one({ id: first.id })).deliveries).toBeNull();
  expect(await send(people.pro, { group: id }, 'to-a-group')).toEqual(first);
});

test('whoever is removed while a group is written to is waited for, and gets nothing', async () => {
  const { id, players } = await aGroup(2);
  const [leaving] = players;
  let sending: Promise<unknown> | undefined;
  await home.db.$transaction(async (tx) => {
    await tx.users.delete({ where: { id: leaving! } });
    sending = send(people.pro, { group: id });
    sending.catch(() => undefined);
  });
  expect(await sending).toMatchObject({ recipients: 1 });
});

test('a drill comes with it as a card from the coach’s own library, and stays when it leaves the library', async () => {
  const { practice } = createCalls(services, people.pro);
  const drill = await practice.addDrill({ title: 'Gate putting', minutes: 10 });
  const card = { id: drill.id, title: 'Gate putting', minutes: 10, image: null, is_deleted: false };
  const sent = await calls(people.pro).send({ player: people.player.id, msg: 'For tonight', drill_id: drill.id });
  expect(sent.drill).toEqual(card);
  const other = await coaching(services);
  const theirs = await createCalls(services, other.pro).practice.addDrill({ title: 'Theirs' });
  const write = (drill_id: string) => calls(people.pro).send({ player: people.player.id, msg: 'This one', drill_id });
  await expectFault('drill_id', write(theirs.id));
  expect(await catchRefusal(calls(people.player).send({ msg: 'Mine', drill_id: drill.id }))).toMatchObject({
    status: 403,
  });
  await practice.removeDrill({ id: drill.id });
  await expectFault('drill_id', write(drill.id));
  expect((await calls(people.player).one({ id: sent.id })).drill).toEqual({ ...card, is_deleted: true });
});

test('the key of a message is its sender’s alone', async () => {
  const sent = await calls(people.pro, 'a-key-of-the-phone').send({ player: people.player.id, msg: 'Hello' });
  expect(sent.key).toBe('a-key-of-the-phone');
  expect((await calls(people.pro).one({ id: sent.id })).key).toBe('a-key-of-the-phone');
  expect((await calls(people.player).one({ id: sent.id })).key).toBeNull();
});
