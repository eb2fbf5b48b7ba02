import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import type { Person, PlayerPage, UserChange } from '@fairway/contracts/coaching/people';
import { type DbOrTx, inTransaction, type Tx } from '@fairway/db/client';
import type { Actor, AppServices, CallRequest, CoreServices } from '#app/context.ts';
import { notFound, AppError, forbidden, invalid, invalidField } from '#core/app-error.ts';
import { findToday } from '@fairway/time/today';
import { creditMap } from '#domains/credits/ledger/service.ts';
import { findAdjacentLessonsIn } from '#domains/lessons/lesson/service.ts';
import { resolveRelation, type Relation, barredFields, differences, findChangeErrors } from './rules.ts';
import { keepChildhood } from '#domains/coaching/guardians/service.ts';
import { readPerson, type PersonRow, writeLessonDuration, writePerson } from './repository.ts';
import { personFrom } from './view.ts';
import { violates } from '@fairway/db/faults';
import { recordAudit } from '#domains/audit/log/service.ts';
import {
  invalidateChallenges,
  voidPins,
  isAnotherEmail,
  openEmailChange,
  prepareEmailChange,
} from '#domains/auth/email-address/service.ts';
import { liftSuppression } from '#domains/auth/suppressed-addresses/service.ts';
import type { Draft } from '#domains/auth/challenges/service.ts';
import { getCallingCode, e164 } from '#adapters/phone-numbers.ts';
import { refuseOnceSold } from '#domains/checkout/receipts/service.ts';

/** A person and what the caller is to them; 404 for whoever may not read them (A14, V4). */
export async function knownPerson(
  db: DbOrTx,
  actor: Actor,
  id: string,
  now: Date,
): Promise<{ row: PersonRow; relation: Relation }> {
  const row = await readPerson(db, id, now);
  const relation = row && resolveRelation(actor, row);
  if (!row || !relation) throw notFound();
  return { row, relation };
}

/** A person's own page: for themself, their own pro and admins. */
export async function personById(actor: Actor, id: string, { db, now }: CoreServices): Promise<Person> {
  const at = now();
  const { row, relation } = await knownPerson(db, actor, id, at);
  return personFrom(row, relation, at);
}

/** A player with what their page shows: lessons around now, credits, and what would go with them. */
export async function getPlayerPage(actor: Actor, id: string, { db, now }: CoreServices): Promise<PlayerPage> {
  const at = now();
  const { row, relation } = await knownPerson(db, actor, id, at);
  const inside = relation !== 'admin' && row.type === 'player' && row.pro_id !== null;
  const [around, credits] = await Promise.all([
    inside
      ? findAdjacentLessonsIn({ player_id: id }, relation === 'pro' ? 'pro' : 'player', db, at)
      : { next: null, last: null },
    inside && row.pro_id ? creditMap(db, { player_id: id, pro_id: row.pro_id }, at) : {},
  ]);
  return {
    ...personFrom(row, relation, at),
    own_lesson_duration: row.type === 'player' ? row.lesson_duration : null,
    incompleteLessonRecords: row.incompleteLessonRecords,
    guardian: row.guardian,
    children: row.children,
    no_shows: relation === 'pro' ? row.no_shows : null,
    skills: inside && (relation === 'pro' || row.skills_enabled) ? row.skills : [],
    next_lesson: around.next,
    last_lesson: around.last,
    credits,
    at_stake: row.at_stake,
  };
}

/**
 * Changes what is sent and differs: the person themself and admins their details, their own pro how they are taught (A13, A14). A
 * field that is not the caller's to change is a 403, a person who is not theirs to know a 404. One's own email counts when a pin
 * that was sent there comes back (A16); that of somebody else an admin changes at once.
 */
export async function changeUser(
  actor: Actor,
  { current_password, ...sent }: UserChange & { id: string; current_password?: string | undefined },
  services: AppServices,
  request: Pick<CallRequest, 'ip'>,
): Promise<Person> {
  const { id } = sent;
  const at = services.now();
  const pin = await prepareOwnEmail(actor, { ...sent, current_password }, services, request);
  return inTransaction(services.db, async (tx) => {
    const { person, fields, relation } = await changeUserIn(tx, actor, sent, { pin, at });
    if (relation === 'admin' && fields.length > 0)
      await recordAudit(tx, { actor_id: actor.id, action: 'user.changed', target_id: id, detail: { fields } }, at);
    return person;
  });
}

/**
 * What comes before the transaction of a change: the password and a pin, when it is one's own email that changes. Who acts for a child
 * is asked for neither: the change refuses a child's other address, and one that is no other is no change.
 */
export const prepareOwnEmail = async (
  actor: Actor,
  { id, email, current_password }: { id: string; email?: string | undefined; current_password?: string | undefined },
  services: AppServices,
  request: Pick<CallRequest, 'ip'>,
): Promise<Draft | null> =>
  id === actor.id && actor.guardian_id === null && email
    ? prepareEmailChange(actor, { email, current_password }, services, request)
    : null;

/**
 * The same within the caller's transaction; tells the names of the fields that have changed. Another email or phone voids the pins
 * and links sent to the old one; another email signs the person out and is told to the old one.
 */
export async function changeUserIn(
  tx: Tx,
  actor: Actor,
  { id, ...sent }: UserChange & { id: string },
  { pin, at }: { pin: Draft | null; at: Date },
): Promise<{ person: Person; fields: string[]; relation: Relation }> {
  const { row, relation } = await knownPerson(tx, actor, id, at);
  const shown = { ...personFrom(row, relation, at), own_lesson_duration: row.lesson_duration };
  const phone = sent.phone && sent.phone !== row.phone ? parsePhone(sent.phone, row.phone) : sent.phone;
  const change = differences(shown, { ...sent, phone }, relation);
  const barred = barredFields(change, relation, row.type);
  if (barred.length > 0) throw forbidden(`You may not change this here: ${barred.join(', ')}.`);
  const today = findToday(row.timezone, at);
  const faults = findChangeErrors(change, today);
  if (faults) throw invalid(faults);
  if (change.dob !== undefined) await keepChildhood(tx, actor, { id, dob: change.dob, today });
  const email = change.email !== undefined && isAnotherEmail(change.email, row.email ?? '') ? change.email : null;
  if (email !== null) refuseChildEmail(actor, row);
  const asks = relation === 'self' && email !== null;
  const { email: _asked, ...others } = change;
  await write(tx, id, asks ? others : change);
  if (change.currency !== undefined) await refuseOnceSold(tx, id);
  if (change.phone !== undefined) await voidPins(tx, id, at);
  if (change.phone) await liftSuppression(tx, { channel: 'text', address: change.phone });
  if (asks) await askNewAddress(tx, actor, { email, pin }, at);
  else if (email !== null) await invalidateChallenges(tx, id, { from: row.email ?? '', to: email }, at);
  const person = personFrom((await knownPerson(tx, actor, id, at)).row, relation, at);
  return { person, fields: Object.keys(change), relation };
}

/** The address of a child is its way in: the guardian gives it, and nobody else while the child has none (A15). */
function refuseChildEmail(actor: Actor, row: PersonRow): void {
  if (actor.guardian_id !== null) throw forbidden(AUTH_MESSAGES.ownAccountFirst);
  if (row.email === null) throw invalidField('email', COACHING_MESSAGES.guardianGivesSignIn);
}

/** Has the new address show that it is read. Without the pin that was made for it the person's email has changed in between. */
async function askNewAddress(
  tx: Tx,
  actor: Actor,
  { email, pin }: { email: string; pin: Draft | null },
  at: Date,
): Promise<void> {
  if (!pin) throw new AppError('conflict');
  await openEmailChange(tx, actor, { ...pin, email }, at);
}

/** A number as E.164; one without a country is from where the number before it was. */
function parsePhone(typed: string, before: string | null): string {
  const phone = e164(typed, before && getCallingCode(before));
  if (phone) return phone;
  throw invalidField('phone', COACHING_MESSAGES.phoneFormat);
}

async function write(tx: Tx, id: string, { lesson_settings, ...details }: UserChange): Promise<void> {
  try {
    if (Object.keys(details).length > 0) await writePerson(tx, id, details);
  } catch (error) {
    if (violates(error, 'users_live_email_key')) throw invalidField('email', AUTH_MESSAGES.emailTaken);
    throw error;
  }
  if (lesson_settings?.lesson_duration !== undefined)
    await writeLessonDuration(tx, id, lesson_settings.lesson_duration);
}
