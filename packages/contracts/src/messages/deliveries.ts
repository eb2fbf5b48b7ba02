import { decapitalize } from '../capitals.ts';
import type { DeliveryChannel, DeliveryReason, DeliveryStatus } from '../notifications/deliveries.ts';
import type { Topic } from '../notifications/events.ts';

/** Why somebody has not been reached, as their coach reads it. */
const REASON_TEXTS: Record<DeliveryReason, string> = {
  mailbox_full: 'Their mailbox is full',
  no_such_address: 'Their mailbox does not exist',
  refused: 'Their provider refused it',
  marked_as_spam: 'They marked our emails as spam',
  suppressed: 'Earlier ones bounced, so we have stopped sending',
  no_device: 'They have no device set up for notifications',
  no_phone: 'They have no phone number here',
  number_unreachable: 'Their number cannot be reached',
  no_provider: 'This is not set up here',
  provider_down: 'The email or phone network refused it',
  too_many: 'They have reached the daily limit for text messages',
};

const STATUS_TEXTS: Record<DeliveryStatus, string> = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  delivered: 'Delivered',
  opened: 'Opened',
  failed: 'Not delivered',
};

export const CHANNEL_NAMES: Record<DeliveryChannel, string> = {
  email: 'Email',
  text: 'Text message',
  push: 'Push notification',
};

/** Why somebody has not been reached: "Their mailbox is full". */
export const deliveryReasonText = (reason: DeliveryReason): string => REASON_TEXTS[reason];

/** How far a notice has come, in one line: "Not delivered: their mailbox is full". */
export function deliveryStatusText({
  status,
  reason,
}: {
  status: DeliveryStatus;
  reason: DeliveryReason | null;
}): string {
  if (reason === null) return STATUS_TEXTS[status];
  const rest = decapitalize(deliveryReasonText(reason));
  return status === 'queued' ? `Not yet: ${rest}. We are trying again` : `${STATUS_TEXTS[status]}: ${rest}`;
}

const NOT_ARRIVING = { email: 'Emails', text: 'Text messages' };

/** What a coach reads of a player whom nothing reaches: "Emails to alex@example.com are not arriving: their mailbox is full". */
export const suppressedText = ({
  channel,
  address,
  reason,
}: {
  channel: 'email' | 'text';
  address: string;
  reason: DeliveryReason;
}): string =>
  reason === 'marked_as_spam'
    ? `${NOT_ARRIVING[channel]} to ${address} have stopped: they marked one as spam`
    : `${NOT_ARRIVING[channel]} to ${address} are not arriving: ${decapitalize(deliveryReasonText(reason))}`;

/** What a coach's notices tell of. What is only between a person and their own account has no name: nobody else reads of it. */
export const NOTICE_NAMES = {
  'lesson.booked': 'Lesson booked',
  'lesson.moved': 'Lesson moved',
  'lesson.cancelled': 'Lesson cancelled',
  'lesson.reminder': 'Lesson reminder',
  'lessons.changed': 'Changes to lessons',
  'time.freed': 'A time became free',
  'time.held': 'Time held',
  'place.offered': 'Place kept',
  'group.moved': 'Group lesson moved',
  'group.cancelled': 'Group lesson cancelled',
  'credits.given': 'Credits given',
  'credits.bought': 'Receipt for credits',
  'credits.expiring': 'Expiring credits',
  'credits.refilled': 'Credits returned',
  'offer.published': 'New offer',
  'offer.redeemed': 'Receipt for an offer',
  'purchase.refunded': 'Refund',
  'video.sent': 'Video lesson',
  'record.published': 'Lesson record',
  'comment.added': 'Comment on a record',
  'practice.due': 'Practice reminder',
  'goal.changed': 'Goal',
} as const satisfies Partial<Record<Topic, string>>;

/** What a notice told of, in words; a topic without a name of its own is a message. */
export const noticeName = (topic: string): string =>
  topic in NOTICE_NAMES ? NOTICE_NAMES[topic as keyof typeof NOTICE_NAMES] : 'Message';
