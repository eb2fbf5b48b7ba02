/** What is kept of a skill beside its scores. */
export interface SkillState {
  discipline: string;
  score: number;
  description: string;
  lesson_id: string | null;
}

/** What was sent of it; what is undefined stays. */
export type SkillChange = {
  discipline?: string | undefined;
  score?: number | undefined;
  description?: string | null | undefined;
  lesson_id?: string | null | undefined;
};

/** A skill as it is once what was sent has been applied. */
export const applyChange = (before: SkillState, sent: SkillChange): SkillState => ({
  discipline: sent.discipline ?? before.discipline,
  score: sent.score ?? before.score,
  description: sent.description === undefined ? before.description : (sent.description ?? ''),
  lesson_id: sent.lesson_id === undefined ? before.lesson_id : sent.lesson_id,
});

/** Whether a reader is shown skills: the coach always, the player while the coach has them switched on. */
export const showsSkills = (reader: { type: string }, player: { skills_enabled: boolean }): boolean =>
  reader.type === 'pro' || player.skills_enabled;
