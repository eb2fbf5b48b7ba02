import { MOST_CHILDREN } from '@fairway/contracts/coaching/guardian-limits';
import type { ChildIn, Children, ChildSignInIn, GuardianIn } from '@fairway/contracts/coaching/guardians';
import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { inTransaction, type Tx } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import { getHolderId, type Actor, type AppServices, type CoreServices } from '#app/context.ts';
import { AppError, forbidden, invalidField, notFound } from '#core/app-error.ts';
import { findToday } from '@fairway/time/today';
import { MINUTE_MS } from '@fairway/time/units';
import { inBatches } from '#core/in-batches.ts';
import { publishEvent } from '#core/publish-event.ts';
import { sendSetPasswordLink } from '#domains/auth/challenges/service.ts';
import { requireVerifiedEmail, voidPins } from '#domains/auth/email-address/service.ts';
import { takeExternalMail } from '#domains/auth/external-emails/service.ts';
import { actFor, closeAllSessions } from '#domains/auth/sessions/service.ts';
import { addUserIn, newCalendarToken } from '#domains/coaching/accounts/service.ts';
import {
  forgetGuardian,
  clearSignIn,
  countChildren,
  hasAddedSince,
  listChildRows,
  lockGrownUp,
  lockPlayer,
  writeChildEmail,
  writeGuardian,
  type LockedPlayer,
} from './repository.ts';
import { findBirthdayFault, findChildFault, mayBeGuardian, mayHaveSignIn } from './rules.ts';
import { childView } from './view.ts';

/** The children of whoever is signed in on this device, and for whom they act there (A15). */
export async function listChildren(actor: Actor, { db, now }: AppServices): Promise<Children> {
  const today = findToday(actor.timezone, now());
  const rows = await listChildRows(db, getHolderId(actor));
  return {
    children: rows.map((row) => childView(row, today)),
    acting_for: actor.guardian_id === null ? null : actor.id,
  };
}

/** For how long the same child once more is taken for the same call, made again because its answer was lost. */
const REPEATED_WITHIN = 10 * MINUTE_MS;

/**
 * Adds a child to the caller's care: a player of the same coach, who has no sign-in of their own yet. The coach is told. The same once more
 * within ten minutes does nothing and answers as the first did.
 */
export async function addChild(actor: Actor, { dob, ...name }: ChildIn, services: AppServices): Promise<Children> {
  const now = services.now();
  const today = findToday(actor.timezone, now);
  const fault = findChildFault(dob, today);
  if (fault) throw invalidField('dob', fault);
  await inTransaction(services.db, async (tx) => {
    const guardian = await lockGuardian(tx, actor.id, today);
    if (!guardian) throw forbidden(COACHING_MESSAGES.guardianUnderAge);
    if (guardian.pro_id === null) throw new AppError('conflict', { message: COACHING_MESSAGES.notLinked });
    const person = { ...name, dob: new Date(`${dob}T00:00:00Z`) };
    // Asked under the guardian's lock, so that of two at once the second finds the first one's child.
    const since = new Date(now.getTime() - REPEATED_WITHIN);
    if (await hasAddedSince(tx, guardian.id, { ...person, since })) return;
    await refuseMore(tx, guardian.id, 'first_name');
    const child = {
      ...person,
      type: 'player' as const,
      email: null,
      password_hash: null,
      pro_id: guardian.pro_id,
      guardian_id: guardian.id,
      timezone: guardian.timezone,
      tos_accepted_at: now,
      card_later_at: now,
    };
    const player_id = await addUserIn(tx, child, now);
    await publishEvent(tx, { topic: 'player.joined', payload: { player_id } });
  });
  return listChildren(actor, services);
}

/** A player who may be a guardian, locked. */
async function lockGuardian(tx: Tx, id: string, today: string): Promise<LockedPlayer | null> {
  const player = await lockPlayer(tx, id);
  return player && mayBeGuardian(player, today) ? player : null;
}

/** Counted under the guardian's lock, so that two who add at once do not pass the limit together. */
async function refuseMore(tx: Tx, guardian_id: string, field: string): Promise<void> {
  if ((await countChildren(tx, guardian_id)) >= MOST_CHILDREN)
    throw invalidField(field, COACHING_MESSAGES.childLimit(MOST_CHILDREN));
}

/** Acts for a child of one's own on this device, or with null for oneself again. 404 for a child of somebody else's. */
export async function switchPerson(
  actor: Actor,
  { child_id }: { child_id: string | null },
  services: AppServices,
): Promise<{ ok: true }> {
  await actFor(actor, child_id, services);
  return { ok: true };
}

/**
 * Gives a child of 13 or more a sign-in of their own: the address is mailed a link to set the password. Until it is set the address
 * may be put right, within the bounds of mails to strangers.
 */
export async function giveSignIn(actor: Actor, { id, email }: ChildSignInIn, services: AppServices): Promise<Children> {
  const now = services.now();
  await services.rateLimits.take('emails_account', actor.id);
  try {
    await inTransaction(services.db, async (tx) => {
      // Both before the address, as senders are everywhere, and in the order of `setGuardian`: no two wait for each other.
      const { child } = await lockBoth(tx, { id, guardian_id: actor.id });
      if (!child || child.guardian_id !== actor.id) throw notFound();
      const { subscribed } = await requireVerifiedEmail(tx, actor, now);
      if (child.has_password) throw new AppError('conflict', { message: COACHING_MESSAGES.childHasSignIn });
      if (!child.dob || !mayHaveSignIn(child.dob, findToday(actor.timezone, now)))
        throw invalidField('email', COACHING_MESSAGES.childTooYoungToSignIn);
      await takeExternalMail(tx, { sender_id: actor.id, email, kind: 'invitation' }, { subscribed, now });
      // A pin that went to another address, to set a new password say, opens nothing any more.
      await voidPins(tx, id, now);
      await writeChildEmail(tx, id, email);
      await sendSetPasswordLink(tx, id, services);
    });
  } catch (error) {
    if (violates(error, 'users_live_email_key')) throw invalidField('email', AUTH_MESSAGES.emailTaken);
    throw error;
  }
  return listChildren(actor, services);
}

/** Refuses a birthday that whoever is in care cannot have. They are locked until it is written, so that nobody takes them into care meanwhile. */
export async function keepChildhood(
  tx: Tx,
  actor: Pick<Actor, 'id' | 'guardian_id'>,
  { id, dob, today }: { id: string; dob: string | null; today: string },
): Promise<void> {
  const player = await lockPlayer(tx, id);
  if (!player || player.guardian_id === null) return;
  const fault = findBirthdayFault(
    dob,
    {
      has_sign_in: player.has_password,
      has_address: player.email !== null,
      is_own: actor.id === id && actor.guardian_id === null,
    },
    today,
  );
  if (fault) throw invalidField('dob', fault);
}

/**
 * A coach puts a young player into the care of another of their players, who is told, or takes them out of it. The sign-in of a
 * child under 13 ends: their guardian logs in for them.
 */
export async function setGuardian(
  actor: Actor,
  { id, guardian_id }: GuardianIn,
  services: AppServices,
): Promise<{ ok: true }> {
  const now = services.now();
  const today = findToday(actor.timezone, now);
  await inTransaction(services.db, async (tx) => {
    const { child, guardian } = await lockBoth(tx, { id, guardian_id });
    if (child?.pro_id !== actor.id) throw notFound();
    if (guardian_id === null) {
      if (!child.has_password) throw invalidField('guardian_id', COACHING_MESSAGES.guardianNeeded);
      return changeGuardian(tx, child, null);
    }
    const fault = findChildFault(child.dob, today);
    if (fault) throw invalidField('guardian_id', fault);
    if (guardian?.pro_id !== actor.id || guardian.id === id)
      throw invalidField('guardian_id', COACHING_MESSAGES.guardianUnknown);
    if (!mayBeGuardian(guardian, today) || (await countChildren(tx, id)) > 0)
      throw invalidField('guardian_id', COACHING_MESSAGES.guardianUnderAge);
    if (child.guardian_id === guardian.id) return;
    await refuseMore(tx, guardian.id, 'guardian_id');
    await changeGuardian(tx, child, guardian.id);
    if (child.dob && !mayHaveSignIn(child.dob, today)) await endSignIn(tx, id, now);
    await publishEvent(tx, { topic: 'guardian.set', payload: { child_id: id, guardian_id: guardian.id } });
  });
  return { ok: true };
}

/**
 * Ends the care of those who have grown up (A15): nobody acts for them from their birthday on, and what their guardian had of them ends too.
 * Whoever cannot log in yet stays where they are until the guardian has given them a sign-in.
 */
export const endCare = ({ db, now }: CoreServices): Promise<number> =>
  inBatches(200, (limit) =>
    inTransaction(db, async (tx) => {
      const grownUp = await lockGrownUp(tx, { now: now(), limit });
      for (const { id } of grownUp) {
        await writeGuardian(tx, id, null);
        await takeBack(tx, id);
      }
      return grownUp.length;
    }),
  );

async function changeGuardian(tx: Tx, child: LockedPlayer, guardian_id: string | null): Promise<void> {
  await writeGuardian(tx, child.id, guardian_id);
  if (child.guardian_id !== null) await takeBack(tx, child.id);
}

/** Ends what a guardian had of a child; the card is let go of at the provider too, which would otherwise tell of it as the child's again. */
async function takeBack(tx: Tx, child_id: string): Promise<void> {
  const stripe_payment_method = await forgetGuardian(tx, child_id, newCalendarToken());
  if (stripe_payment_method !== null)
    await publishEvent(tx, { topic: 'card.gone', payload: { stripe_payment_method } });
}

/** Locks the two in the order of their ids, for of two calls that name the same two at once one must wait. */
async function lockBoth(
  tx: Tx,
  { id, guardian_id }: { id: string; guardian_id: string | null },
): Promise<{ child: LockedPlayer | null; guardian: LockedPlayer | null }> {
  const found = new Map<string, LockedPlayer | null>();
  for (const one of [...new Set([id, ...(guardian_id === null ? [] : [guardian_id])])].sort())
    found.set(one, await lockPlayer(tx, one));
  return { child: found.get(id) ?? null, guardian: (guardian_id !== null && found.get(guardian_id)) || null };
}

async function endSignIn(tx: Tx, id: string, now: Date): Promise<void> {
  await voidPins(tx, id, now);
  await closeAllSessions(id, { db: tx });
  await clearSignIn(tx, id);
}
