import type { ProviderEvent } from '@fairway/contracts/notifications/provider-events';
import type { DeliveryReport } from '#adapters/email/dsn.ts';

const ID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^@<>\s]+>?$/i;

/** The delivery whose mail has this Message-ID; null of one that is none of ours. */
export const readDeliveryId = (message_id: string): string | null =>
  ID.exec(message_id.trim())?.[1]?.toLowerCase() ?? null;

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
  status,
});
