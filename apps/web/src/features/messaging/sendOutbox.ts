import type { Message } from '@fairway/contracts/messaging/messages';
import { drainQueue, readRefusal, type QueueRun } from '../../app/outbox/drainQueue.ts';
import { changeEntry, deleteEntry, isQueued, listOutbox, readPicture, type OutboxEntry } from './messageStore.ts';

/** What the queue needs of the world. */
export interface OutboxPort {
  /** False once somebody else is signed in here: what one person wrote is never sent as another. */
  isStill: (user_id: string) => boolean;
  /** Sends a picture from where an earlier try ended; answers the id of its upload. */
  uploadPicture: (blob: Blob, key: string) => Promise<string>;
  send: (entry: OutboxEntry, images: string[]) => Promise<Message>;
  onSent: (entry: OutboxEntry, message: Message) => void;
  onChange: () => void;
}

const REFUSED = 422;

/**
 * Sends the pictures that have not arrived; each is noted at once, so that a broken line costs one at most. Null when somebody else has
 * signed in here meanwhile, whose the rest would be.
 */
async function uploadPictures(entry: OutboxEntry, port: OutboxPort): Promise<string[] | null> {
  const ids: string[] = [];
  for (const { id, upload_id } of entry.content.pictures) {
    if (upload_id !== null) {
      ids.push(upload_id);
      continue;
    }
    const blob = await readPicture(id);
    // The browser has thrown it away: the words are worth sending all the same.
    if (!blob) continue;
    if (!port.isStill(entry.user_id)) return null;
    const arrived = await port.uploadPicture(blob, id);
    ids.push(arrived);
    await notePicture(entry.key, id, arrived);
  }
  return ids;
}

const notePicture = (key: string, picture_id: string | null, upload_id: string | null): Promise<void> =>
  changeEntry(key, (entry) => ({
    ...entry,
    content: {
      ...entry.content,
      pictures: entry.content.pictures.map((picture) =>
        picture_id === null || picture.id === picture_id ? { ...picture, upload_id } : picture,
      ),
    },
  }));

/** Notes why a message was refused; false of a failure that another try may pass. */
async function noteFailure(entry: OutboxEntry, error: unknown): Promise<boolean> {
  const refusal = readRefusal(error);
  if (!refusal) return false;
  // An upload that lay unused for too long is gone: the next try sends the picture again.
  if (refusal.status === REFUSED) await notePicture(entry.key, null, null);
  await changeEntry(entry.key, (now) => ({ ...now, failure: refusal.words }));
  return true;
}

/** Sends one message; false when the queue had better wait. */
async function sendEntry(entry: OutboxEntry, port: OutboxPort): Promise<boolean> {
  let sent: Message;
  try {
    const images = await uploadPictures(entry, port);
    // Pictures take their time, in which somebody else may have signed in here.
    if (!images || !port.isStill(entry.user_id)) return false;
    // Or its writer has deleted it.
    if (!(await isQueued(entry.key))) return true;
    sent = await port.send(entry, images);
  } catch (error) {
    const isRefused = await noteFailure(entry, error);
    port.onChange();
    return isRefused;
  }
  // A page that ends here sends it again under the same key, and the server answers as before.
  await deleteEntry(entry.key);
  port.onSent(entry, sent);
  return true;
}

/** Sends what a person has written, in its order; one that is refused waits for its writer. */
export const sendOutbox = (user_id: string, port: OutboxPort): Promise<QueueRun> =>
  drainQueue(`fairway-outbox:${user_id}`, {
    list: () => listOutbox(user_id),
    isStill: () => port.isStill(user_id),
    send: (entry) => sendEntry(entry, port),
  });
