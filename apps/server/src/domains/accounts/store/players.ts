import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

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
export async function readWizard(db: DbOrTx, id: string): Promise<WizardRow | null> {
  const rows = await db.$queryRaw<WizardRow[]>(sql`
    SELECT u.id, u.email, u.first_name, u.last_name, u.phone, u.dob::text, u.gender, u.handed, u.address_line1, u.address_line2,
      u.address_city, u.address_postcode, u.address_county, u.stripe_id, u.stripe_payment_method, u.stripe_card,
      pro.first_name AS pro_first_name, pro.last_name AS pro_last_name
    FROM users u LEFT JOIN users pro ON pro.id = u.pro_id
    WHERE u.id = ${id}::uuid AND u.type = 'player' AND u.deleted_at IS NULL`);
  return rows[0] ?? null;
}

/** Whether a person still has the password of this hash. Nobody changes or resets it until the transaction ends. */
export async function keepsPassword(tx: Tx, id: string, password_hash: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>(sql`
    SELECT id FROM users
    WHERE id = ${id}::uuid AND password_hash = ${password_hash} AND deleted_at IS NULL FOR SHARE`);
  return rows.length === 1;
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
