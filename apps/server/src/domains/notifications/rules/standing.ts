import type { Happening, LessonHappening } from './facts.ts';

const DAY = 86_400_000;

function lessonOutdated({ topic, payload, lesson }: LessonHappening, now: Date): string | null {
  const at = now.getTime();
  if (topic === 'lesson.cancelled') return at >= lesson.ends_at.getTime() + DAY ? 'the lesson is long over' : null;
  if (lesson.cancelled_at) return 'the lesson was cancelled since';
  if (topic === 'lesson.reminder') {
    if (lesson.starts_at.getTime() !== Date.parse(payload.starts_at)) return 'the lesson was moved since';
    return at >= lesson.starts_at.getTime() ? 'the lesson has begun' : null;
  }
  return at >= lesson.ends_at.getTime() ? 'the lesson is over' : null;
}

/**
 * Why a notice that is about to go out would no longer be true or of use, or null when it still is. What has happened to the
 * lesson since has a notice of its own, so:
 * - a booking or a move is not told once the lesson is cancelled (the cancellation is) or over;
 * - a booking of a lesson that was moved since is told, with the time it has now, as the move is after it;
 * - a cancellation is told until a day after the lesson, since a fee or credits hang on it;
 * - a reminder is for one start: none once the lesson moved, began or was cancelled (decision M5).
 */
export const outdated = (happening: Happening, now: Date): string | null =>
  'lesson' in happening ? lessonOutdated(happening, now) : null;
