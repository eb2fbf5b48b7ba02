import type { Event, Topic } from '@fairway/contracts/events';
import type { payment_type } from '@fairway/db/enums';

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

export type LessonTopic = Exclude<Topic, 'credits.given'>;
export type LessonEvent = Extract<Event, { topic: LessonTopic }>;
export type CreditsEvent = Extract<Event, { topic: 'credits.given' }>;

/** A row of the outbox with what it tells of, read again from the rows it names. */
export type Happening =
  | (LessonEvent & { at: Date; lesson: LessonFacts })
  | (CreditsEvent & { at: Date; lot: LotFacts });
export type LessonHappening = Extract<Happening, { lesson: LessonFacts }>;
export type CreditsHappening = Extract<Happening, { lot: LotFacts }>;
