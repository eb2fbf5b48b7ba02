import type { DueSession, PracticePlan, PracticeSession } from '@fairway/contracts/practice/plans';
import { drillView } from '#domains/practice/drills/view.ts';
import type { PlanRow, SessionRow } from './repository.ts';

type DayRow = Pick<SessionRow, 'session_id' | 'due_on' | 'score' | 'note' | 'done_on' | 'result_key'>;

const sessionView = ({ session_id, due_on, score, note, done_on, result_key }: DayRow): PracticeSession => ({
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

/** A plan with its sessions by drill, the drills in the order of these; a player hears the title of a lesson once its record is published. */
export function planView({ sessions, drills, lesson, ...plan }: PlanRow, isPro: boolean): PracticePlan {
  const days = Map.groupBy(sessions, ({ drill_id }) => drill_id);
  const known = new Map(drills.map((row) => [row.id, drillView(row)]));
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
    drills: [...days].flatMap(([id, rows]) => {
      const drill = known.get(id);
      return drill ? { drill, sessions: rows.map(sessionView) } : [];
    }),
  };
}
