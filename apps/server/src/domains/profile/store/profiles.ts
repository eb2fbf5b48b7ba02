import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

export interface ProfileRow {
  id: string;
  first_name: string;
  last_name: string;
  qualifications: string | null;
  specialisms: string | null;
  intro: string | null;
  email: string | null;
  phone: string | null;
  image_key: string | null;
  updated_at: Date | null;
}

/** A live pro with what they tell of themself, which may be nothing yet. */
export async function readProfile(db: DbOrTx, pro_id: string): Promise<ProfileRow | null> {
  const rows = await db.$queryRaw<ProfileRow[]>(sql`
    SELECT u.id, u.first_name, u.last_name, p.qualifications, p.specialisms, p.intro, p.email, p.phone, p.updated_at, f.key AS image_key
    FROM users u
    LEFT JOIN pro_profiles p ON p.user_id = u.id
    LEFT JOIN files f ON f.id = p.image_id
    WHERE u.id = ${pro_id}::uuid AND u.type = 'pro' AND u.deleted_at IS NULL`);
  return rows[0] ?? null;
}

/** Holds a pro's profile, made if there is none, until the transaction ends; answers its present picture. */
export async function holdProfile(
  tx: Tx,
  user_id: string,
): Promise<{ image_id: string | null; image_key: string | null }> {
  await tx.$executeRaw(sql`INSERT INTO pro_profiles (user_id) VALUES (${user_id}::uuid) ON CONFLICT DO NOTHING`);
  const rows = await tx.$queryRaw<{ image_id: string | null; image_key: string | null }[]>(sql`
    SELECT p.image_id, f.key AS image_key FROM pro_profiles p LEFT JOIN files f ON f.id = p.image_id
    WHERE p.user_id = ${user_id}::uuid FOR UPDATE OF p`);
  return rows[0] ?? { image_id: null, image_key: null };
}

export interface ProfileFields {
  image_id?: string | null;
  qualifications?: string;
  specialisms?: string;
  intro?: string;
  email?: string;
  phone?: string;
}

export async function writeProfile(tx: Tx, user_id: string, fields: ProfileFields, updated_at: Date): Promise<void> {
  await tx.pro_profiles.update({ where: { user_id }, data: { ...fields, updated_at } });
}
