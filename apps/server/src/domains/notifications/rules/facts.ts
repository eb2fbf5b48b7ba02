import type { Event, Topic, WorkTopic } from '@fairway/contracts/events';
import type { challenge_purpose, payment_type, purchase_kind, purchase_status } from '@fairway/db/enums';

/** Someone who may be told, with their switches (S1 §3 settings). */
export interface Person {
  id: string;
  email: string;
  phone: string | null;
  first_name: string;
  last_name: string;
  timezone: string;
  notification_email: boolean;
  notification_text: boolean;
  notification_push: boolean;
}

/** The two whom something concerns; null for one who has left. */
export interface Sides {
  pro: Person | null;
  player: Person | null;
}

/** A lesson as it is now, and the two it concerns; a guest's lesson has no player, nor has one whose player left. */
export interface LessonFacts extends Sides {
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
}

/** A lot of credits as it is now. */
export interface LotFacts extends Sides {
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
export interface PurchaseFacts extends Sides {
  id: string;
  number: number;
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
export interface VideoFacts extends Sides {
  id: string;
  player_video_lesson_note: string | null;
  created_at: Date;
  cancelled_at: Date | null;
  purchase: PurchaseFacts | null;
}

/** An offer as it is now, and those who may hear of it. */
export interface OfferFacts {
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
  /** The pro's players: all of them, or the one that is being told. */
  players: Person[];
}

/** Someone who gets a letter: with an account, or known by an address alone. */
export type Addressee = Person | (Omit<Person, 'id'> & { id: null });

/** What a letter needs of a challenge. */
export interface ChallengeFacts {
  id: string;
  purpose: challenge_purpose;
  expires_at: Date;
  settled_at: Date | null;
}

/** What a letter needs of an invitation. */
export interface InvitationFacts {
  id: string;
  code: string;
  sent: number;
  expires_at: Date;
  accepted_at: Date | null;
  pro_name: string;
}

type EventOf<T extends Topic> = Extract<Event, { topic: T }> & { at: Date };
export type LessonTopic = Extract<Topic, `lesson.${string}`>;

/** A row of the outbox with what it tells of, read again from the rows it names. */
export type LessonHappening = EventOf<LessonTopic> & { lesson: LessonFacts };
export type LotHappening = EventOf<'credits.given' | 'credits.expiring'> & { lot: LotFacts };
export type PurchaseHappening = EventOf<'credits.bought' | 'offer.redeemed' | 'purchase.refunded'> & {
  purchase: PurchaseFacts;
};
export type VideoHappening = EventOf<'video.sent'> & { video: VideoFacts };
/** What happened between a pro and one player. */
export type SidedHappening = LessonHappening | LotHappening | PurchaseHappening | VideoHappening;
export type OfferHappening = EventOf<'offer.published'> & { offer: OfferFacts };
/** A cancelled lesson's time, and those who may hear that it is free (D16). */
export interface FreedFacts {
  /** The lesson that left it. */
  lesson: LessonFacts;
  /** Another lesson stands there by now. */
  taken: boolean;
  /** The pro's other players: all of them, or the one that is being told. */
  players: Person[];
}
export type FreedHappening = EventOf<'time.freed'> & { freed: FreedFacts };
/** Lessons of one player that were changed in one act, as they are now, soonest first. */
export interface ChangesFacts extends Sides {
  changes: (EventOf<'lessons.changed'>['payload']['changes'][number] & { lesson: LessonFacts })[];
}
export type ChangesHappening = EventOf<'lessons.changed'> & { together: ChangesFacts };
/** What is said to one person alone, of their account. */
export type LetterHappening =
  | (EventOf<'challenge.made'> & { to: Addressee; challenge: ChallengeFacts })
  | (EventOf<'invitation.made'> & { to: Addressee; invitation: InvitationFacts })
  | (EventOf<'player.joined'> & { to: Addressee; player: { id: string; name: string } })
  | (EventOf<'export.ready'> & { to: Addressee; expires_at: Date })
  | (EventOf<'password.changed' | 'email.changed' | 'account.erased'> & { to: Addressee });
export type Happening = SidedHappening | OfferHappening | FreedHappening | ChangesHappening | LetterHappening;

export function sidesOf(happening: SidedHappening): Sides {
  if ('lesson' in happening) return happening.lesson;
  if ('lot' in happening) return happening.lot;
  return 'video' in happening ? happening.video : happening.purchase;
}

/** The rest sets off work. */
export type ToldTopic = Exclude<Topic, WorkTopic>;
