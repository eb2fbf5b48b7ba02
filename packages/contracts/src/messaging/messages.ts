import { z } from 'zod';
import { MESSAGE_LIMITS, UNREAD_MOST, QUICK_REPLY_LIMITS } from './limits.ts';
import { messageDelivery } from '../notifications/deliveries.ts';
import { MESSAGING_MESSAGES } from '../messages/messaging.ts';
import { drillCard } from '../practice/drills.ts';
import { flag, id, idIn, idInOrNone, instant, longText, page, personName } from '../primitives.ts';

/** A lesson that comes with a message as a card. */
const lessonCard = z.object({
  id,
  title: z.string().nullable(),
  starts_at: instant,
  /** Whether its reader can read a record there. */
  has_record: z.boolean(),
});

const quoted = z.object({ id, from: personName, short_message: z.string() });

/** A message as one of its two sides sees it. */
export const message = z.object({
  id,
  from: personName,
  /** Who wrote it for the child that it is from (A15). */
  guardian: personName.nullable(),
  /** Null of a message to a group as its sender sees it. */
  to: personName.nullable(),
  /** The group that the pro wrote to, for the pro alone: each member sees only themself. */
  to_group_id: id.nullable(),
  group: z.string().nullable(),
  message: z.string(),
  /** Its beginning, in one line. */
  short_message: z.string(),
  created_at: instant,
  /** Whether the player has read it, or all players of a group; of a player's own message always. */
  read: z.boolean(),
  /** The same of the pro. */
  pro_read: z.boolean(),
  /** Whether the caller sent it. */
  is_own: z.boolean(),
  /** The key that its sender gave it (`Idempotency-Key`), for them alone: a device knows by it what of its queue has arrived. */
  key: z.string().nullable(),
  offer: z.object({ id, title: z.string() }).nullable(),
  /** Addresses below our origin in their order, and the first of them. */
  image: z.string().nullable(),
  images: z.array(z.string()),
  lesson: lessonCard.nullable(),
  /** A drill of the coach's library. */
  drill: drillCard.nullable(),
  quoted: quoted.nullable(),
  /** How many it went to and how many of them have read it, for its sender; in a conversation that is one. */
  recipients: z.number().nullable(),
  read_by: z.number().nullable(),
  /** What became of it by each channel, for its sender (M7): empty until it is handed on, null in lists where it went to many. */
  deliveries: z.array(messageDelivery).nullable(),
});
export type Message = z.output<typeof message>;

/** `GET /message`: what the caller received, or with `sent` what they sent, newest first, 200 a page (M7, V5). */
export const messagesQuery = z.object({ sent: flag.optional(), page });
export const messageIdIn = z.object({ id: idIn });
/** `GET /player/{id}/messages`: both ways between a pro and a player. */
export const playerMessagesQuery = z.object({ id: idIn, page });
export const messageList = z.array(message);

/** What a form leaves blank is left out. */
const orNone = idInOrNone.nullish();
/** A form sends one address as a text, and none as a blank. */
const images = z.preprocess(
  (value) => (typeof value === 'string' ? [value].filter((path) => path.trim() !== '') : (value ?? undefined)),
  z
    .array(z.string().max(500))
    .max(MESSAGE_LIMITS.images, MESSAGING_MESSAGES.imageLimit(MESSAGE_LIMITS.images))
    .optional(),
);

/**
 * `POST /message`: a pro names a player or a group, a player nobody. Pictures are uploads of the caller's, by their address or their id
 * (R8), or come with the form as `image` or `images[0]`.
 */
export const messageIn = z.object({
  player: orNone,
  group: orNone,
  msg: longText(MESSAGE_LIMITS.text).pipe(z.string().min(1, MESSAGING_MESSAGES.textMissing)),
  offer_id: orNone,
  lesson_id: orNone,
  /** A drill of the pro's own. */
  drill_id: orNone,
  quoted_id: orNone,
  image: z.string().max(500).nullish(),
  images,
});
export type MessageIn = z.output<typeof messageIn>;

/** Where a stretch of a conversation begins: before a message, after one, or around one; newest without. */
export const threadCursor = z
  .string()
  .regex(
    /^(before|after|around)_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    'This is not where a page of ours ended.',
  );

/** A conversation; a pro names the player. */
export const threadIn = z.object({ player_id: orNone, cursor: threadCursor.nullish() });
export type ThreadIn = z.output<typeof threadIn>;

export const thread = z.object({
  /** The other side; null for a player without a coach. */
  other: personName.nullable(),
  /** Oldest first. */
  messages: z.array(message),
  /** Where the stretches before and after this one are asked for; null where there is nothing more. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type Thread = z.output<typeof thread>;

/** What the caller received, or sent, newest first, a page by keyset. */
export const mailboxIn = z.object({ box: z.enum(['inbox', 'sent']), cursor: threadCursor.nullish() });
export type MailboxIn = z.output<typeof mailboxIn>;
export const mailbox = z.object({ messages: z.array(message), next_cursor: z.string().nullable() });
export type Mailbox = z.output<typeof mailbox>;

/** Marks what the caller got of a conversation as read, up to a message; a pro names the player. */
export const readThreadIn = z.object({ player_id: orNone, up_to: idIn });

/** `GET /unread-count`: 0 to 100. */
export const unreadCount = z.number().int().min(0).max(UNREAD_MOST);

/** An answer that a coach gives often. */
export const quickReply = z.object({ id, content: z.string() });
export type QuickReply = z.output<typeof quickReply>;
export const quickReplyIn = z.object({
  content: longText(QUICK_REPLY_LIMITS.text).pipe(z.string().min(1, MESSAGING_MESSAGES.quickReplyMissing)),
});
export const quickReplyIdIn = z.object({ id: idIn });
