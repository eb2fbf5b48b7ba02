import type { Profile } from '@fairway/contracts/users/profile';
import { toPicturePath } from '#domains/files/stored-files/rules.ts';
import type { ProfileRow } from './repository.ts';

/** A pro's row as the wire shows it to them and to their players. */
export const profileFrom = (row: ProfileRow): Profile => ({
  image: row.image_key === null ? null : toPicturePath(row.image_key),
  qualifications: row.qualifications ?? '',
  specialisms: row.specialisms ?? '',
  intro: row.intro ?? '',
  email: row.email ?? '',
  phone: row.phone ?? '',
  pro: { id: row.id, first_name: row.first_name, last_name: row.last_name },
  updated_at: row.updated_at?.toISOString() ?? null,
});
