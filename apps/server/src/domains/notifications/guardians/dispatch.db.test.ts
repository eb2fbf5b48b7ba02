import { aLesson, aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { deliverEvent, publishTestEvent, testJobs, type TestJobs } from '#test/jobs.ts';
import { fileDatabase } from '#test/file-database.ts';
import { HOUR_MS } from '@fairway/time/units';
import { beforeEach, expect, test } from 'vitest';

const NOW = new Date('2030-01-04T12:00:00Z');
const home = fileDatabase();
let pro: TestUser;
let guardian: TestUser;
let child_id: string;
let jobs: TestJobs;

beforeEach(async () => {
  pro = await aPro(home.db);
  guardian = await aPlayer(home.db, pro, { first_name: 'Anna' });
  ({ id: child_id } = await aPlayer(home.db, pro, {
    first_name: 'Emma',
    guardian_id: guardian.id,
    dob: new Date('2022-05-01'),
  }));
  await home.db.users.update({ where: { id: child_id }, data: { email: null, email_verified_at: null } });
  jobs = testJobs(home.db, NOW);
});

/** Their coach books a lesson for the child, and the worker does all that comes of it. */
async function book(starts_at = new Date('2030-01-08T12:00:00Z')): Promise<string> {
  const { id } = await aLesson(home.db, { pro, player: { ...guardian, id: child_id } }, { starts_at });
  const outbox_id = await publishTestEvent(home.db, {
    topic: 'lesson.booked',
    payload: { lesson_id: id, actor_id: pro.id },
  });
  await deliverEvent(outbox_id, jobs);
  return id;
}

test('what a child is told reaches their guardian, says for whom it is, and leads there', async () => {
  await book();
  expect(jobs.mails.map(({ to, subject }) => [to, subject.slice(0, 10)])).toEqual([
    [{ name: 'Anna Whitlock', address: guardian.email }, 'For Emma: '],
  ]);
  expect(jobs.mails[0]?.text).toContain(`/account/children/${child_id}?to=%2Fplayer%2Flessons`);
});

test('an address that the guardian took out of care meanwhile is told nothing', async () => {
  const other = await aPlayer(home.db, pro);
  const { id } = await aLesson(
    home.db,
    { pro, player: { ...guardian, id: child_id } },
    { starts_at: new Date('2030-01-08T12:00:00Z') },
  );
  const outbox_id = await publishTestEvent(home.db, {
    topic: 'lesson.booked',
    payload: { lesson_id: id, actor_id: pro.id },
  });
  await home.db.notification_deliveries.create({
    data: { outbox_id: BigInt(outbox_id), user_id: guardian.id, child_id, channel: 'email' },
  });
  await home.db.users.update({ where: { id: child_id }, data: { guardian_id: other.id } });
  await deliverEvent(outbox_id, jobs);
  expect(jobs.mails.map(({ to }) => to.address)).toEqual([other.email]);
});

test('what is urgent reaches the phone of the guardian, where the child has none', async () => {
  await home.db.users.update({ where: { id: guardian.id }, data: { phone: '+447700900123' } });
  await home.db.users.update({ where: { id: child_id }, data: { phone: null } });
  // An event is of the database's time, by which it is urgent.
  const now = new Date();
  jobs = testJobs(home.db, now);
  await book(new Date(now.getTime() + HOUR_MS));
  expect(jobs.texts.map(({ phone }) => phone)).toEqual(['+447700900123']);
  await home.db.users.update({ where: { id: guardian.id }, data: { phone: null } });
  await book(new Date(now.getTime() + 2 * HOUR_MS));
  expect(jobs.texts).toHaveLength(1);
});

test('an address that the child has not used yet is told nothing of them', async () => {
  await home.db.users.update({ where: { id: child_id }, data: { email: 'mistyped@example.com', password_hash: null } });
  await book();
  expect(jobs.mails.map(({ to }) => to.address)).toEqual([guardian.email]);
});

test('the switches of the child decide, whoever reads it', async () => {
  await home.db.settings.update({ where: { user_id: child_id }, data: { notification_email: false } });
  await book();
  expect(jobs.mails).toEqual([]);
});

test('a player who was made a child’s guardian is told so', async () => {
  await deliverEvent(
    await publishTestEvent(home.db, { topic: 'guardian.set', payload: { child_id, guardian_id: guardian.id } }),
    jobs,
  );
  expect(jobs.mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    [guardian.email, 'You are now Emma’s guardian'],
  ]);
});
