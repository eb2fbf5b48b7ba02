import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { LessonPart } from '@fairway/ui/features/lessons/components/LessonHistory/LessonParts';

/**
 * Which lessons are listed beside one of them: those that were asked for, else those on its own side of now. Null while that is not
 * known.
 */
export function findPart(
  asked: LessonPart | undefined,
  chosen: Pick<Lesson, 'ends_at' | 'cancelled_at'> | null | undefined,
  now: Date,
): LessonPart | null {
  if (asked) return asked;
  if (chosen === undefined) return null;
  return chosen && !chosen.cancelled_at && Date.parse(chosen.ends_at) > now.getTime() ? 'upcoming' : 'past';
}
