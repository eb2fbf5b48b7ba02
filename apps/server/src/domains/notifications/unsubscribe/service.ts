import { timingSafeEqual } from 'node:crypto';
import type { MailSubscription } from '@fairway/contracts/notifications/unsubscribe';
import { inTransaction, type DbOrTx } from '@fairway/db/client';
import type { Secrets } from '#adapters/secrets.ts';
import type { AppServices } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';
import { changeCells, listMatrices } from './repository.ts';
import { joinToken, splitToken, subscriptionKey, type Subscription } from './rules.ts';

type UnsubscribeServices = Pick<AppServices, 'db' | 'secrets'>;

/** The page that stops mails of one group, for all whom a mail is for. It works for as long as one of them has their account. */
export const unsubscribeUrl = (subscription: Subscription, publicUrl: string, secrets: Secrets): string =>
  `${publicUrl}/unsubscribe/${joinToken(subscription, secrets.token('unsubscribe', subscriptionKey(subscription)))}`;

/** Whose mails a token stops, and which; 404 for one that is none of ours. */
function requireSubscription(token: string, secrets: Secrets): Subscription {
  const said = splitToken(token);
  if (!said) throw notFound();
  const { signature, ...subscription } = said;
  const ours = secrets.token('unsubscribe', subscriptionKey(subscription));
  if (!timingSafeEqual(Buffer.from(ours), Buffer.from(signature))) throw notFound();
  return subscription;
}

async function read(db: DbOrTx, { user_ids, group }: Subscription): Promise<MailSubscription> {
  const matrices = await listMatrices(db, user_ids);
  if (matrices.length === 0) throw notFound();
  return { group, on: matrices.some((matrix) => matrix[group].email) };
}

/** Whether the mails of a link's group are on. Looking changes nothing: mailboxes open every link to see what is behind it. */
export const getSubscription = async (token: string, { db, secrets }: UnsubscribeServices): Promise<MailSubscription> =>
  read(db, requireSubscription(token, secrets));

/** Stops the mails of a link's group, or has them sent again; twice is as good as once. */
export async function saveSubscription(
  { token, on }: { token: string; on: boolean },
  { db, secrets }: UnsubscribeServices,
): Promise<MailSubscription> {
  const subscription = requireSubscription(token, secrets);
  const { user_ids, group } = subscription;
  const change = { [group]: { email: on } };
  const isKnown = await inTransaction(db, async (tx) => {
    const changed: boolean[] = [];
    // In one order, so that two clicks at once never wait for each other.
    for (const user_id of user_ids.toSorted()) changed.push(await changeCells(tx, user_id, change));
    return changed.includes(true);
  });
  if (!isKnown) throw notFound();
  return { group, on };
}
