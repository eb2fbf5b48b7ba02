import { idIn } from '@fairway/contracts/primitives';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { ProviderNews } from '../../../integrations/payments/payments.ts';
import type { JobDeps } from '../../../queues/deps.ts';
import { inBatches } from '../../../queues/in-batches.ts';
import type { Deps } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { deleteMessages, knowsMessage, takeMessage } from '../store/messages.ts';
import { clearCard, findByCustomer, writeFirstCard } from '../store/payers.ts';
import { readPurchase } from '../store/purchases.ts';
import { stepOf } from '../rules/purchase.ts';
import { refreshPayee } from './payees.ts';
import { giveUp, settle } from './settle.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments' | 'goods'>;

/** How long the provider may repeat a message, with room to spare. */
const KEPT_DAYS = 60;
const DAY = 86_400_000;

/**
 * Takes in a message of the card provider by its raw body, each once, however often and in whatever order they come. False when it is
 * not the provider's. What fails is thrown, so that it is sent again.
 */
export async function hearProvider(body: Buffer, signature: string, deps: Needs): Promise<boolean> {
  const message = deps.payments.readNews(body, signature);
  if (!message) return false;
  if (await knowsMessage(deps.db, message.id)) return true;
  const act = message.news ? await actOn(message.news, deps) : null;
  await inTransaction(deps.db, async (tx) => {
    if (await takeMessage(tx, message.id, deps.now())) await act?.(tx);
  });
  return true;
}

type Act = (tx: Tx) => Promise<unknown>;

/** Asks the provider what has to be asked, and answers what is to be written. */
async function actOn(news: ProviderNews, deps: Needs): Promise<Act | null> {
  switch (news.kind) {
    case 'card.removed':
      return (tx) => clearCard(tx, news.payment_method);
    case 'payee.changed':
      return (tx) => refreshPayee(news.payee, { tx, payments: deps.payments });
    case 'card.confirmed':
      return firstCard(news, deps);
    case 'payment.changed':
      await payment(news, deps);
      return null;
  }
}

/**
 * A payment that went through or was refused. It is looked at as it is now, for messages come late and out of order, and settled in
 * a transaction of its own: taking the message twice changes nothing. A payment that is none of ours is left to the nightly proof.
 */
async function payment(
  { payment_intent_id, reference }: { payment_intent_id: string; reference: string | null },
  deps: Needs,
): Promise<void> {
  const purchase = reference === null ? null : await readPurchase(deps.db, idIn.parse(reference));
  if (!purchase) return;
  const now = await deps.payments.readPayment(payment_intent_id);
  const step = stepOf(now);
  if (step === 'deliver') await settle(purchase.id, now, deps);
  if (step === 'give_up' && purchase.status === 'begun') await giveUp(purchase, now, deps);
}

/**
 * A first card that the browser confirmed and could not tell us of. One in the place of another is left alone: that takes the password
 * (C6), which a message does not bring.
 */
async function firstCard(
  { customer, payment_method }: { customer: string; payment_method: string },
  { db, payments }: Needs,
): Promise<Act | null> {
  const payer = await findByCustomer(db, customer);
  if (!payer || payer.stripe_payment_method !== null) return null;
  try {
    const { last4 } = await payments.saveCard(customer, payment_method);
    const card = { stripe_payment_method: payment_method, stripe_card: last4 };
    return (tx) => writeFirstCard(tx, payer.id, card);
  } catch (error) {
    // Let go of since: there is nothing to keep any more.
    if (error instanceof AppError && error.kind === 'invalid') return null;
    throw error;
  }
}

/** Forgets the messages that will not come again; answers how many. */
export const sweepMessages = ({ db, now }: Pick<JobDeps, 'db' | 'now'>): Promise<number> =>
  inBatches(500, (limit) => deleteMessages(db, { before: new Date(now().getTime() - KEPT_DAYS * DAY), limit }));
