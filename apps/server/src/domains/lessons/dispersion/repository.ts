import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import type { ChartKind } from '@fairway/contracts/lessons/chart-units';
import type { DbOrTx } from '@fairway/db/client';
import { isoText } from '@fairway/db/iso-text';
import { fetchRows, query } from '@fairway/db/query';
import type { InferResult } from 'kysely';
import { isWithin } from '#domains/lessons/lesson/repository.ts';
import type { Scope } from '#domains/lessons/lesson/rules.ts';

interface WantedCharts {
  player_id: string;
  type: ChartKind;
  /** Whether charts count that are not published yet. */
  drafts: boolean;
  limit: number;
}

/** The statement behind `readCharts`. */
export function chartsStatement(scope: Scope, { player_id, type, drafts, limit }: WantedCharts) {
  const charts = query
    .selectFrom('lessons as l')
    .innerJoin('lesson_sections as s', 's.lesson_id', 'l.id')
    .innerJoin('users as pro', 'pro.id', 'l.pro_id')
    .innerJoin('users as player', 'player.id', 'l.player_id')
    .select((eb) => [
      's.lesson_id',
      's.club',
      's.metric',
      'pro.timezone',
      'player.handed',
      isoText(eb.ref('l.starts_at')).as('starts_at'),
      eb.ref('s.chart').$castTo<ChartPoint[]>().as('chart'),
    ])
    .where(isWithin(scope))
    .where('l.player_id', '=', player_id)
    .where('s.type', '=', type)
    .where('s.chart', 'is not', null)
    .orderBy('l.starts_at', 'desc')
    .orderBy('l.id', 'desc')
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(limit);
  if (drafts) return charts;
  return charts.where((eb) => eb.or([eb('l.published_at', 'is not', null), eb('s.is_player_submitted', '=', true)]));
}

export type ChartRow = InferResult<ReturnType<typeof chartsStatement>>[number];

/** The latest charts of one kind in a player's records, within a scope. */
export const readCharts = (db: DbOrTx, ...asked: Parameters<typeof chartsStatement>): Promise<ChartRow[]> =>
  fetchRows(db, chartsStatement(...asked));
