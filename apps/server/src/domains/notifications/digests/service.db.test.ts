import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { toActor, createCalls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { deliverAll, testJobs } from '#test/jobs.ts';
import { testServices } from '#test/services.ts';
import { DAY_MS } from '@fairway/time/units';
import { beforeEach, expect, test } from 'vitest';
import { listPlayerDeliveries, readMessageDeliveries } from '#domains/notifications/delivery-status/service.ts';
import { dispatchNotifications } from '#domains/notifications/dispatch/service.ts';
import { sendMessage } from '#domains/messaging/sending/service.ts';
import { clearDigests, publishDigests } from './service.ts';

const MORNING = '2031-03-10T09:00:00Z';
const EVENING = new Date('2031-03-10T18:00:00Z');
const clock = startClock(MORNING);
const home = fileDatabase();
const services = testServices(home, clock);
let pro: TestUser;
let player: TestUser;

beforeEach(() => clock.set(MORNING));

/** A player who has one email a day, at six in the evening. */
beforeEach(async () => {
  await home.db.outbox.deleteMany();
  await home.db.digest_items.deleteMany();
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro);
  await home.db.settings.update({ where: { user_id: player.id }, data: { digest_at: 18 * 60 } });
});

/** Plans all that is published, and sends nothing. */
async function dispatchAll() {
  const jobs = testJobs(home.db, clock.now());
  const rows = await home.db.outbox.findMany({ where: { processed_at: null }, select: { id: true } });
  for (const { id } of rows) await dispatchNotifications({ outbox_id: String(id) }, jobs);
  return jobs;
}
async function write(msg: string) {
  const { id } = await sendMessage(toActor(pro), { msg, player: player.id }, services, { key: null, files: [] });
  await dispatchAll();
  return id;
}
async function publishOffer() {
  await createCalls(services, toActor(pro)).offers.add({ title: 'Winter glove', price: 1250, category: 'Shop' });
  await dispatchAll();
}
/** Sends the emails of the evening, and answers all mails that went out. */
async function sendDigests(now = EVENING) {
  const jobs = testJobs(home.db, now);
  await publishDigests(jobs);
  // The database's own clock says when they were published, and with that the day on which their offers are to be open.
  await home.db.outbox.updateMany({ where: { topic: 'digest.due' }, data: { created_at: now } });
  await deliverAll(jobs);
  return jobs.mails;
}
const emails = () => home.db.notification_deliveries.count({ where: { user_id: player.id, channel: 'email' } });

test('a day’s messages and offers come in one email, at the time that was chosen', async () => {
  const first = await write('Bring the 7 iron.');
  await write('And your wedge.');
  await publishOffer();
  expect(await emails()).toBe(0);
  expect(await sendDigests(new Date(EVENING.getTime() - 1000))).toEqual([]);
  expect((await readMessageDeliveries(home.db, [first])).get(first)).toContainEqual(
    expect.objectContaining({ player_id: player.id, channel: 'email', status: 'queued' }),
  );

  const mails = await sendDigests();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: 'Your Fairway summary: 2 messages and 1 offer' });
  for (const words of ['Bring the 7 iron.', 'And your wedge.', 'Winter glove (£12.50)', '/player/messages'])
    expect(mails[0]?.text).toContain(words);
  expect(await sendDigests()).toEqual([]);
  expect((await readMessageDeliveries(home.db, [first])).get(first)).toContainEqual(
    expect.objectContaining({ player_id: player.id, channel: 'email', status: 'sent' }),
  );
  const { deliveries } = await listPlayerDeliveries(toActor(pro), player.id, services);
  expect(deliveries.filter(({ channel }) => channel === 'email').map(({ topic, status }) => [topic, status])).toEqual([
    ['offer.published', 'sent'],
    ['message.sent', 'sent'],
    ['message.sent', 'sent'],
  ]);
});

test('two sweeps at once make one email, and what comes after it waits for the next day', async () => {
  await write('Bring the 7 iron.');
  const jobs = testJobs(home.db, EVENING);
  const made = await Promise.all([publishDigests(jobs), publishDigests(jobs), publishDigests(jobs)]);
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await home.db.outbox.count({ where: { topic: 'digest.due' } })).toBe(1);
  expect(await sendDigests()).toHaveLength(1);
  clock.set(EVENING.toISOString());
  await write('One more thing.');
  expect(await sendDigests()).toEqual([]);
  const [mail, ...more] = await sendDigests(new Date(EVENING.getTime() + DAY_MS));
  expect(more).toEqual([]);
  expect(mail?.text).toContain('One more thing.');
  expect(mail?.text).not.toContain('Bring the 7 iron.');
});

test('what was read since is left out, and an email of nothing else does not go out', async () => {
  const read = await write('Bring the 7 iron.');
  await createCalls(services, toActor(player)).messages.one({ id: read });
  expect(await sendDigests()).toEqual([]);
  expect(
    (await readMessageDeliveries(home.db, [read])).get(read)?.filter(({ channel }) => channel === 'email'),
  ).toEqual([]);
});

test('whoever switches messages off while they wait gets the offers alone, with the link that stops them', async () => {
  await write('Bring the 7 iron.');
  await publishOffer();
  await createCalls(services, toActor(player)).accounts.saveSettings({
    notification_matrix: { messages: { email: false } },
  });
  const [mail] = await sendDigests();
  expect(mail).toMatchObject({ subject: 'Your Fairway summary: 1 offer' });
  expect(mail?.unsubscribe_url).toContain('.offers.');
  expect(mail?.text).toContain('/player/offers');
});

test('an offer that is sold out by then is left out', async () => {
  await publishOffer();
  await home.db.offers.updateMany({ where: { pro_id: pro.id }, data: { qty: 0 } });
  expect(await sendDigests()).toEqual([]);
});

test('a day of thirty messages is one email with the first of them, which says that there is more', async () => {
  for (let n = 1; n <= 30; n += 1) await write(`Number ${n}.`);
  const [mail] = await sendDigests();
  expect(mail?.text).toContain('Number 20.');
  expect(mail?.text).not.toContain('Number 21.');
  expect(mail?.text).toContain('there are more in Fairway');
});

test('what was read or sold out does not keep what came after it out of the email', async () => {
  for (let n = 1; n <= 21; n += 1) await write(`Number ${n}.`);
  await publishOffer();
  await home.db.message_recipients.updateMany({ where: { player_id: player.id }, data: { read_at: clock.now() } });
  await home.db.offers.updateMany({ where: { pro_id: pro.id }, data: { qty: 0 } });
  await write('Bring the 7 iron.');
  const [mail] = await sendDigests();
  expect(mail).toMatchObject({ subject: 'Your Fairway summary: 1 message' });
  expect(mail?.text).toContain('Bring the 7 iron.');
  expect(mail?.text).not.toContain('there are more in Fairway');
});

test('messages that are not wanted any more do not keep an offer out of the email', async () => {
  for (let n = 1; n <= 21; n += 1) await write(`Number ${n}.`);
  await publishOffer();
  await createCalls(services, toActor(player)).accounts.saveSettings({
    notification_matrix: { messages: { email: false } },
  });
  expect(await sendDigests()).toMatchObject([{ subject: 'Your Fairway summary: 1 offer' }]);
});

test('whoever switches all emails off while something waits gets none', async () => {
  await write('Bring the 7 iron.');
  await publishOffer();
  await home.db.settings.update({ where: { user_id: player.id }, data: { notification_email: false } });
  expect(await sendDigests()).toEqual([]);
});

test.each([
  ['on its last day', 1, EVENING],
  ['no longer the day after', 0, new Date(EVENING.getTime() + DAY_MS)],
  ['on its last day on the clock of its coach, where it is over elsewhere', 1, new Date('2031-03-11T03:00:00Z')],
])('an offer comes in the email %s', async (_, mails, now) => {
  await home.db.users.update({ where: { id: pro.id }, data: { timezone: 'America/New_York' } });
  await publishOffer();
  await home.db.offers.updateMany({ where: { pro_id: pro.id }, data: { ended_at: new Date('2031-03-10') } });
  expect(await sendDigests(now)).toHaveLength(mails);
});

const countEmails = () =>
  home.db.notification_deliveries.count({ where: { user_id: player.id, digest_id: { not: null } } });

test('offers are cleared away after a month; messages keep what became of them', async () => {
  const id = await write('Bring the 7 iron.');
  await publishOffer();
  await sendDigests();
  expect(await clearDigests(testJobs(home.db, new Date(EVENING.getTime() + 31 * DAY_MS)))).toBe(1);
  expect(await home.db.digest_items.findMany({ select: { message_id: true } })).toEqual([{ message_id: id }]);
  // The email told of the message, too.
  expect(await countEmails()).toBe(1);
});

test('an email that told of offers alone is cleared away with them', async () => {
  await publishOffer();
  await sendDigests();
  expect(await countEmails()).toBe(1);
  await clearDigests(testJobs(home.db, new Date(EVENING.getTime() + 31 * DAY_MS)));
  expect(await countEmails()).toBe(0);
});

test('a coach has one email of what players wrote, which leads to their messages', async () => {
  await home.db.settings.update({ where: { user_id: pro.id }, data: { digest_at: 18 * 60 } });
  await sendMessage(toActor(player), { msg: 'May I come at ten?' }, services, { key: null, files: [] });
  await dispatchAll();
  const [mail] = await sendDigests();
  expect(mail?.text).toContain('May I come at ten?');
  expect(mail?.text).toContain('/pro/messages');
});
