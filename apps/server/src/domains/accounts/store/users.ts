import type { Settings, User, UserType } from '@fairway/contracts/accounts';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/** What the wire shows as the row has it. */
type Shown = Pick<
  User,
  | 'id'
  | 'type'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'pro_id'
  | 'dob'
  | 'gender'
  | 'handed'
  | 'shoe'
  | 'timezone'
  | 'currency'
  | 'referral_code'
  | 'stripe_id'
  | 'stripe_payment_method'
  | 'stripe_card'
>;

/** A person with their settings and what their pro decides for them. */
export interface UserRow extends Shown, Settings {
  calendar_token: string;
  subscribed_until: Date | null;
  card_later_at: Date | null;
  pro_first_name: string | null;
  pro_last_name: string | null;
  pro_timezone: string | null;
  pro_currency: string | null;
  pro_lesson_price: number | null;
  pro_lesson_duration: number | null;
  pro_video_lessons_enabled: boolean | null;
  pro_diary_availability_months: number | null;
}

/** A live person by id, in one round trip. */
export async function readUser(db: DbOrTx, id: string): Promise<UserRow | null> {
  const rows = await db.$queryRaw<UserRow[]>(sql`
    SELECT u.id, u.type, u.email, u.first_name, u.last_name, u.phone, u.pro_id, u.dob::text, u.gender, u.handed, u.shoe::float8,
      u.timezone, u.currency, u.referral_code, u.calendar_token, u.subscribed_until, u.stripe_id, u.stripe_payment_method, u.stripe_card, u.card_later_at,
      s.notification_email, s.notification_text, s.notification_push, s.two_factor_auth, s.lesson_duration, s.lesson_price,
      s.preffered_lesson_duration, s.video_lessons_enabled, s.video_lessons_price, s.diary_availability_months,
      s.booking_notice_hours, s.lesson_buffer_minutes, s.lessons_per_day,
      pro.first_name AS pro_first_name, pro.last_name AS pro_last_name, pro.timezone AS pro_timezone, pro.currency AS pro_currency,
      terms.lesson_price AS pro_lesson_price, terms.lesson_duration AS pro_lesson_duration, terms.video_lessons_enabled AS pro_video_lessons_enabled,
      terms.diary_availability_months AS pro_diary_availability_months
    FROM users u
    JOIN settings s ON s.user_id = u.id
    LEFT JOIN users pro ON pro.id = u.pro_id
    LEFT JOIN settings terms ON terms.user_id = u.pro_id
    WHERE u.id = ${id}::uuid AND u.deleted_at IS NULL`);
  return rows[0] ?? null;
}

/** What signing in needs to know of an account. */
export interface AccountRow {
  id: string;
  password_hash: string | null;
  two_factor_auth: boolean;
}

/** The live account of an address, however it is typed (A1). */
export async function findByEmail(db: DbOrTx, email: string): Promise<AccountRow | null> {
  const rows = await db.$queryRaw<AccountRow[]>(sql`
    SELECT u.id, u.password_hash, s.two_factor_auth FROM users u JOIN settings s ON s.user_id = u.id
    WHERE lower(u.email) = lower(${email}) AND u.deleted_at IS NULL`);
  return rows[0] ?? null;
}

/** A person to be added, with their settings. */
export interface NewUser {
  type: UserType;
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone?: string | null;
  pro_id?: string | null;
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
  created_at: Date;
}

export async function insertUser(tx: Tx, user: NewUser): Promise<string> {
  const { id } = await tx.users.create({ data: { ...user, settings: { create: {} } }, select: { id: true } });
  return id;
}

/** Gives the person a new feed address; the old one stops working. */
export async function writeCalendarToken(db: DbOrTx, id: string, calendar_token: string): Promise<void> {
  await db.users.update({ where: { id }, data: { calendar_token } });
}

/** Gives a pro a new validation code, unless an open invitation has it: the field for codes takes either kind (A7). */
export async function writeReferralCode(db: DbOrTx, id: string, referral_code: string): Promise<boolean> {
  const written = await db.$executeRaw(sql`
    UPDATE users SET referral_code = ${referral_code}
    WHERE id = ${id}::uuid AND type = 'pro' AND deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM invitations WHERE upper(code) = upper(${referral_code}) AND accepted_at IS NULL)`);
  return written > 0;
}
