import type { Message } from '@fairway/contracts/messaging/messages';
import { readUploadRefusal } from '../../app/uploads/refusal.ts';
import { sendInParts, UploadFailed } from '../../app/uploads/sendInParts.ts';
import { createQueueRunner } from '../../app/outbox/createQueueRunner.ts';
import { knownUser } from '../../app/session/session.ts';
import { trpcClient, utils } from '../../trpc/client.ts';
import { deleteEntry, changeEntry, enqueueMessage, type OutboxEntry } from './messageStore.ts';
import { sendOutbox, type OutboxPort } from './sendOutbox.ts';

const runner = createQueueRunner({
  channel: 'fairway-outbox',
  drain: (user_id) => sendOutbox(user_id, port),
  onElsewhere: () => void utils.messages.thread.invalidate(),
});
/** Calls back when something of the queue has changed, in this tab or in another. */
export const onOutboxChange = runner.onChange;
/** Sends the queue whenever the connection is back, and when the app opens with something left in it. */
export const startOutbox = runner.start;
/** Tries what waits now. */
export const runOutbox = runner.run;

/** Shows a message that the server has just taken, before the conversation is asked for again. */
function showSent({ player_id }: OutboxEntry, message: Message): void {
  utils.messages.thread.setData(player_id === null ? {} : { player_id }, (thread) =>
    thread && thread.messages.every(({ id }) => id !== message.id)
      ? { ...thread, messages: [...thread.messages, message] }
      : thread,
  );
  void utils.messages.mailbox.invalidate();
  void utils.messages.list.invalidate();
}

/** A refusal of a picture in the words of the server, with its status: the queue tells by it whether another try helps. */
const readUploadFailure = ({ answer }: UploadFailed): Error =>
  Object.assign(
    new Error(readUploadRefusal(answer)),
    answer.status === 0 ? {} : { data: { httpStatus: answer.status } },
  );

const port: OutboxPort = {
  isStill: (user_id) => knownUser()?.id === user_id,
  uploadPicture: async (blob, key) => {
    const filename = blob instanceof File ? blob.name : 'picture';
    const { signal } = new AbortController();
    try {
      return (await sendInParts(blob, { use: 'message_image', filename, key, onProgress: () => undefined, signal })).id;
    } catch (error) {
      throw error instanceof UploadFailed ? readUploadFailure(error) : error;
    }
  },
  send: ({ key, player_id, content: { text, lesson, offer, drill, quoted } }, images) =>
    trpcClient.messages.send.mutate(
      {
        ...(player_id === null ? {} : { player: player_id }),
        msg: text,
        ...(images.length > 0 && { images }),
        ...(lesson && { lesson_id: lesson.id }),
        ...(offer && { offer_id: offer.id }),
        ...(drill && { drill_id: drill.id }),
        ...(quoted && { quoted_id: quoted.id }),
      },
      { context: { idempotency_key: key } satisfies { idempotency_key: string } },
    ),
  onSent: (entry, message) => {
    showSent(entry, message);
    runner.tell();
  },
  onChange: () => runner.tell(),
};

/** Takes a message for sending: from here on it is sent once, whatever happens to this page. */
export async function addToOutbox(entry: OutboxEntry): Promise<void> {
  await enqueueMessage(entry);
  runner.tell();
  void runner.run();
}

/** Sends one that was refused again. */
export async function retryEntry(key: string): Promise<void> {
  await changeEntry(key, (entry) => ({ ...entry, failure: null }));
  runner.tell();
  void runner.run();
}

/** Takes a message that has not been sent from the queue; one that is being sent meanwhile may have arrived. */
export async function removeEntry(key: string): Promise<void> {
  await deleteEntry(key);
  runner.tell();
}
