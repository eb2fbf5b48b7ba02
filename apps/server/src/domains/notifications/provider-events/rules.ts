import { foldEmail } from '@fairway/contracts/auth/fold-email';
import type { ProviderEvent } from '@fairway/contracts/notifications/provider-events';
import type { DeliveryReport } from '#adapters/email/dsn.ts';
import { isSentToSuppressed } from '#domains/notifications/delivery/rules.ts';

const ID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^@<>\s]+>?$/i;

/** The delivery whose mail has this Message-ID; null of one that is none of ours. */
export const readDeliveryId = (message_id: string): string | null =>
  ID.exec(message_id.trim())?.[1]?.toLowerCase() ?? null;

/** A mail of ours. */
export interface Mail {
  /** What it tells of; null once that is cleared away. */
  topic: string | null;
  /** Its reader's own address, or that of an invitation; null where it went to another. */
  address: string | null;
}

/** Who tells: our email provider, or a mail that reports on another. */
export type EventSource = 'webhook' | 'dsn';

/**
 * Whether what became of a mail says something of its address. Anybody can write a report, and send it to where returned mail goes: it
 * counts for the address alone that the mail it names went to. A pin goes to an address that was given up, and no bounce of its counts.
 */
export const concernsAddress = (
  { type, email }: Pick<ProviderEvent, 'type' | 'email'>,
  { source, mail: { topic, address } }: { source: EventSource; mail: Mail },
): boolean => {
  if (type === 'bounced' && topic !== null && isSentToSuppressed(topic)) return false;
  return source === 'webhook' || (address !== null && foldEmail(address) === foldEmail(email));
};

/** When it happened, as far as we can tell: no clock of a provider's is ahead of ours. */
export const resolveEventTime = (at: string, now: Date): Date => new Date(Math.min(Date.parse(at), now.getTime()));

/** What a mail server reports, as an event of the provider's. */
export const toProviderEvent = (
  { address, action, status }: DeliveryReport,
  { message_id, now }: { message_id: string; now: Date },
): ProviderEvent => ({
  type: action === 'failed' ? 'bounced' : 'delivered',
  message_id,
  email: address,
  at: now.toISOString(),
  status: status.slice(0, 1000),
});
