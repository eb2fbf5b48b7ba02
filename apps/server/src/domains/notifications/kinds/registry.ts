import { isSideEffect, type Event } from '@fairway/contracts/notifications/events';
import type { EmailContent } from '@fairway/emails/content';
import type { Db, DbOrTx } from '@fairway/db/client';
import { coalesce } from '#core/coalesce.ts';
import { accountErased, emailChanged, passwordChanged } from './account-security.ts';
import { addressSuppressed } from './address-suppressed.ts';
import { challengeMade } from './challenge-made.ts';
import type { NotificationEvent, NotificationTopic, OutboxEvent, Readers } from './context.ts';
import { creditsExpiring, creditsGiven } from './credits.ts';
import { creditsRefilled } from './credits-refilled.ts';
import { digestDue } from './digest-due.ts';
import { exportReady } from './export-ready.ts';
import { timeFreed } from './freed-slot.ts';
import { goalChanged } from './goal-changed.ts';
import { guardianSet } from './guardian-set.ts';
import { invitationMade } from './invitation-made.ts';
import type { CalendarEntries, MessageServices, NotificationKind, PushContent, Reader, Recipient } from './kind.ts';
import { lessonBatch } from './lesson-batch.ts';
import { lessonBooked, lessonCancelled, lessonMoved, lessonReminder } from './lesson.ts';
import { messageSent } from './message-sent.ts';
import { offerPublished } from './offer-published.ts';
import { groupCancelled, groupMoved } from './group-changed.ts';
import { placeOffered } from './place-offered.ts';
import { playerErased } from './player-erased.ts';
import { playerJoined } from './player-joined.ts';
import { practiceDue } from './practice-due.ts';
import { purchaseRefunded } from './purchase-refunded.ts';
import { creditsBought, offerRedeemed } from './purchase.ts';
import { commentAdded, recordPublished } from './record.ts';
import { timeHeld } from './time-held.ts';
import { videoSent } from './video-sent.ts';

/** One kind for each topic that somebody hears of: a topic without one does not compile. */
const KINDS: { [T in NotificationTopic]: NotificationKind<T> } = {
  'lesson.booked': lessonBooked,
  'lesson.moved': lessonMoved,
  'lesson.cancelled': lessonCancelled,
  'lesson.reminder': lessonReminder,
  'lessons.changed': lessonBatch,
  'time.freed': timeFreed,
  'time.held': timeHeld,
  'place.offered': placeOffered,
  'group.moved': groupMoved,
  'group.cancelled': groupCancelled,
  'credits.given': creditsGiven,
  'credits.bought': creditsBought,
  'credits.expiring': creditsExpiring,
  'credits.refilled': creditsRefilled,
  'message.sent': messageSent,
  'offer.published': offerPublished,
  'digest.due': digestDue,
  'practice.due': practiceDue,
  'goal.changed': goalChanged,
  'offer.redeemed': offerRedeemed,
  'purchase.refunded': purchaseRefunded,
  'video.sent': videoSent,
  'record.published': recordPublished,
  'comment.added': commentAdded,
  'challenge.made': challengeMade,
  'invitation.made': invitationMade,
  'player.joined': playerJoined,
  'guardian.set': guardianSet,
  'address.suppressed': addressSuppressed,
  'password.changed': passwordChanged,
  'email.changed': emailChanged,
  'account.erased': accountErased,
  'player.erased': playerErased,
  'export.ready': exportReady,
};

/** Whether somebody is to hear of a row of the outbox; the rest sets off work. */
const isNotification = (event: Event & { at: Date }): event is OutboxEvent => !isSideEffect(event.topic);

async function load<T extends NotificationTopic>(
  db: DbOrTx,
  event: OutboxEvent<T>,
  readers: Readers,
): Promise<NotificationEvent<T> | null> {
  const context = await KINDS[event.topic].load(db, event, readers);
  return context && { ...event, ...context };
}

/**
 * The event with its context as that is now, or null when that is no longer there or nobody is to hear of it. `readers` are those
 * it is being told to, where many hear of it.
 */
export const loadNotification = async (
  db: DbOrTx,
  event: Event & { at: Date },
  readers?: Readers,
): Promise<NotificationEvent | null> => (isNotification(event) ? load(db, event, readers) : null);

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** An event that is being told to somebody, for themself and for children of theirs; without an account they are not known by an id. */
interface Telling {
  outbox_id: bigint;
  event: Event & { at: Date };
  user_ids: readonly string[];
}

/** The same for these of its readers. What is being told to several at once is read once for all of them. */
export const loadForReaders = coalesce(async (db: Db, tellings: readonly Telling[]) => {
  const byEvent = new Map<bigint, { event: Telling['event']; readers: string[] }>();
  for (const { outbox_id, event, user_ids } of tellings) {
    const { readers } = byEvent.get(outbox_id) ?? { readers: [] };
    byEvent.set(outbox_id, { event, readers: [...readers, ...user_ids] });
  }
  // What fails for one event is no fault of the others.
  const load = async ([id, { event, readers }]: [bigint, { event: Telling['event']; readers: string[] }]) =>
    [id, await loadNotification(db, event, readers).catch(toError)] as const;
  const loaded = new Map(await Promise.all([...byEvent].map(load)));
  return tellings.map(({ outbox_id }) => loaded.get(outbox_id) ?? null);
});

/** Who is told of an event and by which channel (M4). */
export const selectRecipients = <T extends NotificationTopic>(event: NotificationEvent<T>): Recipient[] =>
  KINDS[event.topic].recipients(event);

/** The recipient of this id as a reader, or null for one who has left. */
export const findReader = <T extends NotificationTopic>(
  event: NotificationEvent<T>,
  user_id: string | null,
): Reader | null => KINDS[event.topic].findReader(event, user_id);

/** Why a message that is about to go out would no longer be true or of use, or null when it still is. */
export const isStale = <T extends NotificationTopic>(event: NotificationEvent<T>, now: Date): string | null =>
  KINDS[event.topic].isStale(event, now);

export const writeEmail = <T extends NotificationTopic>(
  event: NotificationEvent<T>,
  reader: Reader,
  services: MessageServices,
): EmailContent => KINDS[event.topic].email(event, reader, services);

export const writePush = <T extends NotificationTopic>(
  event: NotificationEvent<T>,
  reader: Reader,
  services: MessageServices,
): PushContent => KINDS[event.topic].push(event, reader, services);

export const writeText = <T extends NotificationTopic>(
  event: NotificationEvent<T>,
  reader: Reader,
  services: MessageServices,
): string => KINDS[event.topic].text(event, reader, services);

/** What the reader's calendar can take over; null of what is not for calendars. */
export const listCalendarEntries = <T extends NotificationTopic>(
  event: NotificationEvent<T>,
  reader: Reader,
): CalendarEntries | null => KINDS[event.topic].calendar?.(event, reader) ?? null;
