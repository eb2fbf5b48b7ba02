import { inTransaction, type DbOrTx } from '@fairway/db/client';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { aLesson, aPlayer, aPro } from '../builders.ts';
import { fileDatabase } from '../file-database.ts';

const home = fileDatabase();

/** A statement reads the same by itself, over the pool, and within a transaction, by Prisma. */
const ways: [string, <T>(work: (db: DbOrTx) => Promise<T>) => Promise<T>][] = [
  ['outside a transaction', (work) => work(home.db)],
  ['within a transaction', (work) => inTransaction(home.db, work)],
];

describe.each(ways)('%s', (_name, run) => {
  test('rows come with the types of the schema', async () => {
    const statement = sql<
      Record<string, unknown>
    >`SELECT DATE '2031-03-10' AS day, TIME '09:30' AS time, 7::bigint AS large,
      '9.5'::numeric AS shoe, '{"a": [1]}'::jsonb AS json, TIMESTAMPTZ '2031-03-10 09:00+01' AS instant, ARRAY['a', 'b'] AS list,
      NULL::int AS nothing`;
    const row = await run((db) => fetchFirst(db, statement));
    expect(row).toMatchObject({
      day: new Date('2031-03-10T00:00:00Z'),
      time: new Date('1970-01-01T09:30:00Z'),
      large: 7n,
      json: { a: [1] },
      instant: new Date('2031-03-10T08:00:00Z'),
      list: ['a', 'b'],
      nothing: null,
    });
    expect(String(row?.shoe)).toBe('9.5');
  });

  test('a join, a lock, an upsert and an update say what they found and how much they changed', async () => {
    const pro = await aPro(home.db);
    const player = await aPlayer(home.db, pro);
    const lesson = await aLesson(home.db, { pro, player });
    const [found] = await run((db) =>
      fetchRows(
        db,
        query
          .selectFrom('lessons as l')
          .innerJoin('users as u', 'u.id', 'l.player_id')
          .where('l.id', '=', lesson.id)
          .where('l.starts_at', '=', lesson.starts_at)
          .select(['u.email', 'l.duration'])
          .forUpdate('l'),
      ),
    );
    expect(found).toEqual({ email: player.email, duration: lesson.duration });
    const group = {
      id: v7(),
      pro_id: pro.id,
      name: 'Sunday',
      is_all: false,
      created_at: new Date('2031-03-10T09:00:00Z'),
    };
    const add = query
      .insertInto('groups')
      .values(group)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id');
    expect(await run((db) => fetchFirst(db, add))).toEqual({ id: group.id });
    expect(await run((db) => fetchFirst(db, add))).toBeNull();
    const rename = query.updateTable('groups').set({ name: 'Monday' }).where('id', '=', group.id);
    expect(await run((db) => execute(db, rename))).toBe(1);
  });
});
