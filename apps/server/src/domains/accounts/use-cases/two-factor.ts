import { randomBytes } from 'node:crypto';
import type { SignedIn, TwoFactorNeeded } from '@fairway/contracts/accounts';
import { inTransaction } from '@fairway/db/client';
import { hashOfToken } from '../../../integrations/secrets.ts';
import type { Deps, Request } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { countTry, findBegun, giveUpToken, lockPerson, settleChallenge } from '../store/challenges.ts';
import { draftPin, open } from './challenges.ts';
import { enter } from './enter.ts';
import { passwordMatches } from './passwords.ts';

const TOKEN_BYTES = 32;

/** Begins a sign-in that a pin completes: the pin goes out by mail, the token stays with the device (A3). */
export async function beginTwoFactor(user_id: string, deps: Deps, request: Request): Promise<TwoFactorNeeded> {
  const two_factor_token = randomBytes(TOKEN_BYTES).toString('base64url');
  const draft = { ...(await draftPin('two_factor', deps)), token_hash: hashOfToken(two_factor_token) };
  const expires_at = await inTransaction(deps.db, (tx) => open(tx, { ...draft, user_id }, deps.now()));
  request.setPass('two_factor', two_factor_token, expires_at);
  return { two_factor: true, two_factor_token };
}

/** The sign-in that a token of the body or the cookie stands for, an attempt at it counted; 404 when there is none. */
async function begunSignIn(given: string | undefined, deps: Deps, request: Request) {
  await deps.rateLimits.take('sign_in_address', request.ip);
  const token = given || request.pass('two_factor');
  const begun = token && (await findBegun(deps.db, hashOfToken(token), deps.now()));
  if (!begun) throw notFound();
  const account = begun.email.toLowerCase();
  await deps.rateLimits.take('sign_in_account', account);
  return { ...begun, account, token, token_hash: hashOfToken(token) };
}

/** Completes a sign-in by its pin. A wrong one, the sixth try and a pin that is out of date are all 404 (S1 §8). */
export async function answerTwoFactor(
  { two_factor_pin, two_factor_token }: { two_factor_pin: string; two_factor_token?: string | undefined },
  deps: Deps,
  request: Request,
): Promise<SignedIn> {
  const { account, token_hash } = await begunSignIn(two_factor_token, deps, request);
  const tried = await countTry(deps.db, { purpose: 'two_factor', token_hash }, deps.now());
  if (!(await passwordMatches(two_factor_pin, tried?.pin_hash ?? null)) || !tried) throw notFound();
  if (!(await settleChallenge(deps.db, tried.id, deps.now()))) throw notFound();
  await deps.rateLimits.forgive('sign_in_account', account);
  request.setPass('two_factor', null);
  return enter({ id: tried.user_id, password_hash: tried.password_hash }, deps, request);
}

/** Mails another pin for the same sign-in; the token stays, and so do the tries that were made. */
export async function resendPin(
  { two_factor_token }: { two_factor_token?: string | undefined },
  deps: Deps,
  request: Request,
): Promise<{ ok: true }> {
  const { user_id, token, token_hash } = await begunSignIn(two_factor_token, deps, request);
  const draft = await draftPin('two_factor', deps);
  const expires_at = await inTransaction(deps.db, async (tx) => {
    const here = await lockPerson(tx, user_id);
    const tries = here ? await giveUpToken(tx, token_hash, deps.now()) : null;
    if (tries === null) throw notFound();
    return open(tx, { ...draft, token_hash, user_id, tries }, deps.now());
  });
  request.setPass('two_factor', token, expires_at);
  return { ok: true };
}
