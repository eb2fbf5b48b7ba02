import { inTransaction } from '@fairway/db/client';
import { aLesson, aPlayer, aPro, anAdmin, type TestUser } from '#test/builders.ts';
import { toActor, atOnce } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { issuePapers } from '#test/receipts.ts';
import { deliverAll, testJobs, runPendingJobs } from '#test/jobs.ts';
import { unbalanced } from '#test/ledger.ts';
import { simulator, testPayments } from '#test/payments.ts';
import { times } from '#test/times.ts';
import { aSubscription } from '#test/web-push.ts';
import { v4 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { clearOutbox } from '#domains/notifications/delivery/service.ts';
import { eraseUser } from './service.ts';

const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
const at = services.now();
const erase = (id: string) => inTransaction(home.db, (tx) => eraseUser(tx, id, { now: at }));

/** What stays of somebody who is gone: ids in the ledgers, which name nobody (A13). */
const LEDGERS = ['audit_log.actor_id', 'audit_log.target_id', 'credit_lots.player_id', 'purchases.player_id'];
/** And where they wrote for a child or were acted for: else that would be taken for the child's own, or the holder's (A15). */
const CARE = ['lesson_comments.guardian_id', 'messages.guardian_id', 'sessions.acting_for'];
const STAYS_OF_PLAYER = [...LEDGERS, ...CARE].sort();
const STAYS_OF_PRO = [
  'audit_log.actor_id',
  'audit_log.target_id',
  'credit_ledger.actor_id',
  'credit_lots.pro_id',
  'archived_takings.pro_id',
  'purchases.pro_id',
  'receipt_counters.pro_id',
  'receipts.pro_id',
];

/** What a pro has only with the player. */
const GOES_WITH_PLAYER = [
  'onboardings.pro_id',
  'freed_slots.pro_id',
  'lesson_comments.author_id',
  'message_recipients.pro_id',
  'messages.pro_id',
  'messages.sender_id',
  'practice_plans.pro_id',
  'waiting_holds.pro_id',
  'waiting_requests.pro_id',
];

/** Columns of ids that never hold a person's, and have no foreign key to say so. */
const OF_OTHER_THINGS = [
  'credit_ledger.lesson_id',
  'digest_items.digest_id',
  'archived_takings.lesson_id',
  'lessons.series_id',
  'message_recipients.message_id',
  'notification_deliveries.claim_token',
  'notification_deliveries.digest_id',
  'notification_deliveries.message_id',
  'practice_sessions.result_key',
  'onboardings.invitation_id',
  'purchases.lesson_id',
  'purchases.offer_id',
  'videos.claim_token',
  'uploads.writer',
];

interface Column {
  name: string;
  /** The table it points at by a foreign key. */
  target: string | null;
}

/** Every column of the database that holds an id, but for the tables' own keys. */
const idColumns = (): Promise<Column[]> =>
  home.db.$queryRaw`
    SELECT c.table_name || '.' || c.column_name AS name, min(fk.confrelid::regclass::text) AS target
    FROM information_schema.columns c
    LEFT JOIN pg_attribute a ON a.attrelid = format('public.%I', c.table_name)::regclass AND a.attname = c.column_name
    LEFT JOIN pg_constraint fk ON fk.contype = 'f' AND fk.conrelid = a.attrelid AND a.attnum = ANY(fk.conkey)
    WHERE c.table_schema = 'public' AND c.data_type = 'uuid' AND c.column_name <> 'id'
    GROUP BY 1 ORDER BY 1`;

/** Where a person's id stands, each column once. */
async function holding(id: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await idColumns()) {
    const [table, column] = name.split('.') as [string, string];
    const rows = await home.db.$queryRawUnsafe<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM "${table}" WHERE "${column}" = $1::uuid`,
      id,
    );
    if (rows[0]!.n > 0) found.push(name);
  }
  return found;
}

/** The tables that have this text in any of their rows. */
async function mentioning(words: string): Promise<string[]> {
  const tables = await home.db.$queryRaw<
    { name: string }[]
  >`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await home.db.$queryRawUnsafe<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM "${name}" t WHERE strpos(lower(t::text), lower($1)) > 0`,
      words,
    );
    if (rows[0]!.n > 0) found.push(name);
  }
  return found;
}

/** Gives somebody a row in every table that a person of either kind may have rows in. */
async function liveIn(user: TestUser): Promise<void> {
  const { db } = home;
  const [user_id, session, expires_at] = [user.id, `session of ${user.id}`, new Date('2031-04-01')];
  await db.sessions.create({ data: { id_hash: session, user_id, expires_at } });
  await db.push_tokens.create({ data: { token: `token of ${user_id}`, user_id, session_id_hash: session } });
  await db.push_subscriptions.create({ data: aSubscription({ user_id, session_id_hash: session }) });
  await db.challenges.create({ data: { user_id, purpose: 'reset', expires_at } });
  await db.external_mails.create({
    data: { sender_id: user_id, recipient_hash: Buffer.from('a hash'), kind: 'invitation', created_at: expires_at },
  });
  await db.notification_deliveries.create({ data: { outbox_id: 1, user_id, channel: 'email' } });
  await db.outbox.create({
    data: { topic: 'email.changed', payload: { user_id, from: `was-${user.email}`, to: user.email }, processed_at: at },
  });
  await db.store_purchases.create({
    data: {
      user_id,
      store: 'local',
      product_id: 'one',
      transaction_id: user_id,
      original_id: user_id,
      expires_at,
      reported_at: expires_at,
    },
  });
  await db.data_exports.create({ data: { user_id, key: `exports/${user_id}` } });
  const file = await db.files.create({
    data: { owner_id: user_id, key: `images/${user_id}`, content_type: 'image/webp', bytes: 1, width: 1, height: 1 },
  });
  await db.files.create({
    data: { owner_id: user_id, key: `videos/${user_id}`, content_type: 'video/mp4', bytes: 1, video: { create: {} } },
  });
  await db.uploads.create({
    data: {
      id: user_id.replaceAll('-', '').padEnd(48, '0'),
      file_id: file.id,
      use: 'record_image',
      filename: `${user.first_name}.heic`,
      bytes: 1,
      created_at: expires_at,
    },
  });
  await db.bag_clubs.create({ data: { user_id, club: 'Driver', name: `The ${user.first_name}`, order: 1 } });
  await db.yardages.create({ data: { user_id, club: 'Driver', yd: 230, order: 1 } });
  await db.upload_days.create({ data: { owner_id: user_id, day: expires_at, bytes: 1 } });
  await db.audit_log.create({ data: { actor_id: user_id, target_id: user_id, action: 'user.changed', detail: {} } });
}

const onboarding = (pro: { id: string }, fields: { user_id?: string; invitation_id?: string; email: string }) =>
  home.db.onboardings.create({
    data: {
      token_hash: uuid(),
      pro_id: pro.id,
      password_hash: 'x',
      expires_at: at,
      stripe_id: `cus_on_${uuid()}`,
      ...fields,
    },
  });

const invitation = (pro: { id: string }, email: string, accepted_at: Date | null) =>
  home.db.invitations.create({
    data: {
      pro_id: pro.id,
      email,
      first_name: 'In',
      last_name: 'Vited',
      token_hash: uuid(),
      code: uuid().slice(0, 6),
      expires_at: at,
      accepted_at,
    },
  });

/** What one of the two wrote to the other. */
async function aMessage(pro: { id: string }, player: { id: string }, sender_id: string): Promise<void> {
  const sides = { pro_id: pro.id, player_id: player.id };
  const { id } = await home.db.messages.create({
    data: { sender_id, ...sides, message: 'See you there', recipients: 1, created_at: at },
  });
  await home.db.message_recipients.create({ data: { ...sides, message_id: id, from_pro: sender_id === pro.id } });
}

let lives = 0;
/** A pro with all that a pro may have, and a player with all that a player may have. */
async function aLife() {
  const { db } = home;
  lives += 1;
  const pro = await aPro(db, { first_name: 'Ottoline', stripe_id: `cus_${uuid()}`, referral_code: uuid().slice(0, 6) });
  const player = await aPlayer(db, pro, {
    first_name: `Peregrine the ${lives}th`,
    phone: `+447700900${100 + lives}`,
    stripe_id: `cus_${uuid()}`,
  });
  await liveIn(pro);
  await liveIn(player);
  const club = await db.clubs.create({ data: { user_id: pro.id, name: 'The club' } });
  await db.recurring_availability.create({
    data: { pro_id: pro.id, day: 0, start: new Date('1970-01-01T09:00Z'), end: new Date('1970-01-01T17:00Z') },
  });
  await db.availability_overrides.create({ data: { pro_id: pro.id, date: at, times: [] } });
  const group = await db.groups.create({ data: { pro_id: pro.id, name: 'Juniors' } });
  await db.group_members.create({ data: { group_id: group.id, user_id: player.id } });
  await db.record_templates.create({ data: { pro_id: pro.id, name: 'Driver', shape: [] } });
  await db.record_snippets.create({ data: { pro_id: pro.id, content: 'Well done' } });
  await db.quick_replies.create({ data: { pro_id: pro.id, content: 'On my way' } });
  const video = { owner_id: pro.id, key: `videos/${uuid()}`, content_type: 'video/mp4', bytes: 1, used_at: at };
  const { id: video_id } = await db.files.create({ data: { ...video, video: { create: {} } } });
  const drill = await db.drills.create({ data: { pro_id: pro.id, title: 'Gate putting', video_id } });
  const days = { create: { drill_id: drill.id, position: 0, due_on: at } };
  await db.practice_plans.create({ data: { pro_id: pro.id, player_id: player.id, created_at: at, sessions: days } });
  await db.practice_reminders.create({ data: { player_id: player.id, reminded_on: at } });
  for (const { id } of [pro, player]) await aMessage(pro, player, id);
  const skill = await db.skills.create({ data: { user_id: player.id, discipline: 'Grip', score: 5, created_at: at } });
  await db.skill_scores.create({ data: { skill_id: skill.id, score: 5, created_at: at } });
  await db.skill_drills.create({ data: { skill_id: skill.id, drill_id: drill.id, position: 0 } });
  await db.player_goals.create({
    data: {
      user_id: player.id,
      by_pro: true,
      title: 'Single figures',
      measure: 'handicap',
      start: 14.2,
      target: 9.9,
      due_on: at,
      created_at: at,
      progress: { create: { value: 12, by_pro: true, created_at: at } },
    },
  });
  await db.key_reminders.create({ data: { user_id: player.id, title: 'Head still', created_at: at } });
  const image = await db.files.findFirstOrThrow({ where: { owner_id: pro.id } });
  await db.pro_profiles.create({ data: { user_id: pro.id, image_id: image.id } });
  await credits(services, { pro: toActor(pro), player: toActor(player) }, 4);
  await aLesson(db, { pro, player }, { starts_at: new Date('2031-03-12T10:00Z'), club_id: club.id });
  await db.archived_takings.create({
    data: { lesson_id: uuid(), pro_id: pro.id, paid_at: at, paid_amount: 5000, paid_currency: 'GBP' },
  });
  const category = await db.categories.create({ data: { pro_id: pro.id, name: 'Camps' } });
  const offer = await db.offers.create({ data: { pro_id: pro.id, category_id: category.id, title: 'Summer camp' } });
  for (const { id: user_id } of [pro, player])
    await db.digest_items.create({ data: { outbox_id: 1, user_id, offer_id: offer.id, due_at: at } });
  const redeemed = await db.purchases.create({
    data: {
      kind: 'offer',
      status: 'paid',
      settled_at: at,
      player_id: player.id,
      pro_id: pro.id,
      key: uuid(),
      title: 'Summer camp',
      amount: 0,
      currency: 'GBP',
    },
  });
  await issuePapers(db, redeemed);
  const past = await aLesson(db, { pro, player }, { starts_at: new Date('2031-03-01T10:00Z') });
  for (const { id } of [pro, player])
    await db.lesson_comments.create({ data: { lesson_id: past.id, author_id: id, content: 'Well played' } });
  await db.freed_slots.create({ data: { lesson_id: past.id, pro_id: pro.id, created_at: at } });
  await waiting({ pro, player });
  await caringFor(player);
  await inGroups({ pro, player });
  const accepted = await invitation(pro, `was-${player.email}`, at);
  await invitation(pro, player.email.toUpperCase(), null);
  await onboarding(pro, { user_id: player.id, invitation_id: accepted.id, email: `was-${player.email}` });
  return { pro, player };
}

/** A child of the player's, with another coach, for whom they acted and wrote; and a device on which somebody acted for the player. */
async function caringFor(player: TestUser): Promise<void> {
  const { db } = home;
  const pro = await aPro(db);
  const child = await aPlayer(db, pro, { guardian_id: player.id, dob: new Date('2013-05-01'), password_hash: 'set' });
  const guardian_id = player.id;
  await db.sessions.create({
    data: { id_hash: uuid(), user_id: child.id, acting_for: player.id, expires_at: new Date('2031-04-01') },
  });
  await db.notification_deliveries.create({
    data: { outbox_id: 2, user_id: child.id, child_id: player.id, channel: 'email' },
  });
  await db.notification_deliveries.create({
    data: {
      outbox_id: 3,
      user_id: child.id,
      channel: 'email',
      also_for: { create: { child_id: player.id } },
    },
  });
  await db.messages.create({
    data: { ...between(pro, child), guardian_id, sender_id: child.id, message: 'Ill', recipients: 1, created_at: at },
  });
  const lesson = await aLesson(db, { pro, player: child }, { starts_at: new Date('2031-03-01T10:00Z') });
  await db.lesson_comments.create({
    data: { lesson_id: lesson.id, author_id: child.id, guardian_id, content: 'Thank you' },
  });
}

const between = (pro: { id: string }, player: { id: string }) => ({ pro_id: pro.id, player_id: player.id });

/** What the player waits for, a time that came free by their lesson, and what was held for them of it. */
async function waiting({ pro, player }: { pro: TestUser; player: TestUser }): Promise<void> {
  const both = { pro_id: pro.id, player_id: player.id };
  const request = await home.db.waiting_requests.create({
    data: {
      ...both,
      day: 2,
      start: new Date('1970-01-01T09:00Z'),
      end: new Date('1970-01-01T12:00Z'),
      duration: 60,
      created_at: at,
    },
  });
  const opening = await home.db.waiting_openings.create({
    data: { pro_id: pro.id, freed_by: player.id, spans: [], opened_at: at },
  });
  const [starts_at, ends_at] = [new Date('2031-03-12T10:00Z'), new Date('2031-03-12T11:00Z')];
  const expires_at = new Date(at.getTime() + 1);
  await home.db.waiting_holds.create({
    data: { ...both, request_id: request.id, opening_id: opening.id, starts_at, ends_at, held_at: at, expires_at },
  });
}

/** The player has a place in one group lesson of the pro's, and waits for one in it besides. */
async function inGroups({ pro, player }: { pro: TestUser; player: TestUser }): Promise<void> {
  const id = uuid();
  const time = { starts_at: new Date('2031-04-02T10:00Z'), ends_at: new Date('2031-04-02T11:00Z'), duration: 60 };
  const lesson = { pro_id: pro.id, ...time, payment_type: 'on_day', group_lesson_id: id } as const;
  await home.db.lessons.create({ data: { ...lesson, id, type: 2 } });
  await home.db.group_lessons.create({ data: { lesson_id: id, title: 'Clinic', places: 4, price: 2000 } });
  await home.db.lessons.create({ data: { ...lesson, type: 3, player_id: player.id } });
  await home.db.place_requests.create({ data: { lesson_id: id, player_id: player.id, created_at: at } });
}

describe('what this file knows of the database', () => {
  test('is every column that may hold a person: a table that comes later is to be filled here too', async () => {
    const { pro, player } = await aLife();
    const filled = [...new Set([...(await holding(pro.id)), ...(await holding(player.id))])].sort();
    const isLoose = ({ name, target }: Column) => !target && !OF_OTHER_THINGS.includes(name);
    const people = (await idColumns()).filter((column) => column.target === 'users' || isLoose(column));
    expect(filled).toEqual(people.map(({ name }) => name).sort());
  });
});

describe('a player who is erased', () => {
  test('leaves nothing but ids in the ledgers, and takes nothing of anybody else', async () => {
    const { pro, player } = await aLife();
    const fellow = await aPlayer(home.db, pro);
    const kept = await aLesson(home.db, { pro, player: fellow }, { starts_at: new Date('2031-03-13T10:00Z') });
    const guest = await aLesson(home.db, { pro }, { starts_at: new Date('2031-03-14T10:00Z') });
    await invitation(pro, 'somebody-else@example.com', null);
    const before = await holding(pro.id);

    expect(await erase(player.id)).toEqual([
      { id: player.id, type: 'player', email: player.email, first_name: player.first_name },
    ]);

    expect(await holding(player.id)).toEqual(STAYS_OF_PLAYER);
    expect(await home.db.users.count({ where: { id: player.id } })).toBe(0);
    for (const words of [player.email, player.phone!]) expect(await mentioning(words)).toEqual([]);
    // Their coach is told by name of the lessons to come, and then that goes too.
    expect(await mentioning(player.first_name)).toEqual(['outbox']);
    await deliverAll(testJobs(home.db, at));
    await clearOutbox(services);
    expect(await mentioning(player.first_name)).toEqual([]);
    expect(await holding(pro.id)).toEqual(before.filter((name) => !GOES_WITH_PLAYER.includes(name)));
    const lessons = await home.db.lessons.findMany({
      where: { pro_id: pro.id, type: 0 },
      orderBy: { starts_at: 'asc' },
    });
    expect(lessons).toEqual([kept, guest]);
    expect(await home.db.invitations.count({ where: { pro_id: pro.id } })).toBe(1);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('has their files and their customers removed from outside the database', async () => {
    const { pro, player } = await aLife();
    await onboarding(pro, { email: player.email.toUpperCase() });
    const customers = await home.db.onboardings.findMany({ where: { pro_id: pro.id } });
    const since = (await home.db.outbox.aggregate({ _max: { id: true } }))._max.id ?? 0n;
    await erase(player.id);
    const noted = await home.db.outbox.findMany({ where: { id: { gt: since }, topic: { endsWith: '.gone' } } });
    const told = noted.map(({ topic, payload }) => `${topic} ${Object.values(payload as object).join()}`).sort();
    expect(told).toEqual(
      [
        ...[player.stripe_id, ...customers.map(({ stripe_id }) => stripe_id)].map((id) => `customer.gone ${id}`),
        `files.gone exports/${player.id}`,
        `files.gone images/${player.id}`,
        `files.gone videos/${player.id}`,
      ].sort(),
    );
  });

  test('is told nothing that was planned for them', async () => {
    const { player } = await aLife();
    await erase(player.id);
    expect(await home.db.notification_deliveries.count({ where: { user_id: player.id } })).toBe(0);
  });
});

describe('a pro who is erased', () => {
  test('takes their players along, and nobody else’s', async () => {
    const { pro, player } = await aLife();
    const fellow = await aPlayer(home.db, pro, { deleted_at: at });
    const other = await aLife();
    const visiting = await anAdmin(home.db, { pro_id: pro.id });
    const theirs = [await holding(other.pro.id), await holding(other.player.id)];

    const gone = await erase(pro.id);
    expect(gone.map(({ id }) => id)).toEqual([pro.id, ...[player.id, fellow.id].sort()]);
    for (const { id } of gone) {
      const stays = id === pro.id ? STAYS_OF_PRO : STAYS_OF_PLAYER;
      expect((await holding(id)).filter((name) => !stays.includes(name))).toEqual([]);
      expect(await mentioning((id === pro.id ? pro : player).email)).toEqual([]);
    }
    expect([await holding(other.pro.id), await holding(other.player.id)]).toEqual(theirs);
    expect(await home.db.users.findUnique({ where: { id: visiting.id } })).toMatchObject({ pro_id: null });
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('has their account with the card provider closed by the worker', async () => {
    const { pro } = await aLife();
    const { payee } = await testPayments.savePayee({
      reference: pro.id,
      known: null,
      email: pro.email,
      first_name: pro.first_name,
      last_name: pro.last_name,
      phone: null,
      dob: '1980-05-06',
      currency: 'GBP',
      address: { line1: '1 High Street', line2: null, city: 'Lewes', postcode: 'BN7 1AA', county: null },
      account: { name: 'Ottoline Calder', sortcode: '108800', number: '00012345' },
      accepted: { at, ip: '127.0.0.1' },
    });
    await home.db.users.update({ where: { id: pro.id }, data: { stripe_account_id: payee } });
    await erase(pro.id);
    const noted = await home.db.outbox.findMany({ where: { topic: 'connected_account.gone' } });
    expect(noted.map(({ payload }) => payload)).toEqual([{ stripe_account_id: payee }]);
    await home.db.outbox.deleteMany({ where: { topic: { not: 'connected_account.gone' } } });
    await runPendingJobs(testJobs(home.db, at));
    expect(simulator.store.find('account', payee)).toMatchObject({ _deleted: true });
    await testPayments.removePayee(payee);
  });

  test('takes along whoever joins meanwhile, or the newcomer finds nobody to join', async () => {
    for (let round = 0; round < 6; round += 1) {
      const pro = await aPro(home.db);
      const [{ granted }] = await Promise.all([atOnce([aPlayer(home.db, pro), aPlayer(home.db, pro)]), erase(pro.id)]);
      const left = await home.db.users.count({ where: { id: { in: [pro.id, ...granted.map(({ id }) => id)] } } });
      expect(left).toBe(0);
    }
  });
});

describe('at the same time', () => {
  test('a booking is erased with its player, or refused because they are gone', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { pro, player } = await coaching(services);
      await credits(services, { pro, player }, 4);
      const booking = {
        date: '2031-03-12',
        time: times(['10:00', '11:00']),
        duration: 60,
        payment_type: 'credits' as const,
      };
      const [{ refused }] = await Promise.all([atOnce([bookLesson(player, booking, services)]), erase(player.id)]);
      expect(refused.every(({ status }) => [404, 409].includes(status))).toBe(true);
      expect(await home.db.lessons.count({ where: { pro_id: pro.id } })).toBe(0);
    }
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('two erasures are one', async () => {
    const { player } = await coaching(services);
    const { granted, refused } = await atOnce([erase(player.id), erase(player.id)]);
    expect([granted.map((gone) => gone.length).sort(), refused]).toEqual([[0, 1], []]);
  });
});

test('somebody who is not there is nobody to erase', async () => {
  expect(await erase(uuid())).toEqual([]);
});
