import { drillIn } from '@fairway/contracts/practice/drills';
import { DAY_MS } from '@fairway/time/units';
import { toDate } from '@fairway/time/calendar';
import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';
import { addDrill } from '../../apps/server/src/domains/practice/drills/service.ts';
import { setPractice } from '../../apps/server/src/domains/practice/plans/service.ts';

/** Drills of the pro's, and what they have set the player to practise. */
export interface PracticeWorld {
  drill_id: string;
  deleted_drill_id: string;
  plan_id: string;
  session_id: string;
}

export async function setToPractise(services: AppServices, pro: Actor, player_id: string): Promise<PracticeWorld> {
  const add = async (title: string) => (await addDrill(pro, drillIn.parse({ title }), services)).id;
  const drill_id = await add('Gate putting');
  const drills = [{ drill_id, days: [toDate(Date.now() + DAY_MS)] }];
  const plan = await setPractice(pro, { player_id, note: '', drills }, services, null);
  return {
    drill_id,
    deleted_drill_id: await add('Clock putting'),
    plan_id: plan.id,
    session_id: plan.drills[0]?.sessions[0]?.id ?? '',
  };
}
