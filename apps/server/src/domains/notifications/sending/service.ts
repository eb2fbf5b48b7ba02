import type { DeliveryReason } from '@fairway/contracts/notifications/deliveries';
import { formatFullName } from '@fairway/contracts/person-names';
import { resolveUrl, type EmailContent } from '@fairway/emails/content';
import { renderEmail } from '@fairway/emails/render';
import type { Invitation } from '#adapters/calendar/ical.ts';
import type { Handover, Mail } from '#adapters/email/mailer.ts';
import type { JobServices } from '#app/job-services.ts';
import { isSuppressed } from '#domains/auth/suppressed-addresses/service.ts';
import { calendarInvitations } from '#domains/lessons/calendar-feed/service.ts';
import type { Claim } from '#domains/notifications/delivery/repository.ts';
import { findBulkGroup } from '#domains/notifications/unsubscribe/rules.ts';
import { unsubscribeUrl } from '#domains/notifications/unsubscribe/service.ts';
import type { Addressee, NotificationEvent } from '#domains/notifications/kinds/context.ts';
import type { Reader } from '#domains/notifications/kinds/kind.ts';
import {
  findReader,
  listCalendarEntries,
  writeEmail,
  writePush,
  writeText,
} from '#domains/notifications/kinds/registry.ts';
import { deletePushDevices, listPushDevices } from './repository.ts';

/** How a notice ended: the provider has it, or there is nobody to give it to. */
export type Sent = 'sent' | Skipped;
export interface Skipped {
  skipped: string;
  /** As its sender is told; what is no longer true, or for nobody, has none and is not told of. */
  reason?: DeliveryReason;
}

/** A notice that is ready to go. `tidyUp` is for later, when it is settled. */
export type Message = (handover: Handover) => Promise<{ sent: Sent; tidyUp?: () => Promise<void> }>;

interface Sending {
  claim: Claim;
  event: NotificationEvent;
  reader: Reader;
  services: JobServices;
}

/** Makes a claimed notice ready to be sent by its channel, which then throws what its provider throws. */
export async function prepare(
  claim: Claim,
  event: NotificationEvent,
  services: JobServices,
): Promise<Message | Skipped> {
  const reader = findReader(event, claim.user_id);
  if (!reader) return { skipped: 'the recipient has left' };
  return CHANNELS[claim.channel]({ claim, event, reader, services });
}

const NO_PROVIDER: Skipped = { skipped: 'no provider is set up', reason: 'no_provider' };

const NO_DEVICE: Skipped = { skipped: 'no device takes pushes', reason: 'no_device' };

const CHANNELS: Record<Claim['channel'], (sending: Sending) => Promise<Message | Skipped>> = {
  async email({ claim, event, reader, services }) {
    const { channels, publicUrl, mailFrom, db } = services;
    const { email } = channels;
    if (!email) return NO_PROVIDER;
    // The claim knows of accounts alone: an invitation goes to a stranger's address.
    if (claim.user_id === null && (await isSuppressed(db, { channel: 'email', address: reader.person.email })))
      return { skipped: 'nothing is sent to this address any more', reason: 'suppressed' };
    const group = findBulkGroup(event);
    const unsubscribe_url =
      group && claim.user_id
        ? unsubscribeUrl({ user_id: claim.user_id, group }, publicUrl, services.secrets)
        : undefined;
    const mail = {
      ...composeMail(writeEmail(event, reader, services), reader.person, publicUrl, unsubscribe_url),
      unsubscribe_url,
      invitations: composeInvitations(event, reader, mailFrom),
      message_id: messageId(claim, publicUrl),
    };
    return async (handover) => {
      await email.send(mail, handover);
      return { sent: 'sent' };
    };
  },
  async text({ claim, event, reader, services }) {
    const { text } = services.channels;
    if (!text) return NO_PROVIDER;
    const { phone } = reader.person;
    if (!phone) return { skipped: 'there is no phone number', reason: 'no_phone' };
    const body = writeText(event, reader, services);
    return async ({ before }) => {
      await before();
      await text.send({ id: claim.id, phone, body });
      return { sent: 'sent' };
    };
  },
  async push({ claim, event, reader, services }) {
    const { channels, publicUrl, db } = services;
    const { push: sender } = channels;
    if (!sender) return NO_PROVIDER;
    const { id: user_id, email } = reader.person;
    if (!user_id) return { skipped: 'no device is known', reason: 'no_device' };
    const { title, body, path } = writePush(event, reader, services);
    const devices = await listPushDevices(db, user_id);
    return async ({ before }) => {
      await before();
      const url = resolveUrl(path, publicUrl);
      const { reached, dead } = await sender.send({ id: claim.id, email, ...devices, title, body, url });
      const sent = reached > 0 ? 'sent' : NO_DEVICE;
      return { sent, tidyUp: () => deletePushDevices(db, user_id, dead) };
    };
  },
};

const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A mail to one person, in HTML and in text. */
export function composeMail(
  content: EmailContent,
  { email, first_name, last_name }: Pick<Addressee, 'email' | 'first_name' | 'last_name'>,
  publicUrl: string,
  unsubscribe_url?: string,
): Omit<Mail, 'message_id'> {
  const settingsUrl = `${publicUrl}/account/privacy`;
  return {
    to: { name: toOneLine(formatFullName({ first_name, last_name })), address: email },
    subject: toOneLine(content.subject),
    ...renderEmail(content, {
      first_name: first_name || 'there',
      publicUrl,
      settingsUrl,
      unsubscribeUrl: unsubscribe_url,
    }),
  };
}

/** What the reader's calendar can take over. */
function composeInvitations(event: NotificationEvent, reader: Reader, sender: string): Invitation[] {
  const entries = listCalendarEntries(event, reader);
  if (!entries) return [];
  const { person } = reader;
  const attendee = { name: formatFullName(person), email: person.email };
  return calendarInvitations(entries.lessons, { reader: attendee, other: entries.other, sender });
}

/** One id per delivery, whoever sends it: a mail server or reader that sees it twice can know the second as a copy. */
const messageId = (claim: Claim, publicUrl: string): string => `${claim.id}@${new URL(publicUrl).hostname}`;
