import { LESSON_TYPES, PLAYER_LESSON_TYPES } from '@fairway/contracts/constants';
import type { PlayersQuery } from '@fairway/contracts/coaching/people';
import type { PlayerSort } from '@fairway/contracts/coaching/player-sorts';
import type { DbOrTx } from '@fairway/db/client';
import { isoText } from '@fairway/db/iso-text';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchRows, query } from '@fairway/db/query';
import { sql, type Expression, type InferResult } from 'kysely';

/** Which of a pro's players, and in which order: those whose first or last name, or both in a row, hold `q`. */
export type PlayersFilter = Omit<PlayersQuery, 'page'>;
export interface PlayersQuestion {
  pro_id: string;
  filter: PlayersFilter;
  now: Date;
  /** No lesson that is under way began before. */
  since: Date;
  /** Credits that expire before are said to expire soon. */
  soon: Date;
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
    .where('l.type', '<>', LESSON_TYPES.place)
    .where('l.ends_at', '<=', now)
    .where((eb) => {
      const part = eb.selectFrom('lesson_sections as s').whereRef('s.lesson_id', '=', 'l.id');
      return eb.not(eb.exists(part.select('s.id').where('s.is_player_submitted', '=', false)));
    })
    .$asScalar()
    .$notNull();

/** The lessons `l` of the player `p` with their present pro, face to face and live. */
const selectLive = query
  .selectFrom('lessons as l')
  .where('l.player_id', '=', sql.ref<string>('p.id'))
  .where('l.pro_id', '=', sql.ref<string>('p.pro_id'))
  .where('l.cancelled_at', 'is', null)
  .where('l.type', 'in', PLAYER_LESSON_TYPES)
  .select('l.id')
  .select((eb) => isoText(eb.ref('l.starts_at')).as('starts_at'))
  .limit(1);

const sumCredits = (sum: Expression<unknown>) => sql<number>`coalesce(${sum}, 0)::integer`;

/** The pro's live players with what their list says of each: a few searches of an index for every player, in one statement. */
const selectFacts = ({ pro_id, now, since, soon }: Omit<PlayersQuestion, 'filter'>) =>
  query
    .selectFrom('users as p')
    .leftJoinLateral(
      selectLive
        .where('l.starts_at', '>', since)
        .where('l.ends_at', '>', now)
        .orderBy('l.starts_at')
        .orderBy('l.id')
        .as('next'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      selectLive
        .where('l.starts_at', '<', now)
        .where('l.ends_at', '<=', now)
        .orderBy('l.starts_at', 'desc')
        .orderBy('l.id', 'desc')
        .as('last'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      query
        .selectFrom('credit_lots as lot')
        .where('lot.player_id', '=', sql.ref<string>('p.id'))
        .where('lot.pro_id', '=', sql.ref<string>('p.pro_id'))
        .where('lot.remaining', '>', 0)
        .where('lot.expires_at', '>', now)
        .select((eb) => [
          sumCredits(eb.fn.sum('lot.remaining')).as('good'),
          sumCredits(eb.fn.sum('lot.remaining').filterWhere('lot.expires_at', '<', soon)).as('expiring'),
        ])
        .as('credits'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      query.selectNoFrom([countAwaitingRecords(sql.ref<string>('p.id'), now).as('due')]).as('records'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.first_name', 'p.last_name', 'p.email', 'p.phone'])
    .select(['next.id as next_id', 'next.starts_at as next_at', 'last.id as last_id', 'last.starts_at as last_at'])
    .select(['credits.good as credits', 'credits.expiring as credits_expiring'])
    .select('records.due as incompleteLessonRecords')
    .where('p.pro_id', '=', pro_id)
    .where('p.type', '=', 'player')
    .where('p.deleted_at', 'is', null);

type Facts = ReturnType<typeof selectFacts>;
/** A player with what the list says of them. */
export type PlayerRow = InferResult<Facts>[number];

const orderByName = (players: Facts, direction: 'asc' | 'desc' = 'asc') =>
  players.orderBy('p.last_name', direction).orderBy('p.first_name', direction).orderBy('p.id', direction);

const SORTED_BY = {
  next: 'next.starts_at',
  last: 'last.starts_at',
  credits: 'credits.good',
  records: 'records.due',
} as const satisfies Record<Exclude<PlayerSort, 'name'>, string>;

/** Sorted as it is asked for, and by name among equals. */
function sortBy(players: Facts, { sort = 'name', descending = false }: PlayersFilter): Facts {
  const direction = descending ? 'desc' : 'asc';
  if (sort === 'name') return orderByName(players, direction);
  // A text of an instant in UTC sorts as the instant does.
  const column = SORTED_BY[sort];
  return orderByName(players.orderBy(column, (order) => (descending ? order.desc() : order.asc()).nullsLast()));
}

const isNamed = (q: string) => sql<boolean>`strpos(lower(p.first_name || ' ' || p.last_name), lower(${q})) > 0`;

/** The statement behind `readPlayers`, of any filter. */
export function playersStatement({ filter, ...question }: PlayersQuestion): Facts {
  let players = sortBy(selectFacts(question), filter).limit(question.limit).offset(question.offset);
  if (filter.q) players = players.where(isNamed(filter.q));
  if (filter.expiring) players = players.where('credits.expiring', '>', 0);
  if (filter.records_due) players = players.where('records.due', '>', 0);
  return filter.no_next ? players.where('next.id', 'is', null) : players;
}

/** The list as it opens. */
const selectAll = prepareStatement((question: Omit<PlayersQuestion, 'filter'>) =>
  orderByName(selectFacts(question)).limit(question.limit).offset(question.offset),
);

/** A pro's live players with what the list says of them, in one round trip. */
export const readPlayers = (db: DbOrTx, { filter, ...question }: PlayersQuestion): Promise<PlayerRow[]> =>
  fetchRows(db, Object.values(filter).some(Boolean) ? playersStatement({ filter, ...question }) : selectAll(question));

/** Whether the player is a live one of this pro. */
export const hasPlayer = async (db: DbOrTx, { pro_id, id }: { pro_id: string; id: string }): Promise<boolean> =>
  (await db.users.count({ where: { id, pro_id, type: 'player', deleted_at: null } })) === 1;
