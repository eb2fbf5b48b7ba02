import type { EmailContent } from '@fairway/emails/content';
import type { Links } from '@fairway/contracts/links';
import type { DbOrTx } from '@fairway/db/client';
import type { delivery_channel } from '@fairway/db/enums';
import type { Secrets } from '#adapters/secrets.ts';
import type {
  Addressee,
  ContextByTopic,
  LessonContext,
  NotificationEvent,
  NotificationTopic,
  OutboxEvent,
  Person,
  Readers,
} from './context.ts';

export type Audience = 'player' | 'pro';

export interface Recipient {
  /** Null for somebody without an account, whose address the event leads to. */
  user_id: string | null;
  channel: delivery_channel;
}

/** Whom one message is for, and as what they read it. */
export interface Reader<Who extends Addressee = Addressee> {
  audience: Audience;
  person: Who;
}

/** What messages lead to: pins and links of our own, and the pages outside the app. */
export interface MessageServices {
  secrets: Secrets;
  links: Pick<Links, 'support'>;
}

export interface PushContent {
  title: string;
  body: string;
  /** Where a tap leads, as a path of the web app or a whole address elsewhere. */
  path: string;
}

/** Lessons that the reader's calendar can take over, and whom they are with. */
export interface CalendarEntries {
  lessons: LessonContext[];
  other: Person | null;
}

/** All there is to say about one topic of the outbox. */
export interface NotificationKind<T extends NotificationTopic> {
  topic: T;
  /**
   * What the event tells of as that is now, or null when that is no longer there or nobody is to hear of it. `readers` are those
   * it is being told to, where many hear of it.
   */
  load(db: DbOrTx, event: OutboxEvent<T>, readers: Readers): Promise<ContextByTopic[T] | null>;
  /** Who hears of it and by which channel (M4): guests and people who left do not. */
  recipients(event: NotificationEvent<T>): Recipient[];
  /** The recipient of this id as a reader, or null for one who has left. */
  findReader(event: NotificationEvent<T>, user_id: string | null): Reader | null;
  /** Why a message that is about to go out would no longer be true or of use, or null when it still is. */
  isStale(event: NotificationEvent<T>, now: Date): string | null;
  email(event: NotificationEvent<T>, reader: Reader, services: MessageServices): EmailContent;
  push(event: NotificationEvent<T>, reader: Reader, services: MessageServices): PushContent;
  /** The text message. */
  text(event: NotificationEvent<T>, reader: Reader, services: MessageServices): string;
  /** Only of a kind that puts lessons into calendars. */
  calendar?(event: NotificationEvent<T>, reader: Reader): CalendarEntries | null;
}

/** What a kind says, apart from what it tells of and to whom. */
export type Messages<T extends NotificationTopic> = Pick<NotificationKind<T>, 'email' | 'push' | 'text'>;

/** For a kind that is true and of use however late it comes. */
export const neverStale = (): null => null;
