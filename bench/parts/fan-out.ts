import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDb, inTransaction, type Db } from '@fairway/db/client';
import { renderEmail } from '@fairway/emails/render';
import type { Event } from '@fairway/contracts/notifications/events';
import { publishEvent } from '../../apps/server/src/core/publish-event.ts';
import { sendMessage } from '../../apps/server/src/domains/messaging/sending/service.ts';
import { addOffer } from '../../apps/server/src/domains/offers/catalogue/service.ts';
import { createDatabase } from '../create-database.ts';
import { median, type Figure } from '../figures.ts';
import type { Spent } from '../servers/serve.ts';
import { ask, hear, startProcess } from '../servers/start.ts';
import { depsFor, raiseWorld } from '../world.ts';

const PLAYERS = 500;
const ROUNDS = 5;
const POLL_MS = 5;
/** What production asks for and a fan-out does not use. */
const PRODUCTION = {
  PUBLIC_URL: 'https://fairway.example',
  APP_SECRET: 'a-secret-of-the-bench-0123456789abcdef',
  MAIL_FROM: 'Fairway <no-reply@fairway.example>',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
};

/** A mail as the yardstick sends it: written already. */
export interface BareMail {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

interface Round {
  ours: number;
  /** The same for a message in place of the offer. */
  message: number;
  bare: number;
  /** Statements that our worker sent for one notice. */
  statements: number;
  /** CPU of our worker against that of the yardstick. */
  cpu: number;
}

/** An offer, and a message, that go to five hundred players by mail, against a bare queue with a job for each mail. */
export async function measureFanOut({
  url,
  redis_url,
  folder,
}: {
  url: string;
  redis_url: string;
  folder: string;
}): Promise<Figure[]> {
  const database = await createDatabase(url, 'bench_fan_out');
  const { pro } = await raiseWorld(database, { lessons: 0 });
  const db = connectDb({ url: database, max: 2 });
  await addPlayers(db, pro.id);
  const { id: offer_id } = await addOffer(
    pro,
    { title: 'Winter glove', price: 1500, category: 'Shop', qty: 1 },
    depsFor(db),
  );
  const group = await db.groups.findFirstOrThrow({ where: { pro_id: pro.id, is_all: true } });
  const { id: message_id } = await sendMessage(
    pro,
    { msg: 'No lessons on Monday: the range is closed.', group: group.id },
    depsFor(db),
    { key: null, files: [] },
  );
  await db.outbox.deleteMany();

  const sink = await startProcess('mail-sink.ts', {});
  const { url: SMTP_URL } = await hear<{ url: string }>(sink);
  const settings = { ...PRODUCTION, DATABASE_URL: database, REDIS_URL: redis_url, DATA_DIR: folder };
  const env = { ...settings, SMTP_URL };
  const [ours, bare] = [await startProcess('fan-out-ours.ts', env), await startProcess('fan-out-bare.ts', env)];
  await Promise.all([hear(ours), hear(bare)]);
  try {
    const actor_id = pro.id;
    const publish = (event: Event) => () => inTransaction(db, (tx) => publishEvent(tx, event));
    const publishOffer = publish({ topic: 'offer.published', payload: { offer_id, actor_id } });
    const publishMessage = publish({ topic: 'message.sent', payload: { message_id, actor_id } });
    const isSettled = async () => (await db.notification_deliveries.count({ where: { status: 'pending' } })) === 0;
    const mails = await bareMails(db, pro.id);
    const addAll = async () => void bare.send(mails);
    const rounds: Round[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const before = { ours: await ask<Spent>(ours, 'spent'), bare: await ask<Spent>(bare, 'spent') };
      const took = { ours: await measure(sink, publishOffer, isSettled), bare: await measure(sink, addAll) };
      const after = { ours: await ask<Spent>(ours, 'spent'), bare: await ask<Spent>(bare, 'spent') };
      const statements = (after.ours.statements - before.ours.statements) / PLAYERS;
      const cpu = (after.ours.cpu - before.ours.cpu) / (after.bare.cpu - before.bare.cpu);
      const message = await measure(sink, publishMessage, isSettled);
      if (round >= 0) rounds.push({ ...took, message, statements, cpu });
    }
    return listFigures(rounds);
  } finally {
    for (const child of [ours, bare, sink]) child.disconnect();
    await db.$disconnect();
  }
}

/** Players who want mails and no pushes. */
async function addPlayers(db: Db, pro_id: string): Promise<void> {
  await db.users.updateMany({ where: { type: 'player' }, data: { pro_id: null } });
  await db.$executeRaw`
    WITH people AS (
      INSERT INTO users (id, type, email, first_name, last_name, calendar_token, pro_id)
      SELECT gen_random_uuid(), 'player', n || '@example.com', 'Player', n::text, 'fan-out-' || n, ${pro_id}::uuid
      FROM generate_series(1, ${PLAYERS}::int) n RETURNING id)
    INSERT INTO settings (user_id, notification_push) SELECT id, false FROM people`;
}

async function bareMails(db: Db, pro_id: string): Promise<BareMail[]> {
  const players = await db.users.findMany({ where: { pro_id }, select: { email: true, first_name: true } });
  const content = renderEmail(
    {
      template: 'offer',
      subject: 'New offer: Winter glove',
      heading: 'Robin Calder has a new offer',
      lead: 'Have a look.',
      offer: { label: 'Offer', value: 'Winter glove' },
      price: { label: 'Price', value: '£15.00' },
      facts: [{ label: 'From', value: 'Robin Calder' }],
      button: { label: 'See the offer', path: '/player/offers/1' },
      footer: null,
    },
    { first_name: 'Player', publicUrl: 'https://fairway.example', settingsUrl: 'https://fairway.example/account' },
  );
  return players.map(({ email }) => ({
    from: PRODUCTION.MAIL_FROM,
    to: email ?? '',
    subject: 'New offer: Winter glove',
    ...content,
  }));
}

/** Milliseconds from the start to the last mail that is taken, and to the end of what is `done` about it. */
async function measure(
  sink: ChildProcess,
  begin: () => Promise<void>,
  done: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<number> {
  const wanted = (await ask<number>(sink, 'count')) + PLAYERS;
  const from = performance.now();
  await begin();
  while ((await ask<number>(sink, 'count')) < wanted || !(await done())) await wait(POLL_MS);
  return performance.now() - from;
}

function listFigures(rounds: Round[]): Figure[] {
  const how = `median of ${ROUNDS} rounds beside each other; the worker as production runs it, a mail server that takes all at once`;
  return [
    { what: 'An offer told to 500 players by mail', value: median(rounds.map(({ ours }) => ours)), unit: 'ms', how },
    {
      what: '… against a bare queue with a job for each mail',
      value: median(rounds.map(({ ours, bare }) => ours / bare)),
      unit: 'x',
      limit: { most: 1.5 },
      how: 'BullMQ and nodemailer, the mails written already; no database, so nothing is sent just once',
    },
    {
      what: 'A message told to 500 players by mail, against the same queue',
      value: median(rounds.map(({ message, bare }) => message / bare)),
      unit: 'x',
      limit: { most: 1.5 },
      how: 'in the same rounds',
    },
    {
      what: 'The offer by the CPU of the two processes',
      value: median(rounds.map(({ cpu }) => cpu)),
      unit: 'x',
      how: 'the waits for PostgreSQL, Redis and the mail server left out',
    },
    {
      what: '… statements of the worker for one notice',
      value: median(rounds.map(({ statements }) => statements)),
      unit: '',
      limit: { most: 3 },
      how: 'claiming, reading, renewing, noting, settling; planning included',
    },
  ];
}
