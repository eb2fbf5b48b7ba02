import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { insertManyRows } from '#test/many-rows.ts';
import { isSequentialScan, listTableReads, startQueryPlanner, type QueryPlanner } from '#test/query-plans.ts';
import { execute, type Statement } from '@fairway/db/query';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conversationStatement } from '#domains/messaging/threads/repository.ts';
import { inboxStatement, sentStatement, unreadStatement } from './repository.ts';
import type { Owner } from './rules.ts';

const home = fileDatabase();
let planner: QueryPlanner;
let pro: { pro_id: string };
let player: { player_id: string };

/** Two hundred players of twenty pros, 60,000 messages by turns: enough for a plan to matter. */
beforeAll(async () => {
  const pros = await Promise.all(Array.from({ length: 20 }, () => aPro(home.db)));
  const players = await Promise.all(Array.from({ length: 200 }, (_, nth) => aPlayer(home.db, pros[nth % 20]!)));
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO messages (id, sender_id, pro_id, player_id, message, recipients, created_at)
    SELECT gen_random_uuid(), CASE WHEN nth % 2 = 0 THEN pro_id ELSE id END, pro_id, id, 'Message ' || nth, 1, now()
    FROM users, generate_series(1, 300) nth WHERE type = 'player'`,
  );
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO message_recipients (player_id, message_id, pro_id, from_pro, read_at)
    SELECT player_id, id, pro_id, sender_id = pro_id, CASE WHEN hashtext(id::text) % 50 <> 0 THEN now() END FROM messages`,
  );
  for (const table of ['users', 'messages', 'message_recipients'])
    await execute(home.db, sql`ANALYZE ${sql.table(table)}`);
  pro = { pro_id: pros[3]!.id };
  player = { player_id: players[3]!.id };
  planner = await startQueryPlanner(home.url);
}, 120_000);
afterAll(() => planner.end());

const ID = '0190b1a2-0000-7000-8000-000000000000';
const PAGE = { limit: 31, offset: 0 };

/** The tables of messages that a statement reads from end to end, and which it reads at all. */
async function readPlan(statement: Statement<unknown>): Promise<{ whole: string[]; read: string[] }> {
  const plan = await planner.plan(statement);
  const tables = ['messages', 'message_recipients'];
  return {
    whole: tables.filter((table) => listTableReads(plan, table).some(isSequentialScan)),
    read: tables.filter((table) => listTableReads(plan, table).length > 0),
  };
}

describe('no statement reads all messages', () => {
  const owners: [string, () => Owner][] = [
    ['a coach’s', () => pro],
    ['a player’s', () => player],
  ];

  test.each(owners)('%s inbox, what they sent, their conversation', async (_, owner) => {
    const sender = Object.values(owner())[0] ?? '';
    const conversation = { owner: owner(), player_id: player.player_id };
    for (const statement of [
      inboxStatement(owner(), null, PAGE),
      inboxStatement(owner(), ID, PAGE),
      inboxStatement(owner(), null, { limit: 200, offset: 200 }),
      sentStatement(sender, null, PAGE),
      sentStatement(sender, ID, PAGE),
      conversationStatement(conversation, {}, { limit: 31 }),
      conversationStatement(conversation, { before: ID }, { limit: 31 }),
      conversationStatement(conversation, { after: ID }, { limit: 31 }),
      conversationStatement(conversation, { from: ID }, { limit: 31 }),
    ])
      expect(await readPlan(statement)).toEqual({ whole: [], read: ['messages', 'message_recipients'] });
  });

  test.each(owners)('%s unread count, which is in an index alone', async (_, owner) => {
    const plan = await planner.plan(unreadStatement(owner()));
    const [read] = listTableReads(plan, 'message_recipients');
    expect(read?.['Node Type']).toMatch(/^Index (Only )?Scan$|^Bitmap Index Scan$/);
    expect(read?.['Index Cond']).toBeDefined();
    expect(await readPlan(unreadStatement(owner()))).toEqual({ whole: [], read: ['message_recipients'] });
  });
});
