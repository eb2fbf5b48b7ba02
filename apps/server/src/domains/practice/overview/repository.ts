import type { KeyReminder } from '@fairway/contracts/practice/key-reminders';
import type { DbOrTx } from '@fairway/db/client';
import { isoText } from '@fairway/db/iso-text';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchFirst, query } from '@fairway/db/query';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isKnownTo, type Reader } from '#domains/practice/players/repository.ts';

interface OverviewRow {
  skills_enabled: boolean;
  skills: { discipline: string; score: number }[];
  reminders: KeyReminder[];
}

interface Asked {
  reader_id: string;
  player_id: string;
  skills: number;
  reminders: number;
}

const prepareOverview = (type: Reader['type']) =>
  prepareStatement(({ reader_id, player_id, skills, reminders }: Asked) =>
    query
      .selectFrom('users as u')
      .select('u.skills_enabled')
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('skills as k')
            .select(['k.discipline', 'k.score'])
            .where('k.user_id', '=', player_id)
            .orderBy('k.id', 'desc')
            .limit(skills),
        ).as('skills'),
        jsonArrayFrom(
          eb
            .selectFrom('key_reminders as r')
            .select(['r.id', 'r.user_id', 'r.title', 'r.notes', 'r.order'])
            .select((of) => isoText(of.ref('r.created_at')).as('created_at'))
            .where('r.user_id', '=', player_id)
            .orderBy('r.id', 'desc')
            .limit(reminders),
        ).as('reminders'),
      ])
      .where('u.id', '=', player_id)
      .where(isKnownTo({ id: reader_id, type })),
  );
const overviewForPro = prepareOverview('pro');
const overviewForPlayer = prepareOverview('player');

/** Scores and newest reminders of a player whom the reader may know, in one round trip. */
export const readOverview = (
  db: DbOrTx,
  { id, type }: Reader,
  wanted: Omit<Asked, 'reader_id'>,
): Promise<OverviewRow | null> =>
  fetchFirst(db, (type === 'pro' ? overviewForPro : overviewForPlayer)({ reader_id: id, ...wanted }));
