import type { PayloadOf } from '@fairway/contracts/notifications/events';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Person, PracticeContext } from '#domains/notifications/kinds/context.ts';
import { selectPerson } from '#domains/notifications/people/repository.ts';
import type { ReminderDay } from './rules.ts';

/** Sessions `s` of open plans `p` that nobody has practised yet, in the words of the index practice_sessions_to_do. */
const selectToDo = query
  .selectFrom('practice_sessions as s')
  .innerJoin('practice_plans as p', 'p.id', 's.plan_id')
  .where('p.ended_at', 'is', null)
  .where('s.done_at', 'is', null)
  .where('s.removed_at', 'is', null);

/** The zones whose days the plans of players are: their coach's, or their own without one. */
const zone = sql<string>`coalesce(pro.timezone, player.timezone)`;

/** The zones in which anybody has something to practise between two days. */
export async function listZones(db: DbOrTx, { from, until }: { from: string; until: string }): Promise<string[]> {
  const rows = await fetchRows(
    db,
    selectToDo
      .innerJoin('users as player', 'player.id', 'p.player_id')
      .leftJoin('users as pro', 'pro.id', 'player.pro_id')
      .where(sql<boolean>`s.due_on BETWEEN ${from}::date AND ${until}::date`)
      .select(zone.as('timezone'))
      .distinct()
      .orderBy('timezone'),
  );
  return rows.map(({ timezone }) => timezone);
}

/**
 * Marks at most `limit` players as reminded who have something to practise on the day of their zone, and answers them. Two sweeps at once:
 * a player is held by one and passed by by the other; one that comes later finds the day in the player's row, and answers nobody.
 */
export function claimPlayers(
  tx: Tx,
  days: readonly ReminderDay[],
  limit: number,
): Promise<PayloadOf<'practice.due'>[]> {
  const zones = days.map(({ timezone }) => timezone);
  const dates = days.map(({ day }) => day);
  const today = sql<{ timezone: string; day: Date }>`unnest(${zones}::text[], ${dates}::date[])`.as<'today'>(
    sql`today(timezone, day)`,
  );
  const toDo = selectToDo
    .where(sql<boolean>`s.due_on = ANY (${dates}::date[])`)
    .select(['p.player_id', 's.due_on'])
    .distinct();
  const due = query
    .selectFrom('users as player')
    .leftJoin('users as pro', 'pro.id', 'player.pro_id')
    .innerJoin(today, (join) => join.on(sql<boolean>`today.timezone = ${zone}`))
    .innerJoin(toDo.as('t'), (join) => join.onRef('t.player_id', '=', 'player.id').onRef('t.due_on', '=', 'today.day'))
    .leftJoin('practice_reminders as r', 'r.player_id', 'player.id')
    .where('player.type', '=', 'player')
    .where('player.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('r.reminded_on', 'is', null), eb('r.reminded_on', '<', eb.ref('today.day'))]))
    .select(['player.id as player_id', 'today.day as reminded_on'])
    .orderBy('player.id')
    .limit(limit)
    .forNoKeyUpdate('player')
    .skipLocked();
  return fetchRows(
    tx,
    query
      .insertInto('practice_reminders')
      .columns(['player_id', 'reminded_on'])
      .expression(due)
      .onConflict((conflict) =>
        conflict
          .column('player_id')
          .doUpdateSet((eb) => ({ reminded_on: eb.ref('excluded.reminded_on') }))
          .whereRef('practice_reminders.reminded_on', '<', 'excluded.reminded_on'),
      )
      .returning(['player_id', sql<string>`to_char(reminded_on, 'YYYY-MM-DD')`.as('day')]),
  );
}

/** What a player still has to practise of what is set for a day. */
const selectDrills = (player_id: Expression<string>, day: string) =>
  selectToDo
    .innerJoin('drills as d', 'd.id', 's.drill_id')
    .where((eb) => eb('p.player_id', '=', player_id))
    .where(sql<boolean>`s.due_on = ${day}::date`)
    .select(['d.title', 'd.minutes'])
    .orderBy('p.id')
    .orderBy('s.position')
    .orderBy('s.drill_id');

/** A player and what they still have to practise of a day; null when they have left. */
export async function findPractice(
  db: DbOrTx,
  { player_id, day }: PayloadOf<'practice.due'>,
): Promise<{ to: Person; practice: PracticeContext } | null> {
  const row = await fetchFirst(
    db,
    query
      .selectFrom('users as player')
      .leftJoin('users as pro', 'pro.id', 'player.pro_id')
      .where('player.id', '=', player_id)
      .where('player.type', '=', 'player')
      .select((eb) => [
        zone.as('timezone'),
        selectPerson(eb.ref('player.id')).as('to'),
        jsonArrayFrom(selectDrills(eb.ref('player.id'), day)).as('drills'),
      ]),
  );
  return row?.to ? { to: row.to, practice: { drills: row.drills, timezone: row.timezone } } : null;
}
