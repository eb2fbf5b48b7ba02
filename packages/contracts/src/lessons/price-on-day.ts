import { priceFor } from '../constants.ts';

/**
 * What a lesson costs on the day, in minor units; null where the pro has set no price. A place costs what its group lesson says, or as
 * much as the credits that it takes (D21).
 */
export function priceOnDay(
  { duration, group }: { duration: number; group: { credits: number; price: number | null } | null },
  lesson_price: number | null,
): number | null {
  if (!group) return priceFor(duration, lesson_price);
  return group.price ?? (lesson_price === null ? null : group.credits * lesson_price);
}
