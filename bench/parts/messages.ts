import { connectDb, type Db } from '@fairway/db/client';
import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';
import { countUnreadMessages, listMailbox } from '../../apps/server/src/domains/messaging/mailbox/service.ts';
import { sendMessage } from '../../apps/server/src/domains/messaging/sending/service.ts';
import { getThread } from '../../apps/server/src/domains/messaging/threads/service.ts';
import { queryOnce } from '../../tools/db/query-once.ts';
import { createDatabase } from '../create-database.ts';
import { measureBeside } from '../club/beside.ts';
import { loadClub, type Club } from '../club/load.ts';
import { loadMessages } from '../club/messages.ts';
import type { Figure } from '../figures.ts';
import { depsFor, raiseWorld } from '../world.ts';

const SMALL = 50_000;
const LARGE = 5_000_000;
/** Lessons are not what is measured: they only say how many people a club has, who write as much in each. */
const MESSAGES_A_LESSON = 10;
const ROUNDS = 60;
const GROUP = 500;
const formatCount = (count: number) => count.toLocaleString('en-GB');
const ACTOR = { timezone: 'Europe/London', guardian_id: null, session_id_hash: '' };

/** A coach and one of their players, the same in clubs of every size. */
async function findPeople({ url }: Club): Promise<Actor[]> {
  const rows = await queryOnce(
    url,
    `SELECT id, type, pro_id FROM users WHERE email IN ('pro1@example.com', 'player1-3@example.com') ORDER BY email`,
    [],
  );
  return (rows as Pick<Actor, 'id' | 'type' | 'pro_id'>[]).map((person) => ({ ...ACTOR, ...person }));
}

const READS: [what: string, how: string, read: (actor: Actor, services: AppServices) => () => Promise<unknown>][] = [
  [
    'the inbox',
    '`listMailbox`, a page of 30',
    (actor, services) => () => listMailbox(actor, { box: 'inbox', cursor: null }, services),
  ],
  ['the unread count', '`countUnreadMessages`', (actor, services) => () => countUnreadMessages(actor, services)],
  [
    'the end of a conversation',
    '`getThread`',
    (actor, services) => () => getThread(actor, { player_id: actor.id, cursor: null }, services),
  ],
];

/** What a message to five hundred costs its sender, and what mailboxes cost on a platform that has grown a hundredfold. */
export async function measureMessages({
  url,
  numbers: [most = LARGE],
}: {
  url: string;
  numbers: number[];
}): Promise<Figure[]> {
  return [...(await measureSending(url)), ...(await measureReading(url, most))];
}

/** A message to one player against one to a group of five hundred, as their sender waits for it. */
async function measureSending(url: string): Promise<Figure[]> {
  const database = await createDatabase(url, 'bench_messages');
  const { pro, player } = await raiseWorld(database, { lessons: 0 });
  const db = connectDb({ url: database, max: 2 });
  try {
    await addPlayers(db, pro.id);
    const all = await db.groups.findFirstOrThrow({ where: { pro_id: pro.id, is_all: true } });
    const services = depsFor(db);
    const send = (to: { player?: string; group?: string }) => () =>
      sendMessage(pro, { msg: 'The range is closed on Monday.', ...to }, services, { key: null, files: [] });
    const costs = await measureBeside([{ few: send({ player: player.id }), many: send({ group: all.id }) }], ROUNDS);
    return [
      { what: 'A message to one player', value: costs.few, unit: 'ms', how: `\`sendMessage\`; p50 of ${ROUNDS}` },
      {
        what: `… to a group of ${GROUP}`,
        value: costs.many,
        unit: 'ms',
        how: 'the same, beside it, with a copy for each',
      },
      { what: '… against one', value: costs.many / costs.few, unit: 'x', limit: { most: 2 }, how: 'p50 against p50' },
    ];
  } finally {
    await db.$disconnect();
  }
}

const addPlayers = (db: Db, pro_id: string) => db.$executeRaw`
  INSERT INTO users (id, type, email, first_name, last_name, calendar_token, pro_id)
  SELECT gen_random_uuid(), 'player', n || '@example.com', 'Player', n::text, 'token' || n, ${pro_id}::uuid
  FROM generate_series(2, ${GROUP}::int) n`;

async function measureReading(url: string, most: number): Promise<Figure[]> {
  const small = await loadClub(url, { name: 'bench_few_messages', lessons: SMALL / MESSAGES_A_LESSON, aPro: 500 });
  const large = await loadClub(url, { name: 'bench_many_messages', lessons: most / MESSAGES_A_LESSON, aPro: 500 });
  await loadMessages(small, SMALL);
  const seconds = await loadMessages(large, most);
  const [few, many] = [connectDb({ url: small.url, max: 2 }), connectDb({ url: large.url, max: 2 })];
  try {
    const [fewPeople, manyPeople] = [await findPeople(small), await findPeople(large)];
    const figures: Figure[] = [
      { what: `${formatCount(most)} messages in the table`, value: seconds, unit: 's', how: 'to write and analyse' },
    ];
    for (const [what, how, read] of READS) {
      const readers = fewPeople.flatMap((actor, nth) => {
        const other = manyPeople[nth];
        // A coach names the player of a conversation: the player's own is measured.
        if (!other || (what.includes('conversation') && actor.type === 'pro')) return [];
        return [{ few: read(actor, depsFor(few)), many: read(other, depsFor(many)) }];
      });
      const costs = await measureBeside(readers, ROUNDS);
      figures.push(
        { what: `Among 50,000 messages: ${what}`, value: costs.few, unit: 'ms', how: `${how}; p50` },
        {
          what: `… among ${formatCount(most)}`,
          value: costs.many,
          unit: 'ms',
          how: 'the same people, beside each other in one run',
        },
        {
          what: '… against 50,000',
          value: costs.many / costs.few,
          unit: 'x',
          limit: { most: 1.15 },
          how: 'p50 against p50',
        },
      );
    }
    return figures;
  } finally {
    await few.$disconnect();
    await many.$disconnect();
  }
}
