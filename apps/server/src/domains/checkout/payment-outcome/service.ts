import { findPaymentOutcome, type PaymentOutcome } from '@fairway/contracts/checkout/payment-outcome';
import type { Actor, AppServices } from '#app/context.ts';
import { findByKey } from '#domains/checkout/purchases/repository.ts';

/** What has become of the money of the caller's attempt, as far as we know (C15); the webhook or the job that looks each minute finds out. */
export const getPaymentOutcome = async (
  actor: Actor,
  { key }: { key: string },
  { db }: Pick<AppServices, 'db'>,
): Promise<PaymentOutcome> => findPaymentOutcome(await findByKey(db, actor.id, key));
