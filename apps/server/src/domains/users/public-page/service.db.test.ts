import { aCrowd, aLesson, anAdmin, aPro } from '#test/builders.ts';
import { aRequest, catchRefusal, NOT_FOUND, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aHeldTime } from '#test/held-times.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { isSequentialScan, listTableReads, recordStatements, startQueryPlanner } from '#test/query-plans.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import { execute } from '@fairway/db/query';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { addVenue } from '#domains/coaching/venues/service.ts';
import { rotateValidationCode } from '#domains/coaching/registration/service.ts';
import { visibleFile } from '#domains/files/stored-files/service.ts';
import { uploadPicture } from '#domains/files/uploads/service.ts';
import { saveProfile } from '#domains/users/profile/service.ts';
import { saveSettings } from '#domains/users/settings/service.ts';
import { readPublicPage } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const CODE = 'PAGE22';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  await home.db.users.updateMany({ where: { referral_code: CODE }, data: { referral_code: null } });
  people = await coaching(services, { referral_code: CODE }, times(['10:00', '12:00']));
  await turn({ public_page_enabled: true });
});
const turn = (change: { public_page_enabled?: boolean; public_page_indexed?: boolean; lesson_price?: number }) =>
  saveSettings(people.pro, change, services, aRequest());
const read = (code = CODE, actor: Parameters<typeof readPublicPage>[0] = null) =>
  readPublicPage(actor, code, services, aRequest());

test('is off at first, and only coaches have one', async () => {
  const other = toActor(await aPro(home.db));
  expect(await home.db.settings.findUnique({ where: { user_id: other.id } })).toMatchObject({
    public_page_enabled: false,
    public_page_indexed: false,
  });
  const refused = await catchRefusal(saveSettings(people.player, { public_page_enabled: true }, services, aRequest()));
  expect(refused.status).toBe(403);
});

test('shows who the coach is, how they sell a lesson and when they are free', async () => {
  await saveProfile(people.pro, { intro: 'Hello.', specialisms: 'Putting' }, services);
  await addVenue(people.pro, { name: 'Parkfield' }, services);
  await addVenue(people.pro, { name: 'The Range' }, services);
  await turn({ lesson_price: 1250, public_page_indexed: true });
  const { slots, ...page } = await read();
  expect(page).toEqual({
    code: CODE,
    first_name: 'Robin',
    last_name: 'Calder',
    image: null,
    intro: 'Hello.',
    qualifications: '',
    specialisms: 'Putting',
    venue: 'Parkfield',
    timezone: 'Europe/London',
    duration: 60,
    price: 5000,
    currency: 'GBP',
    first_date: '2031-03-10',
    last_date: '2031-03-23',
    indexed: true,
    visitor: 'stranger',
    refusal: null,
  });
  expect(Object.keys(slots)).toHaveLength(14);
  // Two hours' notice from nine.
  expect(slots['2031-03-10']).toEqual([{ start: '11:00:00', end: '12:00:00' }]);
});

test('leaves booked times out and says of nobody who has them', async () => {
  const starts_at = new Date('2031-03-12T10:00:00Z');
  await aLesson(home.db, people, { starts_at, note: 'Wrist operation' });
  await aLesson(home.db, { pro: people.pro }, { starts_at: new Date('2031-03-13T11:00:00Z'), guest_name: 'Sam Guest' });
  const page = await read();
  expect(page.slots['2031-03-12']).toEqual([{ start: '11:00:00', end: '12:00:00' }]);
  expect(page.slots['2031-03-13']).toEqual([{ start: '10:00:00', end: '11:00:00' }]);
  expect(JSON.stringify(page)).not.toMatch(/Jamie|Whitlock|Sam|Wrist|@|\+44/);
});

test('leaves out what is held for a player of theirs, with the buffer around it', async () => {
  await aHeldTime(services, people, '2031-03-12T10:00:00Z');
  expect((await read()).slots['2031-03-12']).toEqual([{ start: '11:00:00', end: '12:00:00' }]);
  await home.db.settings.update({ where: { user_id: people.pro.id }, data: { lesson_buffer_minutes: 15 } });
  expect((await read()).slots['2031-03-12']).toBeUndefined();
});

test('is told by whoever reads it, and knows them', async () => {
  const other = await coaching(services);
  const admin = toActor(await anAdmin(home.db));
  const visitors = await Promise.all(
    [null, people.player, people.pro, other.player, other.pro, admin].map(
      async (actor) => (await read(CODE, actor)).visitor,
    ),
  );
  expect(visitors).toEqual(['stranger', 'player', 'owner', 'other', 'other', 'other']);
});

describe('is found', () => {
  test('by the code, however it is spelt, by its index alone', async () => {
    expect((await read('page22')).code).toBe(CODE);
    await aCrowd(home.db, people.pro, 500);
    await execute(home.db, sql`ANALYZE users, settings`);
    const statements = await recordStatements('users', () => read());
    expect(statements).toHaveLength(1);
    // Tables as small as the others may well be read whole, so that is forbidden here.
    const planner = await startQueryPlanner(home.url, '-c enable_seqscan=off');
    const plan = await planner.plan(statements[0]!);
    await planner.end();
    const reads = ['users', 'settings', 'lessons'].flatMap((table) => listTableReads(plan, table));
    expect(reads.length).toBeGreaterThanOrEqual(5);
    expect(reads.filter(isSequentialScan)).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a code of nobody', () => home.db.users.update({ where: { id: people.pro.id }, data: { referral_code: null } })],
    ['a page that is off', () => turn({ public_page_enabled: false })],
    ['a code that was changed', () => rotateValidationCode(people.pro, services)],
    [
      'a coach whose subscription is over',
      () => home.db.users.update({ where: { id: people.pro.id }, data: { subscribed_until: new Date('2031-03-01') } }),
    ],
    [
      'a coach who has left',
      () => home.db.users.update({ where: { id: people.pro.id }, data: { deleted_at: new Date(NOW) } }),
    ],
  ])('not by %s: one answer for all of them', async (_, change) => {
    await change();
    expect(await catchRefusal(read())).toEqual(NOT_FOUND);
  });

  test.each(['', ' ', 'x'.repeat(100), '%', "' OR 1=1 --"])('not by %j', async (code) => {
    expect(await catchRefusal(read(code))).toEqual(NOT_FOUND);
  });
});

test('is bounded by the address that asks', async () => {
  const take = async (limit: string, key: string) => {
    throw new AppError('too_many_requests', { message: `${limit} ${key}` });
  };
  const bounded = { ...services, db: home.db, rateLimits: { take, forgive: async () => {} } };
  const refused = await catchRefusal(readPublicPage(null, CODE, bounded, aRequest()));
  expect(refused.status).toBe(429);
});

test('its picture is seen by strangers as long as the page is on', async () => {
  const { path } = await uploadPicture(people.pro, [receivedFile(await aJpeg())], services);
  await saveProfile(people.pro, { image: path }, services);
  const { image } = await read();
  const see = () => visibleFile(null, image!.slice('/files/'.length), services);
  expect(await see()).toMatchObject({ public: false });
  await turn({ public_page_enabled: false });
  expect(await see()).toBeNull();
});
