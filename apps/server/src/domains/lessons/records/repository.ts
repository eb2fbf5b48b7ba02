import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import type { Drawing } from '@fairway/contracts/lessons/drawings';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { isoText } from '@fairway/db/iso-text';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, query, toJson } from '@fairway/db/query';
import type { InferResult } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { v7 as uuid } from 'uuid';
import { RECORD_LIMITS } from '@fairway/contracts/constants';
import { isWithin, prepareBySide, selectLessons } from '#domains/lessons/lesson/repository.ts';
import type { Scope } from '#domains/lessons/lesson/rules.ts';
import type { RemovedSection, SectionFields } from './rules.ts';

/** A player sees what they sent themselves, and the pro's parts once the record is published. */
const selectDetails = (scope: Scope) =>
  selectLessons.where(isWithin(scope)).select((eb) => {
    const sections = eb
      .selectFrom('lesson_sections as s')
      .leftJoin('files as f', 'f.id', 's.file_id')
      .leftJoin('files as g', 'g.id', 's.second_file_id')
      .leftJoin('videos as v', 'v.file_id', 'f.id')
      .leftJoin('files as w', 'w.id', 's.voice_file_id')
      .select(['s.id', 's.ref', 's.type', 's.position', 's.content', 's.metric', 's.club', 's.revision'])
      .select(['v.status', 'v.progress', 'v.duration_ms', 'v.width', 'v.height', 'v.fps', 'v.slow', 'v.strike_ms'])
      .select((part) => [
        's.is_player_submitted',
        part.ref('s.chart').$castTo<ChartPoint[] | null>().as('chart'),
        part.ref('s.overlay').$castTo<Drawing[] | null>().as('overlay'),
        isoText(part.ref('s.updated_at')).as('updated_at'),
        'f.key',
        'f.content_type',
        'g.key as second_key',
        'w.key as voice_key',
        'w.content_type as voice_type',
        jsonObjectFrom(
          part
            .selectFrom('drills as d')
            .leftJoin('files as df', 'df.id', 'd.image_id')
            .whereRef('d.id', '=', 's.drill_id')
            .select(['d.id', 'd.title', 'd.minutes', 'df.key as image_key'])
            .select((of) => of('d.deleted_at', 'is not', null).$castTo<boolean>().as('is_deleted')),
        ).as('drill'),
      ])
      .whereRef('s.lesson_id', '=', 'l.id')
      .orderBy('s.position')
      .orderBy('s.id');
    const visible =
      'pro_id' in scope
        ? sections
        : sections.where((part) =>
            part.or([part('s.is_player_submitted', '=', true), part('l.published_at', 'is not', null)]),
          );
    const comments = eb
      .selectFrom('lesson_comments as c')
      .innerJoin('users as u', 'u.id', 'c.author_id')
      .select(['c.id', 'c.content', 'c.author_id', 'c.guardian_id', 'u.first_name', 'u.last_name'])
      .select((said) => [
        isoText(said.ref('c.created_at')).as('created_at'),
        jsonObjectFrom(
          said
            .selectFrom('users as g')
            .select(['g.id', 'g.first_name', 'g.last_name'])
            .whereRef('g.id', '=', 'c.guardian_id'),
        ).as('guardian'),
      ])
      .whereRef('c.lesson_id', '=', 'l.id')
      .orderBy('c.id')
      .limit(RECORD_LIMITS.comments);
    return [
      'l.player_video_lesson_note',
      'player.handed as player_handed',
      jsonArrayFrom(visible).as('sections'),
      jsonArrayFrom(comments).as('comments'),
    ];
  });

/** The statement behind `readDetail`. */
export const detailStatement = prepareBySide((scope, { id }: { id: string }) =>
  selectDetails(scope).where('l.id', '=', id),
);

export type DetailRow = InferResult<ReturnType<typeof selectDetails>>[number];

/** One lesson of the scope with its record and comments, in one read; null when there is none. */
export const readDetail = (db: DbOrTx, scope: Scope, id: string): Promise<DetailRow | null> =>
  fetchFirst(db, detailStatement(scope, { id }));

/** A lesson whose record is about to change. */
export interface LockedLesson {
  id: string;
  type: number;
  title: string | null;
  published_at: Date | null;
  record_changed_at: Date | null;
  record_told_at: Date | null;
}

/** Locks a lesson of the scope until the transaction ends: two who write its record take turns. */
export const lockLesson = (tx: Tx, scope: Scope, id: string): Promise<LockedLesson | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('lessons as l')
      .select(['l.id', 'l.type', 'l.title', 'l.published_at', 'l.record_changed_at', 'l.record_told_at'])
      .where(isWithin(scope))
      .where('l.id', '=', id)
      .forNoKeyUpdate(),
  );

/** A part to be written, its files by their ids. */
export interface SectionValues extends SectionFields {
  ref: string;
  revision: number;
  file_id: string | null;
  second_file_id: string | null;
  voice_file_id: string | null;
}

/** A part as it is stored, its files by their keys as well. */
export interface SectionRow extends SectionValues {
  is_player_submitted: boolean;
  key: string | null;
  content_type: string | null;
  second_key: string | null;
  voice_key: string | null;
}

const selectRecord = prepareStatement(({ lesson_id }: { lesson_id: string }) =>
  query.selectNoFrom((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('lesson_sections as s')
        .leftJoin('files as f', 'f.id', 's.file_id')
        .leftJoin('files as g', 'g.id', 's.second_file_id')
        .leftJoin('files as w', 'w.id', 's.voice_file_id')
        .select(['s.ref', 's.type', 's.position', 's.content', 's.metric', 's.club', 's.revision', 's.file_id'])
        .select(['s.second_file_id', 's.is_player_submitted', 'f.key', 'f.content_type', 'g.key as second_key'])
        .select(['s.voice_file_id', 'w.key as voice_key', 's.drill_id'])
        .select((part) => [
          part.ref('s.chart').$castTo<ChartPoint[] | null>().as('chart'),
          part.ref('s.overlay').$castTo<Drawing[] | null>().as('overlay'),
        ])
        .where('s.lesson_id', '=', lesson_id)
        .orderBy('s.position')
        .orderBy('s.id'),
    ).as('sections'),
    jsonArrayFrom(
      eb
        .selectFrom('removed_sections as r')
        .select(['r.ref', 'r.is_player_submitted'])
        .where('r.lesson_id', '=', lesson_id),
    ).as('removed'),
  ]),
);

/** All parts of a record, and what is known of those that were taken out. */
export const readRecord = async (
  tx: Tx,
  lesson_id: string,
): Promise<{ sections: SectionRow[]; removed: RemovedSection[] }> =>
  (await fetchFirst(tx, selectRecord({ lesson_id }))) ?? { sections: [], removed: [] };

/** Writes parts of a record, new ones and those that are there, in one statement. */
export const writeSections = (
  tx: Tx,
  { lesson_id, is_player_submitted, at }: { lesson_id: string; is_player_submitted: boolean; at: Date },
  sections: SectionValues[],
): Promise<number> =>
  execute(
    tx,
    query
      .insertInto('lesson_sections')
      .values(
        sections.map(({ chart, overlay, ...section }) => ({
          ...section,
          id: uuid(),
          lesson_id,
          is_player_submitted,
          chart: toJson(chart),
          overlay: toJson(overlay),
          created_at: at,
          updated_at: at,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['lesson_id', 'ref']).doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          content: eb.ref('excluded.content'),
          chart: eb.ref('excluded.chart'),
          overlay: eb.ref('excluded.overlay'),
          metric: eb.ref('excluded.metric'),
          club: eb.ref('excluded.club'),
          revision: eb.ref('excluded.revision'),
          file_id: eb.ref('excluded.file_id'),
          second_file_id: eb.ref('excluded.second_file_id'),
          voice_file_id: eb.ref('excluded.voice_file_id'),
          drill_id: eb.ref('excluded.drill_id'),
          updated_at: eb.ref('excluded.updated_at'),
        })),
      ),
  );

/** What changes of a lesson's record as a whole. */
export interface RecordChange {
  title?: string | null;
  published_at?: Date;
  record_changed_at?: Date;
  record_told_at?: Date;
}

export const writeRecord = (tx: Tx, id: string, data: RecordChange): Promise<unknown> =>
  tx.lessons.updateMany({ where: { id }, data });

/** Takes a part out and remembers that (R2). */
export async function removeSection(
  tx: Tx,
  { at, ...section }: { lesson_id: string; ref: string; is_player_submitted: boolean; at: Date },
): Promise<void> {
  await tx.removed_sections.create({ data: { ...section, removed_at: at } });
  await tx.lesson_sections.deleteMany({ where: section });
}

/** The file of a video that this side sees; null when there is none. */
export async function findVideo(
  db: DbOrTx,
  scope: Scope,
  { lesson, ref }: { lesson: string; ref: string },
): Promise<string | null> {
  const row = await fetchFirst(
    db,
    query
      .selectFrom('lesson_sections as s')
      .innerJoin('lessons as l', 'l.id', 's.lesson_id')
      .select('s.file_id')
      .where(isWithin(scope))
      .where('l.id', '=', lesson)
      .where('s.ref', '=', ref)
      .where('s.type', '=', 'video')
      .where((part) =>
        part.or([
          part.lit('pro_id' in scope),
          part('s.is_player_submitted', '=', true),
          part('l.published_at', 'is not', null),
        ]),
      ),
  );
  return row?.file_id ?? null;
}
