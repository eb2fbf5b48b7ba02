import type { DbOrTx } from '@fairway/db/client';
import { fetchFirst, query } from '@fairway/db/query';
import { DAY_MS } from '@fairway/time/units';
import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { selectVenues } from '#domains/lessons/booking/repository.ts';

/** Lessons that tell whom a pro sees these days: the last of them, and those of the week to come. */
const RECENT_LESSONS = 40;
const RECENT_AHEAD_MS = 7 * DAY_MS;

/** What the booking form shows of the pro's terms and people; credits are those live `now`. */
const selectForm = (now: Date, player_id: string | null) =>
  query
    .selectFrom('users as pro')
    .innerJoin('settings as s', 's.user_id', 'pro.id')
    .select((eb) => {
      const people = eb
        .selectFrom('users as p')
        .leftJoin('settings as own', 'own.user_id', 'p.id')
        .whereRef('p.pro_id', '=', 'pro.id')
        .where('p.type', '=', 'player')
        .where('p.deleted_at', 'is', null)
        .select((person) => [
          'p.id',
          'p.first_name',
          'p.last_name',
          'own.lesson_duration',
          person
            .selectFrom('credit_lots as lot')
            .whereRef('lot.player_id', '=', 'p.id')
            .whereRef('lot.pro_id', '=', 'pro.id')
            .where('lot.remaining', '>', eb.lit(0))
            .where('lot.expires_at', '>', now)
            .select((lots) =>
              lots.cast<number>(lots.fn.coalesce(lots.fn.sum('lot.remaining'), lots.lit(0)), 'integer').as('credits'),
            )
            .$asScalar()
            .$notNull()
            .as('credits'),
        ])
        .orderBy('p.last_name')
        .orderBy('p.first_name')
        .orderBy('p.id')
        .limit(500);
      const recent = eb
        .selectFrom('lessons as l')
        .whereRef('l.pro_id', '=', 'pro.id')
        .where('l.player_id', 'is not', null)
        .where('l.cancelled_at', 'is', null)
        .where('l.starts_at', '<', new Date(now.getTime() + RECENT_AHEAD_MS))
        .select('l.player_id')
        .orderBy('l.starts_at', 'desc')
        .limit(RECENT_LESSONS);
      return [
        'pro.timezone',
        'pro.currency',
        's.lesson_price',
        's.lesson_duration',
        's.preffered_lesson_duration',
        jsonArrayFrom(selectVenues(eb.ref('pro.id'))).as('clubs'),
        jsonArrayFrom(player_id ? people.where('p.id', '=', player_id) : people).as('players'),
        jsonArrayFrom(player_id ? recent.limit(0) : recent).as('recent'),
      ];
    });

export type FormRow = InferResult<ReturnType<typeof selectForm>>[number];

/** The form's facts in one read: `player_id` narrows the people to one player, null brings all of the pro's (500 at most). */
export const readForm = (
  db: DbOrTx,
  { pro_id, player_id, now }: { pro_id: string; player_id: string | null; now: Date },
): Promise<FormRow | null> => fetchFirst(db, selectForm(now, player_id).where('pro.id', '=', pro_id));
