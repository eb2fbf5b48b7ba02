import { providerEvent, providerEvents, type ProviderEvent } from '@fairway/contracts/notifications/provider-events';
import { idIn } from '@fairway/contracts/primitives';
import { inTransaction } from '@fairway/db/client';
import { readDeliveryReports } from '#adapters/email/dsn.ts';
import { readBounceReason } from '#adapters/email/smtp-replies.ts';
import { isSignedByTwilio, readTextStatus, readTwilioForm, twilioStatusUrl } from '#adapters/sms/twilio-status.ts';
import { isSigned } from '#adapters/webhook-signature.ts';
import type { AppServices } from '#app/context.ts';
import { invalid } from '#core/app-error.ts';
import { recordArrival, recordBounce } from '#domains/auth/suppressed-addresses/service.ts';
import { redactAddresses } from '#domains/notifications/delivery/rules.ts';
import { findMail, isKnown, markBounced, markDelivered, markOpened } from './repository.ts';
import { concernsAddress, readDeliveryId, resolveEventTime, toProviderEvent, type EventSource } from './rules.ts';

type ProviderEventServices = Pick<AppServices, 'db' | 'now' | 'emailWebhookSecret'>;

/** A message from outside: its bytes as they came, and what it says of who sent it. */
interface Signed {
  body: Buffer;
  signature: string;
}

const isOurs = ({ body, signature }: Signed, { emailWebhookSecret: secret, now }: ProviderEventServices): boolean =>
  secret !== undefined && isSigned(body, signature, secret, now());

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
};

/**
 * Takes in what the email provider tells of our mails, however often and in whatever order (M24). False when it is not signed; what
 * fails is thrown, so that it is sent again.
 */
export async function handleEmailEvents(sent: Signed, services: ProviderEventServices): Promise<boolean> {
  if (!isOurs(sent, services)) return false;
  const parsed = providerEvents.safeParse(parseJson(sent.body));
  if (!parsed.success) throw invalid({ events: ['These are not events as they are described.'] });
  for (const event of parsed.data.events) await handleEvent(event, 'webhook', services);
  return true;
}

/** The same of a mail that reports on another (RFC 3464), which the mailbox of returned mail hands on as it came. */
export async function handleDeliveryReport(sent: Signed, services: ProviderEventServices): Promise<boolean> {
  if (!isOurs(sent, services)) return false;
  const found = await readDeliveryReports(sent.body);
  const { message_id = '', reports = [] } = found ?? {};
  const now = services.now();
  for (const report of reports) {
    const event = providerEvent.safeParse(toProviderEvent(report, { message_id, now }));
    if (event.success) await handleEvent(event.data, 'dsn', services);
  }
  return true;
}

/** One event of one mail. What is none of ours, or cleared away by now, is nothing to us. */
async function handleEvent(
  event: ProviderEvent,
  source: EventSource,
  { db, now }: ProviderEventServices,
): Promise<void> {
  const id = readDeliveryId(event.message_id);
  const mail = id === null ? null : await findMail(db, id);
  if (id === null || !mail) return;
  const at = resolveEventTime(event.at, now());
  const told = { id, channel: 'email' } as const;
  const address = { channel: 'email', address: event.email } as const;
  const counts = concernsAddress(event, { source, mail });
  await inTransaction(db, async (tx) => {
    switch (event.type) {
      case 'delivered':
        await markDelivered(tx, told, at);
        if (counts) await recordArrival(tx, address, at);
        return;
      case 'opened':
        return markOpened(tx, told, at);
      case 'bounced': {
        const reason = readBounceReason(event.status);
        const detail = redactAddresses(event.status || 'it came back');
        if ((await markBounced(tx, told, { reason, detail, at })) && counts)
          await recordBounce(tx, { ...address, reason, source }, at);
        return;
      }
      case 'complained':
        return recordBounce(tx, { ...address, reason: 'marked_as_spam', source }, at);
    }
  });
}

/**
 * Takes in what Twilio tells of a text of ours (M24), whose delivery the address names. False when it is not signed for that address; what
 * is cleared away by now is nothing to us.
 */
export async function handleTextStatus(
  { body, signature, delivery_id }: Signed & { delivery_id: string },
  { db, now, publicUrl, twilioToken: token }: Pick<AppServices, 'db' | 'now' | 'publicUrl' | 'twilioToken'>,
): Promise<boolean> {
  const form = readTwilioForm(body);
  const url = twilioStatusUrl(publicUrl, delivery_id);
  if (token === undefined || !(await isSignedByTwilio(form, { signature, url, token }))) return false;
  const told = { id: idIn.parse(delivery_id), channel: 'text' } as const;
  const text = readTextStatus(form);
  if (text.status === 'under way' || !(await isKnown(db, told))) return true;
  const at = now();
  await inTransaction(db, async (tx) => {
    if (text.status === 'delivered') return markDelivered(tx, told, at);
    const { phone, reason, detail } = text;
    if (await markBounced(tx, told, { reason, detail, at }))
      await recordBounce(tx, { channel: 'text', address: phone, reason, source: 'webhook' }, at);
  });
  return true;
}
