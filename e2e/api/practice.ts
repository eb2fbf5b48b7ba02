import { addReminder } from '../../apps/server/src/domains/practice/key-reminders/service.ts';
import { addSkill } from '../../apps/server/src/domains/practice/skills/service.ts';
import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';

/** What a player of the pro's works on and is reminded of: one of each to keep, and one to be deleted. */
export interface Practice {
  skill_id: string;
  deleted_skill_id: string;
  reminder_ids: [string, string];
  deleted_reminder_id: string;
}

export async function practice(services: AppServices, pro: Actor, player: Actor): Promise<Practice> {
  const skill = async (discipline: string) =>
    (await addSkill(pro, { user_id: player.id, discipline, score: 5, description: '<p>Slow</p>' }, services)).id;
  const reminder = async (title: string) => (await addReminder(pro, { user_id: player.id, title }, services)).id;
  return {
    skill_id: await skill('Putting'),
    deleted_skill_id: await skill('Driver'),
    reminder_ids: [await reminder('Head still'), await reminder('Feet together')],
    deleted_reminder_id: await reminder('Never mind'),
  };
}
