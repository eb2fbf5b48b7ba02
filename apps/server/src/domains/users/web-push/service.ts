import { WEB_PUSH_MESSAGES } from '@fairway/contracts/messages/web-push';
import type { PushSubscriptionIn } from '@fairway/contracts/users/web-push';
import { inTransaction } from '@fairway/db/client';
import { isPublicKey, isPushService } from '#adapters/push/push-services.ts';
import { getHolderId, type Actor, type AppServices, type CallRequest } from '#app/context.ts';
import { invalid, invalidField } from '#core/app-error.ts';
import { describeDevice } from '#domains/auth/sessions/rules.ts';
import { deleteSubscription, saveSubscription } from './repository.ts';

/** Browsers of one person that take pushes: who has more uses the newest of them. */
export const MOST_SUBSCRIPTIONS = 20;

/** The key that browsers subscribe with; null where web push is not set up. */
export const readPushKey = ({ webPush }: Pick<AppServices, 'webPush'>): { public_key: string | null } => ({
  public_key: webPush?.publicKey ?? null,
});

/** Takes pushes in the caller's browser, whoever took them there before; that ends with the session (M6), and when many newer ones have come. */
export async function subscribeBrowser(
  actor: Actor,
  subscription: PushSubscriptionIn,
  { db, now, webPush }: Pick<AppServices, 'db' | 'now' | 'webPush'>,
  { userAgent }: Pick<CallRequest, 'userAgent'>,
): Promise<{ ok: true }> {
  if (!webPush) throw invalidField('endpoint', WEB_PUSH_MESSAGES.off);
  const { endpoint, p256dh } = subscription;
  const faults = {
    ...(isPushService(endpoint, webPush.extraOrigin) ? {} : { endpoint: [WEB_PUSH_MESSAGES.endpoint] }),
    ...(isPublicKey(p256dh) ? {} : { p256dh: [WEB_PUSH_MESSAGES.key] }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const owner = {
    user_id: getHolderId(actor),
    session_id_hash: actor.session_id_hash,
    device: describeDevice(userAgent).name,
    created_at: now(),
  };
  await inTransaction(db, (tx) => saveSubscription(tx, subscription, owner, MOST_SUBSCRIPTIONS));
  return { ok: true };
}

/** Takes no more pushes in a browser of the caller's. One that takes none already, or another person's by now, stays as it is. */
export async function unsubscribeBrowser(
  actor: Actor,
  { endpoint }: { endpoint: string },
  { db }: Pick<AppServices, 'db'>,
): Promise<{ ok: true }> {
  await deleteSubscription(db, getHolderId(actor), endpoint);
  return { ok: true };
}
