import type { DbOrTx, Tx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { sql, type ExpressionBuilder } from 'kysely';
import type { FileFacts, FileKind, Uploads } from './rules.ts';

export interface NewPlace {
  owner_id: string;
  key: string;
  content_type: string;
  bytes: number;
  created_at: Date;
  reserved_until: Date;
}

/** Holds a place for a file that is under way. */
export async function insertPlace(tx: Tx, place: NewPlace): Promise<string> {
  const { id } = await tx.files.create({ data: { ...place, status: 'pending' }, select: { id: true } });
  return id;
}

/** What a person has waiting of a kind, has under way, and has sent on a day of their calendar, all at one moment. */
export async function readUploads(
  tx: Tx,
  { owner_id, kind, day, at }: { owner_id: string; kind: FileKind; day: string; at: Date },
): Promise<Uploads> {
  // One statement: what turns from pending to stored meanwhile is counted once, as the one or the other.
  const row = await fetchFirst(
    tx,
    query
      .selectFrom('files')
      .select((eb) => {
        const ofKind = eb.fn.countAll().filterWhere(sql<boolean>`starts_with(key, ${kind})`);
        const held = eb.fn.sum('bytes').filterWhere('status', '=', 'pending');
        const sent = eb
          .selectFrom('upload_days')
          .select('bytes')
          .where('owner_id', '=', owner_id)
          .where('day', '=', eb.cast<Date>(eb.val(day), 'date'));
        return [
          eb.cast<number>(ofKind, 'integer').as('waiting'),
          eb.cast<bigint>(eb.fn.coalesce(held, eb.lit(0)), 'bigint').as('pending'),
          eb.fn.coalesce(sent, eb.lit(0)).as('today'),
        ];
      })
      .where('owner_id', '=', owner_id)
      .where('used_at', 'is', null)
      .where((eb) => eb.or([eb('status', '=', 'stored'), eb('reserved_until', '>', at)])),
  );
  return { waiting: row?.waiting ?? 0, pending: Number(row?.pending ?? 0), today: Number(row?.today ?? 0) };
}

/** What is known of a file once its content is stored. */
export interface StoredFacts {
  content_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

/**
 * Says that the content of a pending place is stored; false when it is so already, or the place was given up meanwhile. Its day of waiting for a use begins
 * now, however long it took to come.
 */
export async function markStored(tx: Tx, id: string, { at, ...facts }: StoredFacts & { at: Date }): Promise<boolean> {
  const { count } = await tx.files.updateMany({
    where: { id, status: 'pending' },
    data: { ...facts, status: 'stored', reserved_until: null, created_at: at },
  });
  return count === 1;
}

/** Whether the content of a place is stored. */
export const isStored = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.files.count({ where: { id, status: 'stored' } })) === 1;

/** Holds a pending place for longer. */
export const extendPlace = (db: DbOrTx, id: string, reserved_until: Date): Promise<unknown> =>
  db.files.updateMany({ where: { id, status: 'pending' }, data: { reserved_until } });

/** Holds a pending place for so many bytes. */
export const resizePlace = (db: DbOrTx, id: string, bytes: number): Promise<unknown> =>
  db.files.updateMany({ where: { id, status: 'pending' }, data: { bytes } });

/** Adds bytes that arrived to a person's day. */
export const addToDay = (
  tx: Tx,
  { owner_id, day, bytes }: { owner_id: string; day: string; bytes: number },
): Promise<number> =>
  execute(
    tx,
    query
      .insertInto('upload_days')
      .values({ owner_id, day, bytes })
      .onConflict((conflict) =>
        conflict
          .columns(['owner_id', 'day'])
          .doUpdateSet((eb) => ({ bytes: eb('upload_days.bytes', '+', eb.ref('excluded.bytes')) })),
      ),
  );

/** Forgets days before this one. */
export const deleteDays = (db: DbOrTx, before: Date): Promise<unknown> =>
  db.upload_days.deleteMany({ where: { day: { lt: before } } });

/** Gives a pending place up; false when it is stored, or gone already. */
export async function deletePlace(tx: DbOrTx, id: string): Promise<boolean> {
  const { count } = await tx.files.deleteMany({ where: { id, status: 'pending' } });
  return count === 1;
}

/** Removes stored files of this person that nothing uses; answers the keys of those that there were. */
export async function deleteWaiting(tx: Tx, owner_id: string, keys: string[]): Promise<string[]> {
  const rows = await fetchRows(
    tx,
    query
      .deleteFrom('files')
      .where('owner_id', '=', owner_id)
      .where((eb) => eb('key', '=', eb.fn.any(eb.val(keys))))
      .where('used_at', 'is', null)
      .where('status', '=', 'stored')
      .returning('key'),
  );
  return rows.map(({ key }) => key);
}

/** Whether file `f` came with a message that this person sent or got. */
const isShownInMessage =
  (reader_id: string | null) => (eb: ExpressionBuilder<Database & { f: Database['files'] }, 'f'>) =>
    eb.exists(
      eb
        .selectFrom('message_images as mi')
        .innerJoin('messages as m', 'm.id', 'mi.message_id')
        .whereRef('mi.file_id', '=', 'f.id')
        .where((of) => {
          const copy = of.selectFrom('message_recipients as r').whereRef('r.message_id', '=', 'm.id');
          return of.or([
            of('m.pro_id', '=', reader_id),
            of.exists(copy.where('r.player_id', '=', reader_id).select('r.message_id')),
          ]);
        })
        .select('m.id'),
    );

/** Whether file `f` is in the description of a skill of this person's, or of a player of theirs. */
const isShownInSkill =
  (reader_id: string | null) => (eb: ExpressionBuilder<Database & { f: Database['files'] }, 'f'>) =>
    eb.exists(
      eb
        .selectFrom('skill_images as si')
        .innerJoin('skills as k', 'k.id', 'si.skill_id')
        .innerJoin('users as u', 'u.id', 'k.user_id')
        .whereRef('si.file_id', '=', 'f.id')
        .where((of) => of.or([of('u.id', '=', reader_id), of('u.pro_id', '=', reader_id)]))
        .select('k.id'),
    );

/** Whether profile `p`, if there is one, is shown to strangers. */
const isOnPublicPage = (eb: ExpressionBuilder<Database & { p: Database['pro_profiles'] }, 'p'>) =>
  eb.exists(
    eb
      .selectFrom('users as coach')
      .innerJoin('settings as terms', 'terms.user_id', 'coach.id')
      .whereRef('coach.id', '=', 'p.user_id')
      .where('coach.deleted_at', 'is', null)
      .where('terms.public_page_enabled', '=', true)
      .select('coach.id'),
  );

const selectFile = prepareStatement(({ key, reader_id }: { key: string; reader_id: string | null }) =>
  query
    .selectFrom('files as f')
    .leftJoin('pro_profiles as p', 'p.image_id', 'f.id')
    .leftJoin('offer_images as i', 'i.file_id', 'f.id')
    .leftJoin('offers as o', 'o.id', 'i.offer_id')
    .leftJoin('drills as d', (join) =>
      join.on((eb) => eb.or([eb('d.image_id', '=', eb.ref('f.id')), eb('d.video_id', '=', eb.ref('f.id'))])),
    )
    .leftJoin('lesson_sections as s', (join) =>
      join.on((eb) =>
        eb.or([
          eb('s.file_id', '=', eb.ref('f.id')),
          eb('s.second_file_id', '=', eb.ref('f.id')),
          eb('s.voice_file_id', '=', eb.ref('f.id')),
        ]),
      ),
    )
    .leftJoin('lessons as l', 'l.id', 's.lesson_id')
    .select(['f.owner_id', 'f.visibility', 'f.content_type'])
    .select((eb) => eb.fn.coalesce('p.user_id', 'o.pro_id', 'd.pro_id').as('shown_by'))
    .select(['l.pro_id as lesson_pro_id', 'l.player_id as lesson_player_id'])
    .select((eb) => isOnPublicPage(eb).$castTo<boolean>().as('on_public_page'))
    .select((eb) => isShownInMessage(reader_id)(eb).$castTo<boolean>().as('in_message'))
    .select((eb) => isShownInSkill(reader_id)(eb).$castTo<boolean>().as('in_skill'))
    .where('f.key', '=', key)
    .where('f.status', '=', 'stored'),
);

/** What is kept of the file under a key, who uses it, and whether it was written to this reader. */
export const findFile = (
  db: DbOrTx,
  key: string,
  reader_id: string | null,
): Promise<(FileFacts & { content_type: string }) | null> => fetchFirst(db, selectFile({ key, reader_id }));

/** Marks a waiting file of this person as used; null when they have no such file. One file has one use. */
export async function markUsed(
  tx: Tx,
  { owner_id, key, used_at }: { owner_id: string; key: string; used_at: Date },
): Promise<string | null> {
  // The sweep asks for `used_at IS NULL` too: whoever comes second waits for the row and finds it gone, or used.
  const [file] = await tx.files.updateManyAndReturn({
    where: { owner_id, key, used_at: null, status: 'stored' },
    data: { used_at },
    select: { id: true },
  });
  return file?.id ?? null;
}

/** Lets files of this person wait again for a use. */
export const markUnused = (tx: Tx, { owner_id, ids }: { owner_id: string; ids: string[] }): Promise<unknown> =>
  tx.files.updateMany({ where: { owner_id, id: { in: ids } }, data: { used_at: null } });

/** Removes one file's row; answers its key, or null when it is gone already. */
export async function deleteFile(tx: Tx, id: string): Promise<string | null> {
  const file = await fetchFirst(tx, query.deleteFrom('files').where('id', '=', id).returning('key'));
  return file?.key ?? null;
}

/**
 * Removes the rows of at most `limit` files that nothing has used since before `before`, and of places that were held until before
 * `at` and never filled; answers their keys.
 */
export async function deleteUnused(
  tx: Tx,
  { before, at, limit }: { before: Date; at: Date; limit: number },
): Promise<string[]> {
  // Two sweeps at once pass each other's rows by, and one that an upload is just marking as stored.
  const unused = query
    .selectFrom('files')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('used_at', 'is', null), eb('created_at', '<', before), eb('status', '=', 'stored')]),
        // A literal, as the index files_pending has it, which only so is read whatever values the plan is made for.
        eb.and([eb('status', '=', sql.lit('pending')), eb('reserved_until', '<', at)]),
      ]),
    )
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await fetchRows(tx, query.deleteFrom('files').where('id', 'in', unused).returning('key'));
  return rows.map(({ key }) => key);
}

/** All files of a person that have arrived, oldest first. */
export const readKeys = (db: DbOrTx, owner_id: string): Promise<{ id: string; key: string; content_type: string }[]> =>
  db.files.findMany({
    where: { owner_id, status: 'stored' },
    select: { id: true, key: true, content_type: true },
    orderBy: { id: 'asc' },
  });
