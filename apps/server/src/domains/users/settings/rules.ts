import { USER_MESSAGES } from '@fairway/contracts/messages/users';
import type { OwnSettings, SettingsIn } from '@fairway/contracts/users/settings';
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
  'refill_refund',
] as const;

/** Whether the change touches what only a pro decides (A14). */
export const touchesLessons = (change: SettingsIn): boolean => OF_PROS.some((field) => change[field] !== undefined);

/** What would be wrong with the settings after a change, by field. */
export function faultsAfter(
  settings: Omit<OwnSettings, 'notification_matrix'>,
  { notification_matrix: _cells, ...change }: SettingsIn,
): FieldErrors | null {
  const after = { ...settings, ...change };
  const { quiet_from, quiet_until } = after;
  if ((quiet_from === null) !== (quiet_until === null))
    return { [quiet_from === null ? 'quiet_from' : 'quiet_until']: [USER_MESSAGES.quietBoth] };
  if (quiet_from !== null && quiet_from === quiet_until) return { quiet_until: [USER_MESSAGES.quietSame] };
  const asked = change.video_lessons_enabled !== undefined || change.video_lessons_price !== undefined;
  if (asked && after.video_lessons_enabled && !after.video_lessons_price)
    return { video_lessons_price: ['Please specify a price'] };
  return null;
}
