import type { CoachHome } from '@fairway/contracts/lessons/coach-home';
import type { AdjacentLessons } from '#domains/lessons/lesson/service.ts';
import type { HomeFacts } from './repository.ts';
import { firstSteps } from './rules.ts';

/** A coach's home for the wire. */
export function homeView(
  { current, next, todays, freed }: AdjacentLessons & Pick<CoachHome, 'todays' | 'freed'>,
  facts: HomeFacts,
): CoachHome {
  const { records, fees, unread, expired_invitations, phones } = facts;
  const met = current ?? next;
  return {
    current_lesson: current,
    next_lesson: next,
    todays,
    phone: phones.find(({ lesson_id }) => lesson_id === met?.id)?.phone ?? null,
    freed,
    due: { records, fees, unread, expired_invitations },
    first_steps: firstSteps(facts),
  };
}
