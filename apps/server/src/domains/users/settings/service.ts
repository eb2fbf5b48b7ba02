import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import type { OwnSettings, SettingsIn } from '@fairway/contracts/users/settings';
import { inTransaction } from '@fairway/db/client';
import { getHolderId, type Actor, type AppServices, type CallRequest } from '#app/context.ts';
import { AppError, forbidden, invalid } from '#core/app-error.ts';
import { isVatNumber } from '#adapters/vat-number.ts';
import { faultsAfter, touchesLessons } from './rules.ts';
import { lockSettings, readSettings, savePushToken, writeSettings } from './repository.ts';
import { requirePassword } from '#domains/auth/passwords/service.ts';

/** The caller's settings. */
export const getSettings = (actor: Actor, { db }: AppServices): Promise<OwnSettings> => readSettings(db, actor.id);

/**
 * Changes what is sent; the lesson fields are for pros (A14). Two-factor is switched by the person themself (A15), and off by whoever knows the
 * password (A16).
 */
export async function saveSettings(
  actor: Actor,
  { current_password, ...change }: SettingsIn,
  services: AppServices,
  request: Pick<CallRequest, 'ip'>,
): Promise<OwnSettings> {
  if (touchesLessons(change) && actor.type !== 'pro') throw forbidden();
  if (change.two_factor_auth !== undefined && actor.guardian_id !== null)
    throw forbidden(AUTH_MESSAGES.ownAccountFirst);
  const mayEnd = change.two_factor_auth === false && (await endsTwoFactor(actor, current_password, services, request));
  return inTransaction(services.db, async (tx) => {
    const before = await lockSettings(tx, actor.id);
    const faults = faultsAfter(before, change, isVatNumber);
    if (faults) throw invalid(faults);
    // Another device has switched it on since it was looked at.
    if (change.two_factor_auth === false && before.two_factor_auth && !mayEnd) throw new AppError('conflict');
    return writeSettings(tx, actor.id, change);
  });
}

/** Whether two-factor is on, and the caller has shown that they may switch it off; refused when they have not. */
async function endsTwoFactor(
  actor: Actor,
  current_password: string | undefined,
  services: AppServices,
  request: Pick<CallRequest, 'ip'>,
): Promise<boolean> {
  const { two_factor_auth } = await readSettings(services.db, actor.id);
  if (two_factor_auth) await requirePassword(actor, current_password, services, request);
  return two_factor_auth;
}

/** Devices of one person that take pushes: who has more uses the newest of them. */
export const MOST_PUSH_TOKENS = 20;

/** Takes pushes on the caller's device; the token goes when its session does (M6), and when many newer ones have come. */
export async function registerPush(
  actor: Actor,
  { token }: { token: string },
  { db, now }: AppServices,
): Promise<{ ok: true }> {
  const owner = { user_id: getHolderId(actor), session_id_hash: actor.session_id_hash, created_at: now() };
  await inTransaction(db, (tx) => savePushToken(tx, token, owner, MOST_PUSH_TOKENS));
  return { ok: true };
}
