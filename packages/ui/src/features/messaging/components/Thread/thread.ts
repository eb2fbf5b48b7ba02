import type { Message } from '@fairway/contracts/messaging/messages';
import type { Beyond } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { addDays } from '@fairway/time/calendar';
import { fullDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';

/** Whose conversation it is on this screen. */
export type Side = 'pro' | 'player';

/** How far a message of the reader's own has come. */
export type Delivery = 'queued' | 'sending' | 'failed' | 'sent' | 'read';

/** A message as a conversation shows it: one that the server has, or one that this device has still to send. */
export interface ThreadMessage extends Pick<
  Message,
  | 'id'
  | 'from'
  | 'guardian'
  | 'message'
  | 'created_at'
  | 'is_own'
  | 'images'
  | 'offer'
  | 'lesson'
  | 'drill'
  | 'quoted'
  | 'group'
> {
  /** Null of what the other side wrote. */
  delivery: Delivery | null;
  /** The other side wrote it, and the reader has not seen it yet. */
  is_unread: boolean;
  /** Why it could not be sent. */
  failure: string | null;
}

export function toThreadMessage(message: Message, side: Side): ThreadMessage {
  const { is_own, read, pro_read } = message;
  const [isReadByReader, isReadByOther] = side === 'pro' ? [pro_read, read] : [read, pro_read];
  const delivery = isReadByOther ? 'read' : 'sent';
  return { ...message, delivery: is_own ? delivery : null, is_unread: !is_own && !isReadByReader, failure: null };
}

/** Only what the server has can be answered. */
export const isAnswerable = ({ delivery }: ThreadMessage): boolean =>
  delivery === null || delivery === 'sent' || delivery === 'read';

/** A message with what its neighbours make of it. */
export interface ThreadRow {
  message: ThreadMessage;
  /** The day that begins with it, `YYYY-MM-DD`. */
  day: string | null;
  /** The first that the reader had not seen when they came. */
  isFirstUnread: boolean;
  /** Whether it begins and ends what one side wrote within one minute. */
  isStart: boolean;
  isEnd: boolean;
}

const minuteAt = ({ created_at }: ThreadMessage) => created_at.slice(0, 16);
const isTogether = (one: ThreadMessage | undefined, other: ThreadMessage | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.is_own === other.is_own &&
  one.delivery === other.delivery &&
  minuteAt(one) === minuteAt(other);

/** A conversation, oldest first, row by row. `zone` is the reader's. */
export function listRows(
  messages: readonly ThreadMessage[],
  { zone, first_unread }: { zone: string; first_unread: string | null },
): ThreadRow[] {
  let day = '';
  return messages.map((message, nth) => {
    const date = dayAt(new Date(message.created_at), zone);
    const isNewDay = date !== day;
    day = date;
    return {
      message,
      day: isNewDay ? date : null,
      isFirstUnread: message.id === first_unread,
      isStart: isNewDay || !isTogether(messages[nth - 1], message),
      isEnd: !isTogether(message, messages[nth + 1]),
    };
  });
}

/** "Today", "Yesterday", "Tuesday 24 November". */
export function sayDay(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, -1) ? 'Yesterday' : fullDayPhrase(date, today);
}

/** A stretch of a conversation, and whether it goes on above and below. */
export interface ThreadPage {
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  before: Beyond;
  after: Beyond;
  /** The message that was asked for, which is shown first; null for the newest, or the first unread. */
  sought: string | null;
}

/** What can be done with a message. */
export interface MessageActions {
  onReply: (message: ThreadMessage) => void;
  onCopy: (text: string) => void;
  /** Asks first, in the conversation's own dialog. */
  onDelete: (message: ThreadMessage) => void;
  /** Sends one that failed again. */
  onRetry: (message: ThreadMessage) => void;
  /** Shows the message that another one answers. */
  onJump: (message_id: string) => void;
}
