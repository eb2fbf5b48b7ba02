import { randomBytes, randomInt } from 'node:crypto';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { CoreServices, CallRequest } from '#app/context.ts';
import { addAllPlayers } from '#domains/coaching/groups/service.ts';
import { insertUser, type NewUser } from './repository.ts';
import { hashPassword } from '#domains/auth/password-hashing/service.ts';
import { violates } from '@fairway/db/faults';
import { publishEvent } from '#core/publish-event.ts';
import { addressInUse } from '#domains/coaching/onboarding/rules.ts';
import { openSessionIn, type OpenedSession } from '#domains/auth/sessions/service.ts';

/** A person to be added; the password in clear, null for one who sets it later. */
export type NewPerson = Omit<NewUser, 'password_hash' | 'calendar_token' | 'created_at'> & { password: string | null };

/** Adds a person with their settings, their calendar address and, for a pro, a validation code and "All Players". Answers the id. */
export async function addUser({ password, ...person }: NewPerson, { db, now }: CoreServices): Promise<string> {
  const password_hash = password === null ? null : await hashPassword(password);
  return inTransaction(db, (tx) => addUserIn(tx, { ...person, password_hash }, now()));
}

/** The same within the caller's transaction; the password is hashed before, outside of it. */
export async function addUserIn(
  tx: Tx,
  person: Omit<NewUser, 'calendar_token' | 'created_at'>,
  now: Date,
): Promise<string> {
  const referral_code = person.type === 'pro' ? (person.referral_code ?? newReferralCode()) : null;
  const id = await insertUser(tx, { ...person, referral_code, calendar_token: newCalendarToken(), created_at: now });
  if (person.type === 'pro') await addAllPlayers(tx, id);
  return id;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Six characters without the ones people mix up (A7). */
export const newReferralCode = (): string =>
  Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Whoever is about to become a pro's player. */
export type NewPlayer = Omit<NewUser, 'type' | 'calendar_token' | 'pro_id'> & { pro_id: string };

/**
 * Makes the player, linked to their pro and signed in, in the caller's transaction: all of it is kept or nothing is (A8).
 * An address that somebody has taken meanwhile is a 422 on `email`.
 */
export async function joinPlayer(
  tx: Tx,
  player: NewPlayer,
  request: Pick<CallRequest, 'userAgent'>,
): Promise<{ id: string; session: OpenedSession }> {
  try {
    const id = await insertUser(tx, { ...player, type: 'player', calendar_token: newCalendarToken() });
    await publishEvent(tx, { topic: 'player.joined', payload: { player_id: id } });
    return { id, session: await openSessionIn(tx, id, request) };
  } catch (error) {
    if (violates(error, 'users_live_email_key')) throw addressInUse();
    throw error;
  }
}

/** 192 bits: whoever has the address reads the calendar, so nobody may guess it. */
export const newCalendarToken = (): string => randomBytes(24).toString('base64url');
