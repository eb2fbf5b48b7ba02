import type { Failure } from '../../app/failures/failure.ts';

/** Refusals of a purchase that are told in the server's own words, and not by the toast that others get. */
const IN_SERVERS_WORDS = [409, 422, 503];
/** Told elsewhere: signing in again, and the provider's words on a card. */
const TOLD_ELSEWHERE = [401, 418];

/** The statuses that the general toast leaves to the purchase; every one where it has a text of its own for what nobody says better. */
export const toldByPurchase = (otherwise: string | undefined) => ({
  quiet: otherwise === undefined ? IN_SERVERS_WORDS : true,
});

/** What a purchase says of its refusal: the server's words, or `otherwise`; null when it is told already. */
export function purchaseRefusal({ status, message }: Failure, otherwise: string | undefined): string | null {
  if (status !== null && TOLD_ELSEWHERE.includes(status)) return null;
  if (status !== null && IN_SERVERS_WORDS.includes(status)) return message;
  return otherwise ?? null;
}
