import {
  DISPERSION_CHARTS,
  type DispersionIn,
  type DispersionResult,
} from '@fairway/contracts/lessons/dispersion-charts';
import type { Actor, AppServices } from '#app/context.ts';
import { requireKnownPlayer } from '#domains/lessons/history/service.ts';
import { lessonScope } from '#domains/lessons/lesson/rules.ts';
import { readCharts } from './repository.ts';
import { countClubs, selectClub } from './rules.ts';
import { chartView } from './view.ts';

/**
 * Where a player's charted shots landed (`GET /player/{id}/dispersion`), as their pro or they themself ask. What they come to is worked out by
 * whoever shows it, with the mathematics of `contracts/lessons/dispersion`.
 */
export async function getDispersion(
  actor: Actor,
  { id, type, club }: DispersionIn,
  services: AppServices,
): Promise<DispersionResult> {
  const wanted = { player_id: id, type, drafts: actor.type === 'pro', limit: DISPERSION_CHARTS };
  const [player, rows] = await Promise.all([
    requireKnownPlayer(actor, id, services),
    readCharts(services.db, lessonScope(actor), wanted),
  ]);
  // A chart that has been emptied has nothing to say.
  const charts = rows.map(chartView).filter(({ shots }) => shots.length > 0);
  return {
    player,
    type,
    handed: rows[0]?.handed ?? null,
    metric: type === 'putting_chart' && rows[0]?.metric === true,
    clubs: countClubs(charts),
    charts: selectClub(charts, club ?? null),
  };
}
