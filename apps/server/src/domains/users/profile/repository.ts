import type { DbOrTx, Tx } from '@fairway/db/client';
import { execute, fetchFirst, query } from '@fairway/db/query';

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
export const readProfile = (db: DbOrTx, pro_id: string): Promise<ProfileRow | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('users as u')
      .leftJoin('pro_profiles as p', 'p.user_id', 'u.id')
      .leftJoin('files as f', 'f.id', 'p.image_id')
      .select(['u.id', 'u.first_name', 'u.last_name', 'p.qualifications', 'p.specialisms', 'p.intro'])
      .select(['p.email', 'p.phone', 'p.updated_at', 'f.key as image_key'])
      .where('u.id', '=', pro_id)
      .where('u.type', '=', 'pro')
      .where('u.deleted_at', 'is', null),
  );

/** Holds a pro's profile, made if there is none, until the transaction ends; answers its present picture. */
export async function holdProfile(
  tx: Tx,
  user_id: string,
): Promise<{ image_id: string | null; image_key: string | null }> {
  await execute(
    tx,
    query
      .insertInto('pro_profiles')
      .values({ user_id })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const profile = await fetchFirst(
    tx,
    query
      .selectFrom('pro_profiles as p')
      .leftJoin('files as f', 'f.id', 'p.image_id')
      .select(['p.image_id', 'f.key as image_key'])
      .where('p.user_id', '=', user_id)
      .forUpdate('p'),
  );
  return profile ?? { image_id: null, image_key: null };
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
