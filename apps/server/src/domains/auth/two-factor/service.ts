import { randomBytes } from 'node:crypto';
import type { SignedIn, TwoFactorNeeded } from '@fairway/contracts/auth/accounts';
import { inTransaction } from '@fairway/db/client';
import { hashToken } from '#adapters/secrets.ts';
import type { AppServices, CallRequest } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';
import { accountLimitKey } from '#domains/auth/sign-in/rules.ts';
import { countTry, findBegun, giveUpToken, lockPerson, settleChallenge } from '#domains/auth/challenges/repository.ts';
import { draftPin, issueChallenge } from '#domains/auth/challenges/service.ts';
import { startSession } from '#domains/auth/session-start/service.ts';
import { passwordMatches } from '#domains/auth/password-hashing/service.ts';

const TOKEN_BYTES = 32;

/** Begins a sign-in that a pin completes: the pin goes out by mail, the token stays with the device (A3). */
export async function beginTwoFactor(
  user_id: string,
  services: AppServices,
  request: CallRequest,
): Promise<TwoFactorNeeded> {
  const two_factor_token = randomBytes(TOKEN_BYTES).toString('base64url');
  const draft = { ...(await draftPin('two_factor', services)), token_hash: hashToken(two_factor_token) };
  const expires_at = await inTransaction(services.db, (tx) =>
    issueChallenge(tx, { ...draft, user_id }, services.now()),
  );
  request.setFlowToken('two_factor', two_factor_token, expires_at);
  return { two_factor: true, two_factor_token };
}

/** The sign-in that a token of the body or the cookie stands for, an attempt at it counted; 404 when there is none. */
async function begunSignIn(given: string | undefined, services: AppServices, request: CallRequest) {
  await services.rateLimits.take('sign_in_address', request.ip);
  const token = given || request.flowToken('two_factor');
  const begun = token && (await findBegun(services.db, hashToken(token), services.now()));
  if (!begun) throw notFound();
  const account = accountLimitKey(begun.email, { id: begun.user_id });
  await services.rateLimits.take('sign_in_account', account);
  return { ...begun, account, token, token_hash: hashToken(token) };
}

/** Completes a sign-in by its pin. A wrong one, the sixth try and a pin that is out of date are all 404. */
export async function answerTwoFactor(
  { two_factor_pin, two_factor_token }: { two_factor_pin: string; two_factor_token?: string | undefined },
  services: AppServices,
  request: CallRequest,
): Promise<SignedIn> {
  const { account, token_hash, user_id } = await begunSignIn(two_factor_token, services, request);
  const tried = await countTry(services.db, { purpose: 'two_factor', token_hash }, services.now());
  if (!(await passwordMatches(two_factor_pin, tried?.pin_hash ?? null)) || !tried) throw notFound(user_id);
  if (!(await settleChallenge(services.db, tried.id, services.now()))) throw notFound(user_id);
  await services.rateLimits.forgive('sign_in_account', account);
  request.setFlowToken('two_factor', null);
  return startSession({ id: tried.user_id, password_hash: tried.password_hash }, services, request);
}

/** Mails another pin for the same sign-in; the token stays, and so do the tries that were made. */
export async function resendPin(
  { two_factor_token }: { two_factor_token?: string | undefined },
  services: AppServices,
  request: CallRequest,
): Promise<{ ok: true }> {
  const { user_id, token, token_hash } = await begunSignIn(two_factor_token, services, request);
  const draft = await draftPin('two_factor', services);
  const expires_at = await inTransaction(services.db, async (tx) => {
    const here = await lockPerson(tx, user_id);
    const tries = here ? await giveUpToken(tx, token_hash, services.now()) : null;
    if (tries === null) throw notFound();
    return issueChallenge(tx, { ...draft, token_hash, user_id, tries }, services.now());
  });
  request.setFlowToken('two_factor', token, expires_at);
  return { ok: true };
}
