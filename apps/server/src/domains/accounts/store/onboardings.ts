import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql, type Sql } from '@fairway/db/sql';

/** A player on the way in, as the steps have told so far, and the live pro they are joining. */
export interface OnboardingRow {
  id: string;
  pro_id: string;
  invitation_id: string | null;
  user_id: string | null;
  step: number;
  email: string;
  password_hash: string;
  address_line1: string | null;
  address_line2: string | null;
  address_city: string | null;
  address_postcode: string | null;
  address_county: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  dob: string | null;
  gender: 'male' | 'female' | null;
  handed: 'left' | 'right' | null;
  tos_accepted_at: Date | null;
  stripe_id: string | null;
  pro_first_name: string;
  pro_last_name: string;
  pro_timezone: string;
}

const byToken = (token_hash: string, now: Date): Sql => sql`
  SELECT o.id, o.pro_id, o.invitation_id, o.user_id, o.step, o.email, o.password_hash, o.address_line1, o.address_line2,
    o.address_city, o.address_postcode, o.address_county, o.first_name, o.last_name, o.phone, o.dob::text, o.gender, o.handed,
    o.tos_accepted_at, o.stripe_id, pro.first_name AS pro_first_name, pro.last_name AS pro_last_name, pro.timezone AS pro_timezone
  FROM onboardings o JOIN users pro ON pro.id = o.pro_id AND pro.deleted_at IS NULL
  WHERE o.token_hash = ${token_hash} AND o.expires_at > ${now}`;

/** The onboarding of a token that is in time. */
export async function findOnboarding(db: DbOrTx, token_hash: string, now: Date): Promise<OnboardingRow | null> {
  const rows = await db.$queryRaw<OnboardingRow[]>(byToken(token_hash, now));
  return rows[0] ?? null;
}

/**
 * The same, kept from every other step until the transaction ends. Two that finish at once: the second waits, and then finds
 * the user that the first has made.
 */
export async function lockOnboarding(tx: Tx, token_hash: string, now: Date): Promise<OnboardingRow | null> {
  const rows = await tx.$queryRaw<OnboardingRow[]>(sql`${byToken(token_hash, now)} FOR UPDATE OF o`);
  return rows[0] ?? null;
}

/**
 * Keeps a live pro from leaving until the transaction ends; false when they have left. It comes first in every way of joining:
 * whoever erases a pro locks them first too, so that the two cannot wait for each other.
 */
export async function keepCoach(tx: Tx, pro_id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>(sql`
    SELECT id FROM users WHERE id = ${pro_id}::uuid AND type = 'pro' AND deleted_at IS NULL FOR SHARE`);
  return rows.length === 1;
}

export interface NewOnboarding {
  token_hash: string;
  pro_id: string;
  invitation_id: string | null;
  email: string;
  password_hash: string;
  created_at: Date;
  expires_at: Date;
}

export async function insertOnboarding(db: DbOrTx, row: NewOnboarding): Promise<void> {
  await db.onboardings.create({ data: row });
}

type Told = Partial<
  Omit<OnboardingRow, 'id' | 'user_id' | 'dob' | 'pro_first_name' | 'pro_last_name' | 'pro_timezone'>
> & {
  dob?: Date;
};

/** Writes what a step has told, and how far it leads; false when the onboarding has become a user meanwhile. */
export async function writeStep(db: DbOrTx, id: string, step: number, told: Told): Promise<boolean> {
  const { count } = await db.onboardings.updateMany({ where: { id, user_id: null }, data: told });
  // A step posted again takes nobody back.
  await db.onboardings.updateMany({ where: { id, user_id: null, step: { lt: step } }, data: { step } });
  return count === 1;
}

/** Ties an onboarding to the user it led to; its token answers for a little while yet. */
export async function settleOnboarding(tx: Tx, id: string, user_id: string, expires_at: Date): Promise<void> {
  await tx.onboardings.update({ where: { id }, data: { user_id, step: 5, expires_at } });
}

/** The live pro of a referral code, however it is typed (A7). */
export async function findCoach(
  db: DbOrTx,
  code: string,
): Promise<{ id: string; first_name: string; last_name: string } | null> {
  const rows = await db.$queryRaw<{ id: string; first_name: string; last_name: string }[]>(sql`
    SELECT id, first_name, last_name FROM users
    WHERE upper(referral_code) = upper(${code}) AND type = 'pro' AND deleted_at IS NULL`);
  return rows[0] ?? null;
}
