import type { SkillLesson } from '@fairway/contracts/practice/skills';
import { formatDate } from '@fairway/time/phrases';
import { dayAt } from '../../../format/zones.ts';

/** What a lesson is called: its title where it has one, and the day it was on. */
export function nameLesson({ title, starts_at }: SkillLesson, timezone: string): string {
  const day = formatDate(dayAt(new Date(starts_at), timezone));
  return title ? `${title}, ${day}` : `Lesson on ${day}`;
}
