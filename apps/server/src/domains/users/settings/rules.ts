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
  'vat_number',
  'vat_rate',
  'public_page_enabled',
  'public_page_indexed',
] as const;

/** Whether the change touches what only a pro decides (A14). */
export const touchesLessons = (change: SettingsIn): boolean => OF_PROS.some((field) => change[field] !== undefined);

/**
 * What would be wrong with the settings after a change, by field.
 * @param isVatNumber whether a VAT number can be one at all, check digits included
 */
export function faultsAfter(
  settings: Omit<OwnSettings, 'notification_matrix'>,
  { notification_matrix: _cells, ...change }: SettingsIn,
  isVatNumber: (vat_number: string) => boolean,
): FieldErrors | null {
  const after = { ...settings, ...change };
  const { quiet_from, quiet_until } = after;
  if ((quiet_from === null) !== (quiet_until === null))
    return { [quiet_from === null ? 'quiet_from' : 'quiet_until']: [USER_MESSAGES.quietBoth] };
  if (quiet_from !== null && quiet_from === quiet_until) return { quiet_until: [USER_MESSAGES.quietSame] };
  if (after.vat_number !== null && !isVatNumber(after.vat_number)) return { vat_number: [USER_MESSAGES.vatNumber] };
  if (after.vat_number !== null && after.vat_rate === null) return { vat_rate: [USER_MESSAGES.vatRateMissing] };
  if (after.vat_number === null && after.vat_rate !== null) return { vat_number: [USER_MESSAGES.vatNumberMissing] };
  const asked = change.video_lessons_enabled !== undefined || change.video_lessons_price !== undefined;
  if (asked && after.video_lessons_enabled && !after.video_lessons_price)
    return { video_lessons_price: ['Please specify a price'] };
  return null;
}
