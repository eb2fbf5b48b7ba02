import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { DbOrTx } from '@fairway/db/client';
import { fetchFirst, query } from '@fairway/db/query';
import { jsonObjectFrom } from 'kysely/helpers/postgres';

interface Question {
  pro_id: string;
  player_id: string | null;
  /** The lesson to go by; without it the player's latest since `since`. */
  like: string | null;
  since: Date;
}

/** How long lessons of a pro and of a player usually are, and the lesson that the next one may be like. */
const selectHabits = ({ pro_id, player_id, like, since }: Question) =>
  query
    .selectFrom('settings as s')
    .where('s.user_id', '=', pro_id)
    .select((eb) => {
      const lessons = eb
        .selectFrom('lessons as l')
        .where('l.pro_id', '=', pro_id)
        .select(['l.starts_at', 'l.duration']);
      const own = player_id === null ? lessons : lessons.where('l.player_id', '=', player_id);
      const latest = own
        .where('l.cancelled_at', 'is', null)
        .where('l.type', '=', LESSON_TYPES.normal)
        .where('l.starts_at', '>=', since)
        .orderBy('l.starts_at', 'desc')
        .limit(1);
      return [
        's.lesson_duration',
        's.preffered_lesson_duration',
        eb
          .selectFrom('users as player')
          .innerJoin('settings as theirs', 'theirs.user_id', 'player.id')
          .where('player.id', '=', eb.val(player_id))
          .where('player.pro_id', '=', pro_id)
          .select('theirs.lesson_duration')
          .$asScalar()
          .as('own_duration'),
        jsonObjectFrom(like === null ? latest : own.where('l.id', '=', like)).as('lesson'),
      ];
    });

/** The habits in one read; without a player named, a pro has no latest lesson to go by. */
export const readHabits = (db: DbOrTx, question: Question) => fetchFirst(db, selectHabits(question));
