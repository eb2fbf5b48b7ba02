import type { DueSession, PracticePlan, PracticeSession } from '@fairway/contracts/practice/plans';
import { drillView } from '#domains/practice/drills/view.ts';
import type { PlanRow, SessionRow } from './repository.ts';

const sessionView = ({ session_id, due_on, score, note, done_on, result_key }: SessionRow): PracticeSession => ({
  id: session_id,
  due_on,
  score,
  note,
  done_on,
  result_key,
});

export const dueView = (row: SessionRow): DueSession => ({
  ...sessionView(row),
  plan_id: row.plan_id,
  drill: drillView(row),
});

/** A plan with its sessions by drill; a player hears the title of a lesson once its record is published. */
export function planView({ sessions, lesson, ...plan }: PlanRow, isPro: boolean): PracticePlan {
  const drills = new Map<string, PracticePlan['drills'][number]>();
  for (const row of sessions) {
    const entry = drills.get(row.id) ?? { drill: drillView(row), sessions: [] };
    entry.sessions.push(sessionView(row));
    drills.set(row.id, entry);
  }
  return {
    id: plan.id,
    note: plan.note,
    lesson: lesson && {
      id: lesson.id,
      title: isPro || lesson.is_published ? lesson.title : null,
      starts_at: lesson.starts_at,
    },
    revision: plan.revision,
    created_at: plan.created_at,
    ended_at: plan.ended_at,
    drills: [...drills.values()],
  };
}
