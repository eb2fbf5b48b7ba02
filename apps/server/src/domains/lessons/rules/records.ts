/** The facts of a lesson that say whether its record is due. */
export interface RecordState {
  ends_at: string;
  cancelled_at: string | null;
  player_id: string | null;
}

/** Whether a lesson awaits its record: over, not cancelled, with a real player (R1). */
export const awaitsRecord = (lesson: RecordState, now: number): boolean =>
  lesson.player_id !== null && lesson.cancelled_at === null && Date.parse(lesson.ends_at) <= now;
