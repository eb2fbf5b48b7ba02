import type { User } from '@fairway/contracts/auth/accounts';
import type { ProOnboarding } from '@fairway/contracts/checkout/payments';
import type { DbOrTx } from '@fairway/db/client';
import { execute, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { PAYER, type PayerRow } from '#domains/checkout/cards/repository.ts';

const ADDRESS = {
  address_line1: true,
  address_line2: true,
  address_city: true,
  address_postcode: true,
  address_county: true,
} as const;
const STANDING = { account_last4: true, account_status: true, identity_status: true } as const;

/** A pro as a payee. */
export interface ConnectedAccountRow
  extends
    Omit<PayerRow, 'email'>,
    Pick<User, 'phone' | 'currency'>,
    Pick<ProOnboarding, keyof typeof ADDRESS | keyof typeof STANDING> {
  /** A coach always has an address. */
  email: string;
  dob: Date | null;
  stripe_account_id: string | null;
}

const PAYEE = {
  ...PAYER,
  ...ADDRESS,
  ...STANDING,
  phone: true,
  currency: true,
  dob: true,
  stripe_account_id: true,
} as const;

export async function findConnectedAccount(db: DbOrTx, id: string): Promise<ConnectedAccountRow | null> {
  const row = await db.users.findFirst({ where: { id, type: 'pro', deleted_at: null }, select: PAYEE });
  return row?.email ? { ...row, email: row.email } : null;
}

/** What is written of a payee. */
export interface ConnectedAccountFields {
  address_line1: string;
  address_line2: string | null;
  address_city: string;
  address_postcode: string;
  address_county: string | null;
  dob: Date;
  tos_accepted_at: Date;
  stripe_id: string;
  stripe_account_id: string;
}

/** Writes it all at once; false when the pro is gone meanwhile. */
export async function updateConnectedAccount(db: DbOrTx, id: string, data: ConnectedAccountFields): Promise<boolean> {
  return (await db.users.updateMany({ where: { id, type: 'pro', deleted_at: null }, data })).count === 1;
}

/**
 * The number of a question to the provider, taken before it is asked. Numbers and not times tell which question came later: two
 * are asked within a millisecond, and by processes whose clocks differ.
 */
export async function nextQuestionNumber(db: DbOrTx): Promise<bigint> {
  const [row] = await fetchRows(db, sql<{ question: bigint }>`SELECT nextval('payee_questions') AS question`);
  return row!.question;
}

/** How a payee stands, by the answer to a question of this number; null when the answer does not say. */
export interface ConnectedAccountState {
  account_last4: ConnectedAccountRow['account_last4'];
  account_status: ConnectedAccountRow['account_status'];
  identity_status: ConnectedAccountRow['identity_status'] | null;
  question: bigint;
}

/**
 * Writes how a payee stands, and answers what is kept of their identity. Two answers at once: the one to the later question stays,
 * in whatever order they arrive, for it has seen everything that the earlier one could have.
 */
export async function updateConnectedAccountState(
  db: DbOrTx,
  stripe_account_id: string,
  { account_last4, account_status, identity_status, question }: ConnectedAccountState,
): Promise<ConnectedAccountRow['identity_status']> {
  await execute(
    db,
    query
      .updateTable('users')
      .set({
        account_last4,
        account_status,
        ...(identity_status === null ? {} : { identity_status }),
        standing_question: question,
      })
      .where('stripe_account_id', '=', stripe_account_id)
      .where('deleted_at', 'is', null)
      .where((eb) => eb.or([eb('standing_question', 'is', null), eb('standing_question', '<', question)])),
  );
  const kept = await db.users.findFirst({ where: { stripe_account_id }, select: { identity_status: true } });
  return kept?.identity_status ?? 'none';
}
