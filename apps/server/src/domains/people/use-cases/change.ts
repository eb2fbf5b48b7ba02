import type { Person, UserChange } from '@fairway/contracts/people';
import { inTransaction, type Tx } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import { recordAct } from '../../admin/use-cases/audit.ts';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { forbidden, invalid, invalidField } from '../../../trpc/errors.ts';
import { leaveAddress } from '../../accounts/use-cases/leave-address.ts';
import { callingCodeOf, e164 } from '../../accounts/use-cases/phones.ts';
import { wallAt, zoneOr } from '../../diary/rules/wallclock.ts';
import { note } from '../../notifications/service.ts';
import { refuseOnceSold } from '../../payments/use-cases/currency.ts';
import { barredFields, differences, faultsOf } from '../rules/changes.ts';
import type { Relation } from '../rules/relations.ts';
import { writeLessonDuration, writePerson } from '../store/person.ts';
import { personFrom } from '../view.ts';
import { knownPerson } from './person.ts';

/**
 * Changes what is sent and differs: the person themself and admins their details, their own pro how they are taught (A13, A14). A
 * field that is not the caller's to change is a 403, a person who is not theirs to know a 404. Another email or phone voids the
 * pins and links sent to the old one, and the old email is told of the new one.
 */
export async function changeUser(
  actor: Actor,
  { id, ...sent }: UserChange & { id: string },
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<Person> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const { person, fields, relation } = await changeUserIn(tx, actor, { id, ...sent }, at);
    if (relation === 'admin' && fields.length > 0)
      await recordAct(tx, { actor_id: actor.id, action: 'user.changed', target_id: id, detail: { fields } }, at);
    return person;
  });
}

/** The same within the caller's transaction; tells the names of the fields that have changed. */
export async function changeUserIn(
  tx: Tx,
  actor: Actor,
  { id, ...sent }: UserChange & { id: string },
  at: Date,
): Promise<{ person: Person; fields: string[]; relation: Relation }> {
  const { row, relation } = await knownPerson(tx, actor, id, at);
  const shown = { ...personFrom(row, at), own_lesson_duration: row.lesson_duration };
  const phone = sent.phone && sent.phone !== row.phone ? phoneOf(sent.phone, row.phone) : sent.phone;
  const change = differences(shown, { ...sent, phone }, relation);
  const barred = barredFields(change, relation, row.type);
  if (barred.length > 0) throw forbidden(`You may not change this here: ${barred.join(', ')}.`);
  const faults = faultsOf(change, wallAt(zoneOr(row.timezone), at.getTime()).date);
  if (faults) throw invalid(faults);
  await write(tx, id, change);
  if (change.currency !== undefined) await refuseOnceSold(tx, id);
  if (change.email !== undefined || change.phone !== undefined) await leaveAddress(tx, id, at);
  if (change.email !== undefined && isAnother(change.email, row.email))
    await note(tx, { topic: 'email.changed', payload: { user_id: id, from: row.email, to: change.email } });
  const person = personFrom((await knownPerson(tx, actor, id, at)).row, at);
  return { person, fields: Object.keys(change), relation };
}

/** Addresses are case-blind (A1). */
const isAnother = (email: string, before: string): boolean => email.toLowerCase() !== before.toLowerCase();

/** A number as E.164; one without a country is from where the number before it was. */
function phoneOf(typed: string, before: string | null): string {
  const phone = e164(typed, before && callingCodeOf(before));
  if (phone) return phone;
  throw invalidField(
    'phone',
    'Please give a phone number, with its country code when it is from abroad: +44 7700 900123.',
  );
}

async function write(tx: Tx, id: string, { lesson_settings, ...details }: UserChange): Promise<void> {
  try {
    if (Object.keys(details).length > 0) await writePerson(tx, id, details);
  } catch (error) {
    if (violates(error, 'users_live_email_key'))
      throw invalidField('email', 'There is an account with this email address already.');
    throw error;
  }
  if (lesson_settings?.lesson_duration !== undefined)
    await writeLessonDuration(tx, id, lesson_settings.lesson_duration);
}
