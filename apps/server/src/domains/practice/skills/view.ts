import type { Skill } from '@fairway/contracts/practice/skills';
import { drillCardView } from '#domains/practice/drills/view.ts';
import type { SkillRow } from './repository.ts';

export const skillView = (row: SkillRow): Skill => ({
  id: row.id,
  user_id: row.user_id,
  discipline: row.discipline,
  score: row.score,
  description: row.description,
  lesson_id: row.lesson_id,
  lesson: row.lesson,
  drills: row.drills.map(drillCardView),
  history: row.history,
});
