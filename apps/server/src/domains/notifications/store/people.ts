import type { Person } from '../rules/facts.ts';

/** What a notice needs of a person's row. */
export const PERSON = {
  id: true,
  email: true,
  phone: true,
  first_name: true,
  last_name: true,
  timezone: true,
  deleted_at: true,
  settings: { select: { notification_email: true, notification_text: true, notification_push: true } },
} as const;

/** For whoever has no switches of their own. */
export const ALL_ON = { notification_email: true, notification_text: true, notification_push: true };

type Row = Omit<Person, keyof typeof ALL_ON> & { deleted_at: Date | null; settings: typeof ALL_ON | null };

/** Nobody, once they have left. */
export function personOf(row: Row | null): Person | null {
  if (!row || row.deleted_at) return null;
  const { deleted_at: _deleted, settings, ...person } = row;
  return { ...person, ...(settings ?? ALL_ON) };
}
