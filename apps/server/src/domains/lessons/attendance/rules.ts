import { LESSON_TYPES } from '@fairway/contracts/constants';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';

/** The facts of a lesson that say whether attendance is noted of it. Instants in milliseconds. */
export interface AttendanceState {
  type: number;
  player_id: string | null;
  cancelled: boolean;
  ends_at: number;
}

/** Why it cannot be noted now whether the player came, or null (D22). */
export function attendanceRefusal(lesson: AttendanceState, by: 'pro' | 'player', now: number): string | null {
  if (by === 'player') return LESSON_MESSAGES.attendanceCoach;
  if (lesson.type === LESSON_TYPES.video) return LESSON_MESSAGES.attendanceVideo;
  if (lesson.type === LESSON_TYPES.group) return LESSON_MESSAGES.attendanceGroup;
  if (lesson.player_id === null) return LESSON_MESSAGES.attendanceGuest;
  if (lesson.cancelled) return LESSON_MESSAGES.cancelled;
  return now < lesson.ends_at ? LESSON_MESSAGES.attendanceEarly : null;
}
