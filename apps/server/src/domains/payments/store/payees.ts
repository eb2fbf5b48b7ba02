import type { User } from '@fairway/contracts/accounts';
import type { ProOnboarding } from '@fairway/contracts/payments';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { PAYER, type PayerRow } from './payers.ts';

const ADDRESS = {
  address_line1: true,
  address_line2: true,
  address_city: true,
  address_postcode: true,
  address_county: true,
} as const;
const STANDING = { account_last4: true, account_status: true, identity_status: true } as const;

/** A pro as a payee. */
export interface PayeeRow
  extends
    PayerRow,
    Pick<User, 'phone' | 'currency'>,
    Pick<ProOnboarding, keyof typeof ADDRESS | keyof typeof STANDING> {
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

export const readPayee = (db: DbOrTx, id: string): Promise<PayeeRow | null> =>
  db.users.findFirst({ where: { id, type: 'pro', deleted_at: null }, select: PAYEE });

/** What is written of a payee. */
export interface PayeeFields {
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
export async function writePayee(db: DbOrTx, id: string, data: PayeeFields): Promise<boolean> {
  return (await db.users.updateMany({ where: { id, type: 'pro', deleted_at: null }, data })).count === 1;
}

/** Holds a payee's row until the transaction ends; answers what we know of their identity. */
export async function lockPayee(tx: Tx, stripe_account_id: string): Promise<PayeeRow['identity_status']> {
  const rows = await tx.$queryRaw<Pick<PayeeRow, 'identity_status'>[]>(sql`
    SELECT identity_status FROM users WHERE stripe_account_id = ${stripe_account_id} FOR UPDATE`);
  return rows[0]?.identity_status ?? 'none';
}

/** Writes how a payee stands, as the provider tells. */
export async function writeStanding(
  tx: Tx,
  stripe_account_id: string,
  data: Partial<Pick<PayeeRow, keyof typeof STANDING>>,
): Promise<void> {
  await tx.users.updateMany({ where: { stripe_account_id, deleted_at: null }, data });
}
