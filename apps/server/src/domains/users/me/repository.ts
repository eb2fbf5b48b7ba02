import type { Settings } from '@fairway/contracts/users/settings';
import type { User } from '@fairway/contracts/auth/accounts';
import { SKILL_LIMITS } from '@fairway/contracts/practice/limits';
import type { DbOrTx } from '@fairway/db/client';
import { selectPendingEmail } from '@fairway/db/pending-email';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchFirst, query } from '@fairway/db/query';
import { selectUserSkills } from '@fairway/db/user-skills';

/** What the wire shows as the row has it. */
type Shown = Pick<
  User,
  | 'id'
  | 'type'
  | 'email'
  | 'pending_email'
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
  | 'skills_enabled'
  | 'skills'
>;

/** A person with their settings and what their pro decides for them. */
export interface UserRow extends Omit<Shown, 'email'>, Settings {
  email: string | null;
  guardian_first_name: string | null;
  guardian_last_name: string | null;
  guardian_id: string | null;
  calendar_token: string;
  email_verified_at: Date | null;
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

const selectUsers = query
  .selectFrom('users as u')
  .innerJoin('settings as s', 's.user_id', 'u.id')
  .leftJoin('users as pro', 'pro.id', 'u.pro_id')
  .leftJoin('settings as terms', 'terms.user_id', 'u.pro_id')
  .leftJoin('users as g', (join) => join.onRef('g.id', '=', 'u.guardian_id').on('g.deleted_at', 'is', null))
  .select(['g.id as guardian_id', 'g.first_name as guardian_first_name', 'g.last_name as guardian_last_name'])
  .select(['u.id', 'u.type', 'u.email', 'u.email_verified_at', 'u.first_name', 'u.last_name', 'u.phone', 'u.pro_id'])
  .select(['u.gender', 'u.handed', 'u.timezone', 'u.currency', 'u.referral_code', 'u.calendar_token'])
  .select(['u.subscribed_until', 'u.stripe_id', 'u.stripe_payment_method', 'u.stripe_card', 'u.card_later_at'])
  .select('u.skills_enabled')
  .select((eb) => [
    eb.cast<string | null>('u.dob', 'text').as('dob'),
    eb.cast<number | null>('u.shoe', 'float8').as('shoe'),
  ])
  .select(['s.notification_email', 's.notification_text', 's.notification_push', 's.two_factor_auth'])
  .select(['s.lesson_duration', 's.lesson_price', 's.preffered_lesson_duration', 's.video_lessons_enabled'])
  .select(['s.distance_unit', 's.refill_refund'])
  .select(['s.video_lessons_price', 's.diary_availability_months', 's.booking_notice_hours', 's.lesson_buffer_minutes'])
  .select(['s.lessons_per_day', 'pro.first_name as pro_first_name', 'pro.last_name as pro_last_name'])
  .select(['pro.timezone as pro_timezone', 'pro.currency as pro_currency', 'terms.lesson_price as pro_lesson_price'])
  .select(['terms.lesson_duration as pro_lesson_duration', 'terms.video_lessons_enabled as pro_video_lessons_enabled'])
  .select('terms.diary_availability_months as pro_diary_availability_months')
  .where('u.deleted_at', 'is', null);

const selectUser = prepareStatement(({ id, now }: { id: string; now: Date }) =>
  selectUsers
    .select((eb) => [
      selectPendingEmail({ id: eb.ref('u.id'), email: eb.ref('u.email') }, now).as('pending_email'),
      selectUserSkills(eb.ref('u.id'), SKILL_LIMITS.skills).as('skills'),
    ])
    .where('u.id', '=', id),
);

/** A live person by id, in one round trip. */
export const readUser = (db: DbOrTx, id: string, now: Date): Promise<UserRow | null> =>
  fetchFirst(db, selectUser({ id, now }));

/** Gives the person a new feed address; the old one stops working. */
export async function writeCalendarToken(db: DbOrTx, id: string, calendar_token: string): Promise<void> {
  await db.users.update({ where: { id }, data: { calendar_token } });
}
