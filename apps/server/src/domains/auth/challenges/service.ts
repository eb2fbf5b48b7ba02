import { inBatches } from '#core/in-batches.ts';
import type { Tx } from '@fairway/db/client';
import { v7 as uuid } from 'uuid';
import { hashToken } from '#adapters/secrets.ts';
import type { AppServices, CoreServices } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';
import { publishEvent } from '#core/publish-event.ts';
import { challengeExpiry } from './rules.ts';
import { lockPerson, replaceChallenge, type ChallengePurpose, deleteOldChallenges } from './repository.ts';
import { hashPassword } from '#domains/auth/password-hashing/service.ts';

/** A challenge before it is somebody's. */
export interface Draft {
  id: string;
  purpose: ChallengePurpose;
  pin_hash: string | null;
  token_hash: string | null;
  /** Where it is sent, if that is what it confirms; the person's own address otherwise. */
  email: string | null;
}

/** A pin to be mailed. The slow part, its hash, is done here, before any row is locked. */
export async function draftPin(
  purpose: 'two_factor' | 'reset' | 'confirm_email',
  { secrets }: Pick<AppServices, 'secrets'>,
  email: string | null = null,
): Promise<Draft> {
  const id = uuid();
  return { id, purpose, email, pin_hash: await hashPassword(secrets.pin(purpose, id)), token_hash: null };
}

/** A link to be mailed. */
export function draftLink(purpose: 'set_password', { secrets }: Pick<AppServices, 'secrets'>): Draft {
  const id = uuid();
  return { id, purpose, email: null, pin_hash: null, token_hash: hashToken(secrets.token(purpose, id)) };
}

/** Makes a draft somebody's, in the place of an earlier one, and has it mailed. Answers until when it holds good. */
export async function issueChallenge(
  tx: Tx,
  { user_id, tries = 0, ...draft }: Draft & { user_id: string; tries?: number },
  created_at: Date,
): Promise<Date> {
  const expires_at = challengeExpiry(draft.purpose, created_at);
  await lockPerson(tx, user_id);
  await replaceChallenge(tx, { ...draft, user_id, tries, created_at, expires_at });
  await publishEvent(tx, { topic: 'challenge.made', payload: { challenge_id: draft.id } });
  return expires_at;
}

/** Has a person set their first password by a link in a mail, good for 7 days; for whoever adds people, in their transaction (A13a). */
export async function sendSetPasswordLink(
  tx: Tx,
  user_id: string,
  services: Pick<AppServices, 'secrets' | 'now'>,
): Promise<void> {
  if (!(await lockPerson(tx, user_id))) throw notFound();
  await issueChallenge(tx, { ...draftLink('set_password', services), user_id }, services.now());
}

/** Clears pins and links away that are over; answers how many there were. */
export const sweepChallenges = ({ db, now }: CoreServices): Promise<number> =>
  inBatches(1000, (size) => deleteOldChallenges(db, now(), size));
