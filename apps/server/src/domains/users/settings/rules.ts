import type { Settings, SettingsIn } from '@fairway/contracts/users/settings';
import type { FieldErrors } from '@fairway/contracts/errors';

const OF_PROS = [
  'lesson_duration',
  'lesson_price',
  'preffered_lesson_duration',
  'video_lessons_enabled',
  'video_lessons_price',
  'booking_notice_hours',
  'lesson_buffer_minutes',
  'lessons_per_day',
] as const;

/** Whether the change touches what only a pro decides (A14). */
export const touchesLessons = (change: SettingsIn): boolean => OF_PROS.some((field) => change[field] !== undefined);

/** What would be wrong with the settings after a change, by field. */
export function faultsAfter(settings: Settings, change: SettingsIn): FieldErrors | null {
  const after = { ...settings, ...change };
  const asked = change.video_lessons_enabled !== undefined || change.video_lessons_price !== undefined;
  if (asked && after.video_lessons_enabled && !after.video_lessons_price)
    return { video_lessons_price: ['Please specify a price'] };
  return null;
}
