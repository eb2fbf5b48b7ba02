import type { Topic } from '@fairway/contracts/notifications/events';
import { DAY_MS } from '@fairway/time/units';

/** How long a notice is tried before it is given up. */
const RETRY_WINDOW_MS = DAY_MS;

/** Whether a notice that failed again has been tried for a day, so that it counts as failed for good. */
export const isExpired = (due_at: Date, now: Date): boolean => now.getTime() - due_at.getTime() >= RETRY_WINDOW_MS;

/** Texts are paid for one by one, and nobody reads this many: whoever books and cancels all day long costs no more than these. */
export const TEXTS_A_DAY = 20;

/**
 * What goes out to an address that has been given up all the same: the pin that shows that it works again, and what somebody who is
 * shut out waits for. A mail of these may go to another address than the reader's own, so it says nothing of that either.
 */
const SENT_ALL_THE_SAME: ReadonlySet<string> = new Set<Topic>(['challenge.made', 'email.changed']);

export const isSentToSuppressed = (topic: string): boolean => SENT_ALL_THE_SAME.has(topic);

/** An address of mail, or a number. */
const ADDRESS = /[^\s<>@"',;:]{1,64}@[^\s<>@"',;]{1,255}|\+\d{6,15}/g;
const DETAIL_MOST = 500;

/**
 * What is kept of a provider's own words. They mostly repeat the address that they refuse, which is left out: it is its reader's, and
 * these words may be kept longer than an account.
 */
export const redactAddresses = (said: string): string => said.slice(0, DETAIL_MOST).replaceAll(ADDRESS, '(address)');
