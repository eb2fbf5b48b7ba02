import type { Drawing } from '@fairway/contracts/lessons/drawings';
import type { DbOrTx } from '@fairway/db/client';
import type { Keyset } from '#core/keyset.ts';
import { isoText } from '@fairway/db/iso-text';
import { fetchRows, query } from '@fairway/db/query';
import type { InferResult } from 'kysely';
import { isWithin } from '#domains/lessons/lesson/repository.ts';
import type { Scope } from '#domains/lessons/lesson/rules.ts';

export interface ClipsWanted {
  scope: Scope;
  player_id: string;
  /** The last one of the page before. */
  before: Keyset | null;
  limit: number;
}

/** A player's videos, those of the newest lesson first; a player sees their own and what the pro has published. */
export const clipsStatement = ({ scope, player_id, before, limit }: ClipsWanted) => {
  let wanted = query
    .selectFrom('lessons as l')
    .innerJoin('lesson_sections as s', 's.lesson_id', 'l.id')
    .innerJoin('files as f', 'f.id', 's.file_id')
    .innerJoin('users as pro', 'pro.id', 'l.pro_id')
    .leftJoin('videos as v', 'v.file_id', 'f.id')
    .select(['s.id', 's.ref', 's.lesson_id', 'l.title', 'pro.timezone', 's.content', 's.is_player_submitted'])
    .select(['v.status', 'v.progress', 'v.duration_ms', 'v.width', 'v.height', 'v.fps', 'v.slow', 'v.strike_ms'])
    .select((eb) => [
      isoText(eb.ref('l.starts_at')).as('starts_at'),
      isoText(eb.ref('l.published_at')).as('published_at'),
      eb.ref('s.overlay').$castTo<Drawing[] | null>().as('overlay'),
      'f.key',
      'f.content_type',
    ])
    .where(isWithin(scope))
    .where('l.player_id', '=', player_id)
    .where('s.type', '=', 'video')
    .where('f.status', '=', 'stored')
    // One that could not be read has nothing to show.
    .where((eb) => eb.or([eb('v.status', 'is', null), eb('v.status', '!=', 'failed')]))
    .orderBy('l.starts_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit);
  if ('player_id' in scope)
    wanted = wanted.where((eb) =>
      eb.or([eb('s.is_player_submitted', '=', true), eb('l.published_at', 'is not', null)]),
    );
  if (!before) return wanted;
  // The first bound is the second's, said so that the index of a player's lessons ends there.
  return wanted
    .where('l.starts_at', '<=', before.at)
    .where((eb) => eb(eb.refTuple('l.starts_at', 's.id'), '<', eb.tuple(before.at, before.id)));
};

export type ClipRow = InferResult<ReturnType<typeof clipsStatement>>[number];

export const readClips = (db: DbOrTx, wanted: ClipsWanted): Promise<ClipRow[]> => fetchRows(db, clipsStatement(wanted));
