import type { UserType } from '@fairway/contracts/auth/accounts';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { execute, query } from '@fairway/db/query';

/** A person to be added, with their settings. */
export interface NewUser {
  type: UserType;
  /** Null for a child who has no sign-in of their own (A15). */
  email: string | null;
  /** For whoever has proved it on the way here. */
  email_verified_at?: Date | null;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone?: string | null;
  pro_id?: string | null;
  guardian_id?: string | null;
  gender?: 'male' | 'female' | null;
  handed?: 'left' | 'right' | null;
  dob?: Date | null;
  shoe?: number | null;
  address_line1?: string | null;
  address_line2?: string | null;
  address_city?: string | null;
  address_postcode?: string | null;
  address_county?: string | null;
  tos_accepted_at?: Date | null;
  timezone?: string;
  referral_code?: string | null;
  calendar_token: string;
  subscribed_until?: Date | null;
  stripe_id?: string | null;
  stripe_payment_method?: string | null;
  stripe_card?: string | null;
  /** The card may wait until one is needed (A9). */
  card_later_at?: Date | null;
  created_at: Date;
}

export async function insertUser(tx: Tx, user: NewUser): Promise<string> {
  const { id } = await tx.users.create({ data: { ...user, settings: { create: {} } }, select: { id: true } });
  return id;
}

/** Gives a pro a new validation code, unless an open invitation has it: the field for codes takes either kind (A7). */
export async function writeReferralCode(db: DbOrTx, id: string, referral_code: string): Promise<boolean> {
  const open = query
    .selectFrom('invitations')
    .select('id')
    .where((eb) => eb(eb.fn('upper', ['code']), '=', eb.fn('upper', [eb.val(referral_code)])))
    .where('accepted_at', 'is', null);
  const written = await execute(
    db,
    query
      .updateTable('users')
      .set({ referral_code })
      .where('id', '=', id)
      .where('type', '=', 'pro')
      .where('deleted_at', 'is', null)
      .where((eb) => eb.not(eb.exists(open))),
  );
  return written > 0;
}
