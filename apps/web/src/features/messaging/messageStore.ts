import type { Message } from '@fairway/contracts/messaging/messages';
import type { DBSchema } from 'idb';
import { createDatabase } from '../../app/device/createDatabase.ts';

/** Whose conversation with whom: a coach's with a player, or a player's with their coach. */
export interface Conversation {
  user_id: string;
  /** Null of a player's own. */
  player_id: string | null;
}

export const formatConversationId = ({ user_id, player_id }: Conversation): string => `${user_id}:${player_id ?? ''}`;

/** What is written and not sent yet. */
export interface DraftContent {
  text: string;
  pictures: string[];
  lesson: Message['lesson'];
  offer: Message['offer'];
  drill: Message['drill'];
  quoted: Message['quoted'];
}

export const EMPTY_DRAFT: DraftContent = {
  text: '',
  pictures: [],
  lesson: null,
  offer: null,
  drill: null,
  quoted: null,
};

export const isEmptyDraft = ({ text, pictures, lesson, offer, drill, quoted }: DraftContent): boolean =>
  text === '' && pictures.length === 0 && !lesson && !offer && !drill && !quoted;

interface StoredDraft {
  id: string;
  user_id: string;
  content: DraftContent;
}

/** A message on its way. Its key is made once: the same again is the same message (M10). */
export interface OutboxEntry extends Conversation {
  key: string;
  created_at: number;
  content: Omit<DraftContent, 'pictures'> & {
    /** In their order; `upload_id` of those that have arrived at the server. */
    pictures: { id: string; upload_id: string | null }[];
  };
  /** Why the server refused it; null of one that is still to be sent. */
  failure: string | null;
}

interface StoredPicture {
  id: string;
  user_id: string;
  blob: Blob;
}

interface MessagesDb extends DBSchema {
  Drafts: { key: string; value: StoredDraft; indexes: { user_id: string } };
  Outbox: { key: string; value: OutboxEntry; indexes: { user_id: string } };
  /** Apart from the words that are written over with every few letters. */
  Pictures: { key: string; value: StoredPicture; indexes: { user_id: string } };
}

const openMessages = createDatabase<MessagesDb>('fairway-messages', (db) => {
  db.createObjectStore('Drafts', { keyPath: 'id' }).createIndex('user_id', 'user_id');
  db.createObjectStore('Outbox', { keyPath: 'key' }).createIndex('user_id', 'user_id');
  db.createObjectStore('Pictures', { keyPath: 'id' }).createIndex('user_id', 'user_id');
});

const LEFT = 'fairway-message-draft:';

/** Keeps a draft as the page goes: by then a database may no longer answer, and this storage does before it returns. */
export function keepDraftAtOnce(conversation: Conversation, content: DraftContent): void {
  try {
    localStorage.setItem(`${LEFT}${formatConversationId(conversation)}`, JSON.stringify(content));
  } catch {
    // Full or closed: the database has what was typed a moment before.
  }
}

/** What was kept as a page went; null where nothing was, or the storage is closed. */
function readDraftLeft(conversation: Conversation): string | null {
  try {
    return localStorage.getItem(`${LEFT}${formatConversationId(conversation)}`);
  } catch {
    return null;
  }
}

/** Forgets what was kept as a page went, unless something else has been kept since. */
function forgetDraftLeft(conversation: Conversation, left: string | null): void {
  if (left === null || readDraftLeft(conversation) !== left) return;
  try {
    localStorage.removeItem(`${LEFT}${formatConversationId(conversation)}`);
  } catch {
    // Closed meanwhile: there is nothing to be forgotten.
  }
}

export async function readDraft(conversation: Conversation): Promise<DraftContent> {
  const left = readDraftLeft(conversation);
  if (left) {
    const content = { ...EMPTY_DRAFT, ...(JSON.parse(left) as DraftContent) };
    await writeDraft(conversation, content);
    return content;
  }
  const db = await openMessages();
  // What an earlier version of the app has kept may lack what came later.
  return { ...EMPTY_DRAFT, ...(await db.get('Drafts', formatConversationId(conversation)))?.content };
}

/** Keeps a draft, or forgets one in which nothing is left. It takes the place of what a page has kept as it went. */
export async function writeDraft(conversation: Conversation, content: DraftContent): Promise<void> {
  const left = readDraftLeft(conversation);
  const db = await openMessages();
  const id = formatConversationId(conversation);
  const tx = db.transaction('Drafts', 'readwrite');
  const written = isEmptyDraft(content)
    ? tx.store.delete(id)
    : tx.store.put({ id, user_id: conversation.user_id, content });
  // Without waiting for more: the page may be on its way out.
  tx.commit();
  await Promise.all([written, tx.done]);
  // Only now: a page that ends before has this copy alone.
  forgetDraftLeft(conversation, left);
}

export async function writePicture(user_id: string, id: string, blob: Blob): Promise<void> {
  await (await openMessages()).put('Pictures', { id, user_id, blob });
}

export const readPicture = async (id: string): Promise<Blob | null> =>
  (await (await openMessages()).get('Pictures', id))?.blob ?? null;

export const deletePicture = async (id: string): Promise<void> => (await openMessages()).delete('Pictures', id);

/** Puts a message into the queue and takes it from the place where it was written, both or neither: it is never in two places. */
export async function enqueueMessage(entry: OutboxEntry): Promise<void> {
  const db = await openMessages();
  // What a tab that went has kept of it would come back as a draft.
  forgetDraftLeft(entry, readDraftLeft(entry));
  const tx = db.transaction(['Drafts', 'Outbox'], 'readwrite');
  await Promise.all([
    tx.objectStore('Outbox').put(entry),
    tx.objectStore('Drafts').delete(formatConversationId(entry)),
    tx.done,
  ]);
}

/** Whether a message is still to be sent: its writer may have deleted it. */
export const isQueued = async (key: string): Promise<boolean> =>
  (await (await openMessages()).getKey('Outbox', key)) !== undefined;

/** What a person has still to send, in the order it was written. */
export async function listOutbox(user_id: string): Promise<OutboxEntry[]> {
  const db = await openMessages();
  const entries = await db.getAllFromIndex('Outbox', 'user_id', user_id);
  return entries.toSorted((a, b) => a.created_at - b.created_at);
}

/** Changes a message of the queue; one that is gone meanwhile stays gone. */
export async function changeEntry(key: string, change: (entry: OutboxEntry) => OutboxEntry): Promise<void> {
  const db = await openMessages();
  const tx = db.transaction('Outbox', 'readwrite');
  const entry = await tx.store.get(key);
  await Promise.all([entry ? tx.store.put(change(entry)) : null, tx.done]);
}

/** Takes a message with its pictures from the queue. */
export async function deleteEntry(key: string): Promise<void> {
  const db = await openMessages();
  const tx = db.transaction(['Outbox', 'Pictures'], 'readwrite');
  const entry = await tx.objectStore('Outbox').get(key);
  await Promise.all([
    tx.objectStore('Outbox').delete(key),
    ...(entry?.content.pictures ?? []).map(({ id }) => tx.objectStore('Pictures').delete(id)),
    tx.done,
  ]);
}

/** Forgets what a person had written and not sent off; what is on its way stays, for when they log in here again. */
export async function clearDrafts(user_id: string): Promise<void> {
  for (const key of Object.keys(globalThis.localStorage ?? {}))
    if (key.startsWith(`${LEFT}${user_id}:`)) localStorage.removeItem(key);
  const db = await openMessages();
  const kept = new Set((await listOutbox(user_id)).flatMap(({ content }) => content.pictures.map(({ id }) => id)));
  const tx = db.transaction(['Drafts', 'Pictures'], 'readwrite');
  const [drafts, pictures] = await Promise.all([
    tx.objectStore('Drafts').index('user_id').getAllKeys(user_id),
    tx.objectStore('Pictures').index('user_id').getAllKeys(user_id),
  ]);
  await Promise.all([
    ...drafts.map((id) => tx.objectStore('Drafts').delete(id)),
    ...pictures.filter((id) => !kept.has(id)).map((id) => tx.objectStore('Pictures').delete(id)),
    tx.done,
  ]);
}
