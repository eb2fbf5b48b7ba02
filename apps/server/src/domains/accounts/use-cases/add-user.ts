import { randomInt } from 'node:crypto';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { Deps } from '../../../trpc/context.ts';
import { addAllPlayers } from '../../people/use-cases/all-players.ts';
import { insertUser, type NewUser } from '../store/users.ts';
import { hashPassword } from './passwords.ts';
import { newCalendarToken } from './user.ts';

/** A person to be added; the password in clear, null for one who sets it later. */
export type Joining = Omit<NewUser, 'password_hash' | 'calendar_token' | 'created_at'> & { password: string | null };

/** Adds a person with their settings, their calendar address and, for a pro, a validation code and "All Players". Answers the id. */
export async function addUser(
  { password, ...person }: Joining,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<string> {
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
