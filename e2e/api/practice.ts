import { acceptGoal, proposeGoal } from '../../apps/server/src/domains/practice/goals/service.ts';
import { addReminder } from '../../apps/server/src/domains/practice/key-reminders/service.ts';
import { addSkill } from '../../apps/server/src/domains/practice/skills/service.ts';
import type { Actor, AppServices } from '../../apps/server/src/app/context.ts';

/** What a player of the pro's works on and is reminded of: one of each to keep, and one to be deleted. */
export interface Practice {
  skill_id: string;
  deleted_skill_id: string;
  reminder_ids: [string, string];
  deleted_reminder_id: string;
  /** Goals of the player's: what the coach proposed to be changed, to be accepted and to be noted, and one to be given up. */
  goal_ids: { edited: string; accepted: string; agreed: string; deleted: string };
}

const nextYear = (now: Date): string => `${now.getUTCFullYear() + 1}-12-01`;

export async function practice(services: AppServices, pro: Actor, player: Actor): Promise<Practice> {
  const skill = async (discipline: string) =>
    (await addSkill(pro, { user_id: player.id, discipline, score: 5, description: '<p>Slow</p>' }, services)).id;
  const reminder = async (title: string) => (await addReminder(pro, { user_id: player.id, title }, services)).id;
  const goal = async (title: string) => {
    const fields = { measure: 'handicap', unit: '', start: 14, target: 9.9, due_on: nextYear(services.now()) } as const;
    const goals = await proposeGoal(pro, { player_id: player.id, title, ...fields }, services);
    return goals.find((one) => one.title === title)!.id;
  };
  const agreed = await goal('Single figures');
  await acceptGoal(player, { id: agreed, revision: 1 }, services);
  return {
    skill_id: await skill('Putting'),
    deleted_skill_id: await skill('Driver'),
    reminder_ids: [await reminder('Head still'), await reminder('Feet together')],
    deleted_reminder_id: await reminder('Never mind'),
    goal_ids: {
      agreed,
      edited: await goal('Break 90'),
      accepted: await goal('Break 80'),
      deleted: await goal('Never mind'),
    },
  };
}
