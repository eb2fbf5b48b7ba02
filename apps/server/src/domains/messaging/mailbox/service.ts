import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { Mailbox, MailboxIn, Message } from '@fairway/contracts/messaging/messages';
import { MESSAGE_LIMITS } from '@fairway/contracts/messaging/limits';
import type { DbOrTx } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { cutPage } from '#core/keyset.ts';
import { notFound } from '#core/app-error.ts';
import type { LiveEvents } from '#core/live-events.ts';
import {
  findMessage,
  findOriginal,
  hideMessage,
  markRead,
  readInbox,
  readSent,
  readUnreadCount,
  type MessageRow,
} from './repository.ts';
import { chooseDetailed, findOwner, parseCursor, toCursorBefore, type Owner } from './rules.ts';
import { readMessageDeliveries } from '#domains/notifications/delivery-status/service.ts';
import { messageView } from './view.ts';

type MailboxServices = Pick<AppServices, 'db' | 'now' | 'live'>;

const toPage = (page: number) => ({ limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT });

/** Recipients of all the messages of a list of which it is told what became of them. */
const MOST_DETAILED = 1000;

const listOwn = (owner: Owner, rows: readonly MessageRow[]) => rows.filter((row) => row.from_pro === 'pro_id' in owner);

/** A list of messages as the caller sees them, their own with what became of them where they went to few, in one read more (M7). */
async function describeList(actor: Actor, rows: readonly MessageRow[], db: DbOrTx): Promise<Message[]> {
  const owner = findOwner(actor);
  const detailed = chooseDetailed(listOwn(owner, rows), MOST_DETAILED);
  const deliveries = detailed.length > 0 ? await readMessageDeliveries(db, detailed) : undefined;
  return rows.map((row) => messageView(row, owner, deliveries));
}

/** Messages of one conversation as the caller sees them, their own with what became of them there. */
export async function describeConversation(
  actor: Actor,
  rows: readonly MessageRow[],
  { player_id, db }: { player_id: string; db: DbOrTx },
): Promise<Message[]> {
  const owner = findOwner(actor);
  const own = listOwn(owner, rows).map(({ id }) => id);
  const deliveries = own.length > 0 ? await readMessageDeliveries(db, own, player_id) : undefined;
  return rows.map((row) => messageView(row, owner, deliveries));
}

/** What the caller received, or sent, newest first, 200 a page (`GET /message`, M7). */
export async function listMessages(
  actor: Actor,
  { sent, page }: { sent?: boolean | undefined; page: number },
  { db }: Pick<MailboxServices, 'db'>,
): Promise<Message[]> {
  const rows = await (sent
    ? readSent(db, actor.id, null, toPage(page))
    : readInbox(db, findOwner(actor), null, toPage(page)));
  return describeList(actor, rows, db);
}

/** The same a page by keyset. */
export async function listMailbox(
  actor: Actor,
  { box, cursor }: MailboxIn,
  { db }: Pick<MailboxServices, 'db'>,
): Promise<Mailbox> {
  const before = cursor ? parseCursor(cursor).id : null;
  // One more than is shown tells whether there are others behind.
  const stretch = { limit: MESSAGE_LIMITS.page + 1, offset: 0 };
  const rows = await (box === 'sent'
    ? readSent(db, actor.id, before, stretch)
    : readInbox(db, findOwner(actor), before, stretch));
  const { page, next_cursor } = cutPage(rows, MESSAGE_LIMITS.page, toCursorBefore);
  return { messages: await describeList(actor, page, db), next_cursor };
}

/** One message; opening it marks it as read by whom it went to. */
export async function openMessage(actor: Actor, id: string, { db, now, live }: MailboxServices): Promise<Message> {
  const owner = findOwner(actor);
  const isNews = await markRead(db, owner, { id, at: now() });
  const row = await findMessage(db, owner, id);
  if (!row) throw notFound();
  if (isNews) await announceRead(actor, row.from_pro ? row.pro_id : row.player_id, live);
  const isOwn = listOwn(owner, [row]).length > 0;
  return messageView(row, owner, isOwn ? await readMessageDeliveries(db, [id]) : undefined);
}

/** Tells the reader's windows that less is unread, and the sender's that they have been read. */
export async function announceRead(actor: Actor, sender_id: string | null, live: LiveEvents): Promise<void> {
  await live.publish([actor.id], { kind: 'unread' });
  if (sender_id !== null) await live.publish([sender_id], { kind: 'message' });
}

/** A message as its sender has just sent it, delivered to and read by nobody yet: a repeat is answered as the first was (M10). */
export async function findSentMessage(actor: Actor, id: string, db: DbOrTx): Promise<Message> {
  const row = await findOriginal(db, { id, sender_id: actor.id });
  if (!row) throw notFound();
  return messageView({ ...row, is_read: false, read_by: 0 }, findOwner(actor), new Map([[id, []]]));
}

/** Hides the caller's copy of a message; the other side keeps theirs (M1). Once it is hidden there is none to hide. */
export async function removeMessage(
  actor: Actor,
  id: string,
  { db, now, live }: MailboxServices,
): Promise<{ ok: true }> {
  if (!(await hideMessage(db, findOwner(actor), { id, at: now() }))) throw notFound();
  await live.publish([actor.id], { kind: 'message', ids: [id] });
  return { ok: true };
}

/** How many messages the caller has not read, 100 at most (`GET /unread-count`). */
export const countUnreadMessages = (actor: Actor, { db }: Pick<MailboxServices, 'db'>): Promise<number> =>
  readUnreadCount(db, findOwner(actor));
