import type { DeliveryReason } from '@fairway/contracts/notifications/deliveries';
import { formatFullName } from '@fairway/contracts/person-names';
import { DAY_MS } from '@fairway/time/units';
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
import {
  emailForReaders,
  listReaders,
  pushForReaders,
  textForReaders,
  type Readership,
} from '#domains/notifications/guardians/view.ts';
import { findGuarded, type Guarded } from '#domains/notifications/guardians/repository.ts';
import type { Addressee, NotificationEvent } from '#domains/notifications/kinds/context.ts';
import type { Reader } from '#domains/notifications/kinds/kind.ts';
import {
  findReader,
  listCalendarEntries,
  writeEmail,
  writePush,
  writeText,
} from '#domains/notifications/kinds/registry.ts';
import { findHoldEnd } from '#domains/notifications/quiet-hours/rules.ts';
import { TEXTS_A_DAY } from '#domains/notifications/delivery/rules.ts';
import { countTexts, deletePushDevices, listPushDevices, narrowDelivery } from './repository.ts';

/** How a notice ended: the provider has it, or there is nobody to give it to. */
export type Sent = 'sent' | Skipped;
export interface Skipped {
  skipped: string;
  /** As its sender is told; what is no longer true, or for nobody, has none and is not told of. */
  reason?: DeliveryReason;
}

/** A notice that is to wait once more: its reader's quiet hours have begun since it was planned (M9). */
export interface Held {
  held_until: Date;
}

/** A notice that is ready to go. `tidyUp` is for later, when it is settled. */
export type Message = (handover: Handover) => Promise<{ sent: Sent; tidyUp?: () => Promise<void> }>;

interface Sending {
  claim: Claim;
  event: NotificationEvent;
  /** Whom it is about, as what they read it. */
  reader: Reader;
  /** Whom it reaches: the reader, or the guardian of a child. */
  to: Addressee;
  /** Whom it is for: children too, where it reaches their guardian. */
  readership: Readership;
  services: JobServices;
}

/**
 * Makes a claimed notice ready to be sent by its channel, which then throws what its provider throws. Quiet hours are asked after once
 * more: one that is tried again, or late, may come to go out at night.
 */
export async function prepare(
  claim: Claim,
  event: NotificationEvent,
  services: JobServices,
): Promise<Message | Skipped | Held> {
  const own = claim.child_id === null ? findReader(event, claim.user_id) : null;
  const send = (reader: Reader, to: Addressee, children: readonly Guarded[]) => {
    const held_until = findHoldEnd(event.topic, claim.channel, to, services.now());
    if (held_until) return { held_until };
    const readership = { is_own: own !== null, children };
    return CHANNELS[claim.channel]({ claim, event, reader, to, readership, services });
  };
  const planned = [claim.child_id ?? [], claim.also_for].flat();
  if (own && planned.length === 0) return send(own, own.person, []);
  const readers = planned.filter((id) => findReader(event, id) !== null);
  if (!own && readers.length === 0) return { skipped: 'the recipient has left' };
  const guarded = await findGuarded(services.db, readers, services.now());
  const children = guarded.filter(({ guardian }) => guardian?.id === claim.user_id);
  const [first] = children;
  const reader = own ?? (first ? findReader(event, first.child_id) : null);
  const to = own?.person ?? first?.guardian;
  if (!reader || !to) return { skipped: 'the child is in other care' };
  if (children.length < planned.length || (claim.child_id === null && !own)) {
    const ids = children.map(({ child_id }) => child_id);
    const [child_id = null, ...rest] = ids;
    await narrowDelivery(services.db, claim.id, own ? { child_id: null, also_for: ids } : { child_id, also_for: rest });
  }
  return send(reader, to, children);
}

const NO_PROVIDER: Skipped = { skipped: 'no provider is set up', reason: 'no_provider' };

const NO_ADDRESS: Skipped = { skipped: 'there is no address', reason: 'no_such_address' };

const NO_DEVICE: Skipped = { skipped: 'no device takes pushes', reason: 'no_device' };

const TOO_MANY: Skipped = { skipped: `there were ${TEXTS_A_DAY} texts in a day`, reason: 'too_many' };

/** A pin is bounded by how often one may be asked for, and is sent whatever came before it. */
const hasTooManyTexts = async (
  { id, user_id }: Claim,
  { topic }: NotificationEvent,
  { db, now }: JobServices,
): Promise<boolean> => {
  if (user_id === null || topic === 'challenge.made') return false;
  const at = now();
  const since = new Date(at.getTime() - DAY_MS);
  return (await countTexts(db, { user_id, id, since, now: at })) >= TEXTS_A_DAY;
};

const CHANNELS: Record<Claim['channel'], (sending: Sending) => Promise<Message | Skipped>> = {
  async email({ claim, event, reader, to, readership, services }) {
    const { channels, publicUrl, mailFrom, db } = services;
    const { email } = channels;
    if (!email) return NO_PROVIDER;
    const { email: address } = to;
    if (address === null) return NO_ADDRESS;
    // The claim knows of accounts alone: an invitation goes to a stranger's address.
    if (claim.user_id === null && (await isSuppressed(db, { channel: 'email', address })))
      return { skipped: 'nothing is sent to this address any more', reason: 'suppressed' };
    const group = findBulkGroup(event);
    const unsubscribe_url =
      // What a child is told is switched by the child's own settings, whoever reads it.
      group && claim.user_id
        ? unsubscribeUrl({ user_ids: listReaders(claim.user_id, readership), group }, publicUrl, services.secrets)
        : undefined;
    const content = emailForReaders(writeEmail(event, reader, services), readership);
    const mail = {
      ...composeMail(content, { ...to, email: address }, publicUrl, unsubscribe_url),
      unsubscribe_url,
      invitations: composeInvitations(event, reader, { ...to, email: address }, mailFrom),
      message_id: messageId(claim, publicUrl),
    };
    return async (handover) => {
      await email.send(mail, handover);
      return { sent: 'sent' };
    };
  },
  async text({ claim, event, reader, to, readership, services }) {
    const { text } = services.channels;
    if (!text) return NO_PROVIDER;
    const { phone } = to;
    if (!phone) return { skipped: 'there is no phone number', reason: 'no_phone' };
    if (await hasTooManyTexts(claim, event, services)) return TOO_MANY;
    const body = textForReaders(writeText(event, reader, services), readership);
    return async ({ before }) => {
      await before();
      await text.send({ id: claim.id, phone, body });
      return { sent: 'sent' };
    };
  },
  async push({ claim, event, reader, to, readership, services }) {
    const { channels, publicUrl, db } = services;
    const { push: sender } = channels;
    if (!sender) return NO_PROVIDER;
    const { id: user_id, email } = to;
    if (!user_id || email === null) return { skipped: 'no device is known', reason: 'no_device' };
    const { title, body, path } = pushForReaders(writePush(event, reader, services), readership);
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

/** A mail to one person with an address, in HTML and in text. */
export function composeMail(
  content: EmailContent,
  { email, first_name, last_name }: Pick<Addressee, 'first_name' | 'last_name'> & { email: string },
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
function composeInvitations(
  event: NotificationEvent,
  reader: Reader,
  to: Pick<Addressee, 'first_name' | 'last_name'> & { email: string },
  sender: string,
): Invitation[] {
  const entries = listCalendarEntries(event, reader);
  if (!entries) return [];
  const attendee = { name: formatFullName(to), email: to.email };
  return calendarInvitations(entries.lessons, { reader: attendee, other: entries.other, sender });
}

/** One id per delivery, whoever sends it: a mail server or reader that sees it twice can know the second as a copy. */
const messageId = (claim: Claim, publicUrl: string): string => `${claim.id}@${new URL(publicUrl).hostname}`;
