import type { Event, Topic, WorkTopic } from '@fairway/contracts/events';
import type { challenge_purpose, payment_type } from '@fairway/db/enums';

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

/** A lesson as it is now, and the two it concerns; a guest's lesson has no player, nor has one whose player left. */
export interface LessonFacts {
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
  pro: Person | null;
  player: Person | null;
}

/** A lot of credits as it was given. */
export interface LotFacts {
  id: string;
  quantity: number;
  expires_on: Date;
  pro: Person | null;
  player: Person | null;
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
export type CreditsHappening = EventOf<'credits.given'> & { lot: LotFacts };
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
export interface ChangesFacts {
  pro: Person | null;
  player: Person | null;
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
export type Happening = LessonHappening | CreditsHappening | FreedHappening | ChangesHappening | LetterHappening;

/** The rest sets off work. */
export type ToldTopic = Exclude<Topic, WorkTopic>;
