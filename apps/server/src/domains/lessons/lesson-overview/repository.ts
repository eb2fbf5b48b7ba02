import type { DbOrTx } from '@fairway/db/client';
import { isoText } from '@fairway/db/iso-text';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchFirst } from '@fairway/db/query';
import { type InferResult, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { isRecorded, isWithin, selectLessons } from '#domains/lessons/lesson/repository.ts';

/** How many characters of a record are told beside its lesson. */
const EXCERPT_LENGTH = 240;

const selectOverview = ({ id, pro_id }: { id: string; pro_id: string }) =>
  selectLessons
    .where(isWithin({ pro_id }))
    .where('l.id', '=', id)
    .select((eb) => [
      'player.pro_id as player_pro_id',
      'player.email as player_email',
      'player.phone as player_phone',
      jsonObjectFrom(
        eb
          .selectFrom('lesson_sections as part')
          .select((part) => [
            part.cast<number>(part.fn.countAll(), 'integer').as('parts'),
            sql<string | null>`(array_agg(left(${part.ref('part.content')}, ${EXCERPT_LENGTH}::int)
              ORDER BY ${part.ref('part.position')}, ${part.ref('part.id')})
              FILTER (WHERE ${part.ref('part.content')} ~ '\\S'))[1]`.as('excerpt'),
          ])
          .whereRef('part.lesson_id', '=', 'l.id')
          .where('part.is_player_submitted', '=', false)
          .having((part) => part(part.fn.countAll(), '>', 0)),
      ).as('record'),
      jsonObjectFrom(
        eb
          .selectFrom('lessons as before')
          .select((last) => ['before.id', 'before.title', isoText(last.ref('before.starts_at')).as('starts_at')])
          .whereRef('before.player_id', '=', 'l.player_id')
          .whereRef('before.pro_id', '=', 'l.pro_id')
          .whereRef('before.starts_at', '<', 'l.starts_at')
          .where('before.cancelled_at', 'is', null)
          .where((last) => isRecorded(last.ref('before.id')))
          .orderBy('before.starts_at', 'desc')
          .orderBy('before.id', 'desc')
          .limit(1),
      ).as('last_record'),
    ]);

export type OverviewRow = InferResult<ReturnType<typeof selectOverview>>[number];

const overviewStatement = prepareStatement(selectOverview);

/** A lesson that the pro gives, with its player's contact and the last record before it, in one read; or null. */
export const readOverview = (db: DbOrTx, of: { id: string; pro_id: string }): Promise<OverviewRow | null> =>
  fetchFirst(db, overviewStatement(of));
