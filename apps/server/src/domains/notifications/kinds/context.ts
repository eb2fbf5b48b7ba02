import type { SuppressedAddress } from '@fairway/contracts/notifications/deliveries';
import type { GoalMeasure } from '@fairway/contracts/practice/limits';
import type { PayloadOf, Topic, SideEffectTopic } from '@fairway/contracts/notifications/events';
import type { challenge_purpose, payment_type, purchase_kind, purchase_status } from '@fairway/db/enums';

/** Someone who may be told, with their switches. */
export interface Person {
  id: string;
  /** Null for a child who has no sign-in of their own (A15). */
  email: string | null;
  phone: string | null;
  first_name: string;
  last_name: string;
  timezone: string;
  notification_email: boolean;
  notification_text: boolean;
  notification_push: boolean;
  /** What they have switched off of a channel that is on, cell by cell (M25). */
  notification_off: readonly string[];
  /** Quiet hours in minutes of their own day (M9); null without any. */
  quiet_from: number | null;
  quiet_until: number | null;
  /** When their one email of the day with messages and offers comes, in minutes of it (M27); null where each has its own. */
  digest_at: number | null;
}

/** The two whom something concerns; null for one who has left. */
export interface Sides {
  pro: Person | null;
  player: Person | null;
}

/** A lesson as it is now, and the two it concerns; a guest's lesson has no player, nor has one whose player left. */
export interface LessonContext extends Sides {
  id: string;
  starts_at: Date;
  ends_at: Date;
  duration: number;
  note: string | null;
  venue: string | null;
  payment_type: payment_type;
  credits: number;
  guest_name: string | null;
  sequence: number;
  created_at: Date;
  updated_at: Date;
  cancelled_at: Date | null;
  fee_due: boolean;
  /** Face to face or by video, and the title of its record. */
  type: number;
  title: string | null;
  /** The title of the group lesson that it is a place in. */
  group_title: string | null;
}

/** A lot of credits as it is now. */
export interface LotContext extends Sides {
  id: string;
  quantity: number;
  /** What is left of it. */
  remaining: number;
  expires_on: Date;
  expires_at: Date;
  /** What the pro said as they gave them. */
  reason: string | null;
}

/** A purchase as it is now. */
export interface PurchaseContext extends Sides {
  id: string;
  /** The number of its receipt, and of its credit note once the money went back. */
  number: string;
  credit_note: string | null;
  kind: purchase_kind;
  status: purchase_status;
  title: string;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  credits: number;
  /** The last day of the credits that came with it. */
  expires_on: Date | null;
  card: string | null;
  /** Why nothing was delivered for the money, which then went back by itself. */
  failure: string | null;
  created_at: Date;
  settled_at: Date | null;
  refunded_at: Date | null;
}

/** Two videos that were sent for a lesson, and what was paid for it; nothing when the pro sent them (W2). */
export interface VideoContext extends Sides {
  id: string;
  player_video_lesson_note: string | null;
  created_at: Date;
  cancelled_at: Date | null;
  purchase: PurchaseContext | null;
}

/** The ids of those that something is being told to; of all who may hear of it when undefined. */
export type Readers = readonly string[] | undefined;

/** An offer as it is now, and those who may hear of it. */
export interface OfferContext {
  id: string;
  title: string;
  description: string;
  /** Minor units of `currency`. */
  price: number;
  currency: string;
  lesson_credits_value: number;
  qty: number | null;
  started_at: string | null;
  ended_at: string | null;
  pro: Person;
  /** The pro's players: all of them, or those that are being told. */
  players: Person[];
}

/** A message as it was sent, and those who may hear of it. */
export interface MessageContext {
  id: string;
  message: string;
  from_pro: boolean;
  offer_title: string | null;
  has_lesson: boolean;
  images: number;
  pro: Person;
  /** Who sent it to their pro; or of those it went to who keep it, all or those that are being told. */
  players: Person[];
  /** Whether the pro it went to has deleted it. */
  is_deleted: boolean;
}

/** Something that waited for its reader's email of the day and is still news to them, as it is now (M27). */
export type DigestItem =
  | {
      kind: 'message';
      sender: string;
      from_pro: boolean;
      message: string;
    }
  | {
      kind: 'offer';
      title: string;
      /** Minor units of `currency`. */
      price: number;
      currency: string;
    };

/** The email of a day: the first of what is news of it, and whether there is more. */
export interface DigestContext {
  items: DigestItem[];
  has_more: boolean;
}

/** A goal as it is now, and the two whose goal it is. */
export interface GoalContext extends Sides {
  title: string;
  measure: GoalMeasure;
  /** Of the measure in own words, what is counted. */
  unit: string;
  start: number;
  target: number;
  due_on: string;
  revision: number;
  is_agreed: boolean;
}

/** What a player has to practise on a day, as it is now (P26). */
export interface PracticeContext {
  /** What is not practised yet, in the order of its plans. */
  drills: { title: string; minutes: number | null }[];
  /** The zone whose days the plan's are: the coach's. */
  timezone: string;
}

/** Someone who gets an account email: with an account, or known by an address alone. */
export type Addressee = Person | (Omit<Person, 'id'> & { id: null });

/** What an account email needs of a challenge. */
export interface ChallengeContext {
  id: string;
  purpose: challenge_purpose;
  /** Of `confirm_email`: the address is to take the place of the one that the person has. */
  replaces: boolean;
  expires_at: Date;
  settled_at: Date | null;
}

/** What an account email needs of an invitation. */
export interface InvitationContext {
  id: string;
  code: string;
  sent: number;
  expires_at: Date;
  accepted_at: Date | null;
  pro_name: string;
}

/** A cancelled lesson's time, and those who may hear that it is free (D16). */
export interface FreedSlotContext {
  /** The lesson that left it. */
  lesson: LessonContext;
  /** Another lesson stands there by now. */
  taken: boolean;
  /** How long before it begins players book a time of this pro at the latest (D4). */
  notice_hours: number;
  /** The pro's other players: all of them, or those that are being told. */
  players: Person[];
}

/** A time that is held for a player of the waiting list, as it is now (D20). */
export interface HoldContext extends Sides {
  id: string;
  starts_at: Date;
  ends_at: Date;
  expires_at: Date;
  closed_at: Date | null;
}

/** A group lesson as it is now, and a player who waits for a place in it, or no longer does. */
export interface WaitedLessonContext extends Sides {
  /** Of the request for a place. */
  id: string;
  lesson_id: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  venue: string | null;
  cancelled_at: Date | null;
  ended_at: Date | null;
}

/** A place of a group lesson that is kept for a player of its line. */
export interface PlaceRequestContext extends WaitedLessonContext {
  expires_at: Date;
}

/** Lessons of one player that were changed in one act, as they are now, soonest first. */
export interface LessonBatchContext extends Sides {
  changes: (PayloadOf<'lessons.changed'>['changes'][number] & { lesson: LessonContext })[];
}

/** The topics that somebody hears of; the rest sets off work. */
export type NotificationTopic = Exclude<Topic, SideEffectTopic>;
export type LessonTopic = Extract<NotificationTopic, `lesson.${string}`>;

/** What each topic tells of, read again from the rows that its payload names. */
export interface ContextByTopic extends Record<LessonTopic, { lesson: LessonContext }> {
  'time.freed': { freedSlot: FreedSlotContext };
  'time.held': { hold: HoldContext };
  'place.offered': { placeRequest: PlaceRequestContext };
  'group.moved': { waited: WaitedLessonContext };
  'group.cancelled': { waited: WaitedLessonContext };
  'lessons.changed': { lessonBatch: LessonBatchContext };
  'credits.given': { lot: LotContext };
  'credits.expiring': { lot: LotContext };
  'credits.bought': { purchase: PurchaseContext };
  'credits.refilled': { lesson: LessonContext };
  'offer.redeemed': { purchase: PurchaseContext };
  'purchase.refunded': { purchase: PurchaseContext };
  'video.sent': { video: VideoContext };
  'record.published': { lesson: LessonContext };
  /** The title of a record that is not published is its coach's alone. */
  'comment.added': { lesson: LessonContext; comment: { content: string }; is_published: boolean };
  'offer.published': { offer: OfferContext };
  'message.sent': { message: MessageContext };
  'digest.due': { to: Person; is_pro: boolean; digest: DigestContext };
  'goal.changed': { goal: GoalContext };
  'practice.due': { to: Person; practice: PracticeContext };
  'challenge.made': { to: Addressee; challenge: ChallengeContext };
  'invitation.made': { to: Addressee; invitation: InvitationContext };
  'address.suppressed': { to: Addressee; player: { id: string; name: string }; suppressed: SuppressedAddress };
  'guardian.set': { to: Addressee; child: { first_name: string; is_young: boolean } };
  'player.joined': { to: Addressee; player: { id: string; name: string } };
  'export.ready': { to: Addressee; expires_at: Date };
  'password.changed': { to: Addressee };
  'email.changed': { to: Addressee };
  'account.erased': { to: Addressee };
  'player.erased': { pro: Person };
}

/** A row of the outbox that somebody is to hear of. */
export type OutboxEvent<T extends NotificationTopic = NotificationTopic> = {
  [K in T]: { topic: K; payload: PayloadOf<K>; at: Date };
}[T];

/** A row of the outbox with its context. */
export type NotificationEvent<T extends NotificationTopic = NotificationTopic> = {
  [K in T]: OutboxEvent<K> & ContextByTopic[K];
}[T];
