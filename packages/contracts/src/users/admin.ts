import { USER_MESSAGES } from '../messages/users.ts';
import { z } from 'zod';
import { MADE_BY_ADMIN } from './admin-limits.ts';
import { USER_TYPES } from '../auth/accounts.ts';
import { email, firstName, lastName } from '../auth/identity.ts';
import { ownPassword, userChangeIn } from '../coaching/people.ts';
import { id, idIn, idInOrNone, instant, page, personName, text } from '../primitives.ts';

export const adminUsersQuery = z.object({ page });
/** `q` finds by any part of a name or an email address, whatever its case; all of its words must be there. */
export const adminSearchIn = z.object({ q: text(100).default(''), page });

/** A person as the admin's lists show them. */
export const listedUser = personName.extend({
  type: z.enum(USER_TYPES),
  email: z.string(),
  /** When they joined. */
  created_at: instant,
  /** A player's coach. */
  pro: personName.nullable(),
  /** When they last used one of the devices they are signed in on, to the hour; null where there is none. */
  last_seen_at: instant.nullable(),
});
export type ListedUser = z.output<typeof listedUser>;

/** A page of a longer list (V5). */
export const paged = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), total: z.number(), page: z.number(), per_page: z.number() });

const { phone, dob, gender, handed, shoe } = userChangeIn.shape;

/** `POST /admin/users/`: only a pro or an admin is made so; players join by their pro's code or invitation. */
export const adminUserIn = z.object({
  type: z.enum(MADE_BY_ADMIN, USER_MESSAGES.typeMissing),
  email,
  first_name: firstName,
  last_name: lastName,
  phone,
  pro_id: idInOrNone.nullable().optional(),
  dob,
  gender,
  handed,
  shoe,
});
export type AdminUserIn = z.output<typeof adminUserIn>;

/** `PUT /admin/users/{id}`: only what is sent changes. */
export const adminUserPutIn = userChangeIn.omit({ lesson_settings: true, skills_enabled: true }).extend({
  id: idIn,
  type: z.enum(USER_TYPES).optional(),
  pro_id: idInOrNone.nullable().optional(),
  /** For the admin's own email: another's changes at once, their own as everybody's does (A16). */
  current_password: ownPassword,
});
export type AdminUserPut = z.output<typeof adminUserPutIn>;
export const adminUserIdIn = z.object({ id: idIn });

const ADMIN_ACTIONS = [
  'user.created',
  'user.changed',
  'user.deleted',
  'queue.paused',
  'queue.resumed',
  'queue.retried',
  'queue.promoted',
  'queue.cleaned',
  'reconciliation.started',
] as const;
/** What an act of an admin was about: names of fields and counts, never what they hold; a queue, and a job of it by its id. */
const auditDetail = z.object({
  type: z.enum(USER_TYPES).optional(),
  fields: z.array(z.string()).optional(),
  players: z.number().optional(),
  children: z.number().optional(),
  lessons: z.number().optional(),
  credits: z.number().optional(),
  /** Left out where an act was on all queues. */
  queue: z.string().optional(),
  /** Left out where an act was on all jobs of a queue, or on those of a status. */
  job: z.string().optional(),
  status: z.string().optional(),
});
export type AuditDetail = z.output<typeof auditDetail>;

/** One act of an admin. Whoever has left since is null: the log holds ids alone. What was done to nobody has no `target_id`. */
export const auditEntry = z.object({
  id: z.string(),
  created_at: instant,
  action: z.enum(ADMIN_ACTIONS),
  actor_id: id,
  actor: personName.nullable(),
  target_id: id.nullable(),
  target: personName.nullable(),
  detail: auditDetail,
});
export type AuditEntry = z.output<typeof auditEntry>;
