import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchFirst, fetchRows, query } from '@fairway/db/query';

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

const selectOnboardings = query
  .selectFrom('onboardings as o')
  .innerJoin('users as pro', (join) => join.onRef('pro.id', '=', 'o.pro_id').on('pro.deleted_at', 'is', null))
  .select(['o.id', 'o.pro_id', 'o.invitation_id', 'o.user_id', 'o.step', 'o.email', 'o.password_hash'])
  .select(['o.address_line1', 'o.address_line2', 'o.address_city', 'o.address_postcode', 'o.address_county'])
  .select(['o.first_name', 'o.last_name', 'o.phone', 'o.gender', 'o.handed', 'o.tos_accepted_at', 'o.stripe_id'])
  .select((eb) => eb.cast<string | null>('o.dob', 'text').as('dob'))
  .select(['pro.first_name as pro_first_name', 'pro.last_name as pro_last_name', 'pro.timezone as pro_timezone']);

const selectByToken = (token_hash: string, now: Date) =>
  selectOnboardings.where('o.token_hash', '=', token_hash).where('o.expires_at', '>', now);

/** The onboarding of a token that is in time. */
export const findOnboarding = (db: DbOrTx, token_hash: string, now: Date): Promise<OnboardingRow | null> =>
  fetchFirst(db, selectByToken(token_hash, now));

/**
 * The same, kept from every other step until the transaction ends. Two that finish at once: the second waits, and then finds
 * the user that the first has made.
 */
export const lockOnboarding = (tx: Tx, token_hash: string, now: Date): Promise<OnboardingRow | null> =>
  fetchFirst(tx, selectByToken(token_hash, now).forUpdate('o'));

/**
 * Keeps a live pro from leaving until the transaction ends; false when they have left. It comes first in every way of joining:
 * whoever erases a pro locks them first too, so that the two cannot wait for each other.
 */
export async function keepCoach(tx: Tx, pro_id: string): Promise<boolean> {
  const coach = query
    .selectFrom('users')
    .select('id')
    .where('id', '=', pro_id)
    .where('type', '=', 'pro')
    .where('deleted_at', 'is', null)
    .forShare();
  return (await fetchFirst(tx, coach)) !== null;
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

type StepAnswers = Partial<
  Omit<OnboardingRow, 'id' | 'user_id' | 'dob' | 'pro_first_name' | 'pro_last_name' | 'pro_timezone'>
> & {
  dob?: Date;
};

/** Writes the answers of a step, and how far it leads; false when the onboarding has become a user meanwhile. */
export async function writeStep(db: DbOrTx, id: string, step: number, answers: StepAnswers): Promise<boolean> {
  const { count } = await db.onboardings.updateMany({ where: { id, user_id: null }, data: answers });
  // A step posted again takes nobody back.
  await db.onboardings.updateMany({ where: { id, user_id: null, step: { lt: step } }, data: { step } });
  return count === 1;
}

/** Ties an onboarding to the user it led to; its token answers for a little while yet. */
export async function settleOnboarding(tx: Tx, id: string, user_id: string, expires_at: Date): Promise<void> {
  await tx.onboardings.update({ where: { id }, data: { user_id, step: 5, expires_at } });
}

/** The live pro of a referral code, however it is typed (A7). */
export const findCoach = (
  db: DbOrTx,
  code: string,
): Promise<{ id: string; first_name: string; last_name: string; timezone: string } | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'timezone'])
      .where((eb) => eb(eb.fn('upper', ['referral_code']), '=', eb.fn('upper', [eb.val(code)])))
      .where('type', '=', 'pro')
      .where('deleted_at', 'is', null),
  );

/** A signed-in player as the wizard knows them. */
export interface WizardRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  dob: string | null;
  gender: 'male' | 'female' | null;
  handed: 'left' | 'right' | null;
  address_line1: string | null;
  address_line2: string | null;
  address_city: string | null;
  address_postcode: string | null;
  address_county: string | null;
  stripe_id: string | null;
  stripe_payment_method: string | null;
  stripe_card: string | null;
  pro_first_name: string | null;
  pro_last_name: string | null;
}

/** A live player, in one round trip. */
export const readWizard = (db: DbOrTx, id: string): Promise<WizardRow | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('users as u')
      .leftJoin('users as pro', 'pro.id', 'u.pro_id')
      .select(['u.id', 'u.first_name', 'u.last_name', 'u.phone', 'u.gender', 'u.handed'])
      .select((eb) => [
        eb.fn.coalesce('u.email', eb.val('')).as('email'),
        eb.cast<string | null>('u.dob', 'text').as('dob'),
      ])
      .select(['u.address_line1', 'u.address_line2', 'u.address_city', 'u.address_postcode', 'u.address_county'])
      .select(['u.stripe_id', 'u.stripe_payment_method', 'u.stripe_card'])
      .select(['pro.first_name as pro_first_name', 'pro.last_name as pro_last_name'])
      .where('u.id', '=', id)
      .where('u.type', '=', 'player')
      .where('u.deleted_at', 'is', null),
  );

/** Whether a person still has the password of this hash. Nobody changes or resets it until the transaction ends. */
export async function keepsPassword(tx: Tx, id: string, password_hash: string): Promise<boolean> {
  const person = query
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('deleted_at', 'is', null)
    .forShare();
  return (await fetchFirst(tx, person)) !== null;
}

/** What the wizard may write of a player. */
export interface WizardFields {
  address_line1?: string;
  address_line2?: string | null;
  address_city?: string;
  address_postcode?: string;
  address_county?: string | null;
  first_name?: string;
  last_name?: string;
  phone?: string;
  dob?: Date;
  gender?: 'male' | 'female' | null;
  handed?: 'left' | 'right';
  tos_accepted_at?: Date;
  stripe_id?: string;
  stripe_payment_method?: string;
  stripe_card?: string;
  card_later_at?: Date | null;
}

export async function writePlayer(db: DbOrTx, id: string, fields: WizardFields): Promise<void> {
  await db.users.updateMany({ where: { id, type: 'player', deleted_at: null }, data: fields });
}

/** Removes at most `limit` onboardings whose time is over; answers each with the customer that nobody became. */
export function deleteOldOnboardings(tx: Tx, now: Date, limit: number): Promise<{ stripe_id: string | null }[]> {
  const old = query.selectFrom('onboardings').select('id').where('expires_at', '<=', now).limit(limit);
  return fetchRows(
    tx,
    query
      .deleteFrom('onboardings')
      .where('id', 'in', old)
      .returning((eb) => eb.case().when('user_id', 'is', null).then(eb.ref('stripe_id')).end().as('stripe_id')),
  );
}
