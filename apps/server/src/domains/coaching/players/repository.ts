import type { Player } from '@fairway/contracts/coaching/people';
import type { DbOrTx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchRows, query } from '@fairway/db/query';
import { sql, type Expression } from 'kysely';

/** Which of a pro's players: those whose first or last name, or both in a row, hold `q`. */
export interface PlayersQuestion {
  pro_id: string;
  q: string;
  now: Date;
  limit: number;
  offset: number;
}

/** How many lessons of a player await their record: ended, uncancelled, and nothing written by the pro (R1). */
export const countAwaitingRecords = (player_id: Expression<string>, now: Date) =>
  query
    .selectFrom('lessons as l')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('l.player_id', '=', player_id)
    .where('l.cancelled_at', 'is', null)
    .where('l.ends_at', '<=', now)
    .where((eb) => {
      const part = eb.selectFrom('lesson_sections as s').whereRef('s.lesson_id', '=', 'l.id');
      return eb.not(eb.exists(part.select('s.id').where('s.is_player_submitted', '=', false)));
    })
    .$asScalar()
    .$notNull();

const selectPlayers = query
  .selectFrom('users as p')
  .select(['p.id', 'p.first_name', 'p.last_name', 'p.email', 'p.phone'])
  .where('p.type', '=', 'player')
  .where('p.deleted_at', 'is', null)
  .orderBy('p.last_name')
  .orderBy('p.first_name')
  .orderBy('p.id');

const selectPage = ({ pro_id, now, limit, offset }: PlayersQuestion) =>
  selectPlayers
    .select((eb) => countAwaitingRecords(eb.ref('p.id'), now).as('incompleteLessonRecords'))
    .where('p.pro_id', '=', pro_id)
    .limit(limit)
    .offset(offset);

const selectAll = prepareStatement(selectPage);
const selectNamed = prepareStatement((question: PlayersQuestion) =>
  selectPage(question).where(sql<boolean>`strpos(lower(p.first_name || ' ' || p.last_name), lower(${question.q})) > 0`),
);

/** A pro's live players by last name with their counters, in one round trip. */
export const readPlayers = (db: DbOrTx, question: PlayersQuestion): Promise<Player[]> =>
  fetchRows(db, question.q === '' ? selectAll(question) : selectNamed(question));

/** Whether the player is a live one of this pro. */
export const hasPlayer = async (db: DbOrTx, { pro_id, id }: { pro_id: string; id: string }): Promise<boolean> =>
  (await db.users.count({ where: { id, pro_id, type: 'player', deleted_at: null } })) === 1;
