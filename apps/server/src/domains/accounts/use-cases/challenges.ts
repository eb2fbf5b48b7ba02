import type { Tx } from '@fairway/db/client';
import { v7 as uuid } from 'uuid';
import { hashOfToken } from '../../../integrations/secrets.ts';
import type { Deps } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { note } from '../../notifications/service.ts';
import { expiryOf } from '../rules/challenges.ts';
import { lockPerson, replaceChallenge, type ChallengePurpose } from '../store/challenges.ts';
import { hashPassword } from './passwords.ts';

/** A challenge before it is somebody's. */
export interface Draft {
  id: string;
  purpose: ChallengePurpose;
  pin_hash: string | null;
  token_hash: string | null;
}

/** A pin to be mailed. The slow part, its hash, is done here, before any row is locked. */
export async function draftPin(purpose: 'two_factor' | 'reset', { secrets }: Pick<Deps, 'secrets'>): Promise<Draft> {
  const id = uuid();
  return { id, purpose, pin_hash: await hashPassword(secrets.pin(purpose, id)), token_hash: null };
}

/** A link to be mailed. */
export function draftLink(purpose: 'set_password', { secrets }: Pick<Deps, 'secrets'>): Draft {
  const id = uuid();
  return { id, purpose, pin_hash: null, token_hash: hashOfToken(secrets.token(purpose, id)) };
}

/** Makes a draft somebody's, in the place of an earlier one, and has it mailed. Answers until when it holds good. */
export async function open(
  tx: Tx,
  { user_id, tries = 0, ...draft }: Draft & { user_id: string; tries?: number },
  created_at: Date,
): Promise<Date> {
  const expires_at = expiryOf(draft.purpose, created_at);
  await lockPerson(tx, user_id);
  await replaceChallenge(tx, { ...draft, user_id, tries, created_at, expires_at });
  await note(tx, { topic: 'challenge.made', payload: { challenge_id: draft.id } });
  return expires_at;
}

/** Has a person set their first password by a link in a mail, good for 7 days; for whoever adds people, in their transaction (A13a). */
export async function askForPassword(tx: Tx, user_id: string, deps: Pick<Deps, 'secrets' | 'now'>): Promise<void> {
  if (!(await lockPerson(tx, user_id))) throw notFound();
  await open(tx, { ...draftLink('set_password', deps), user_id }, deps.now());
}
