import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Message, MessageIn } from '@fairway/contracts/messaging/messages';
import { MESSAGE_LIMITS } from '@fairway/contracts/messaging/limits';
import { MESSAGING_MESSAGES } from '@fairway/contracts/messages/messaging';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import { getHolderId, type Actor, type AppServices, type UploadedFile } from '#app/context.ts';
import { AppError, invalid, invalidField, notFound } from '#core/app-error.ts';
import { publishEvent } from '#core/publish-event.ts';
import { groupPlayers } from '#domains/coaching/groups/service.ts';
import { findUploadedFiles } from '#domains/files/resumable-uploads/service.ts';
import { attachFile, giveUpFiles, withFormFiles } from '#domains/files/stored-files/service.ts';
import { filesOfForm, uploadPicture } from '#domains/files/uploads/service.ts';
import { findSentMessage } from '#domains/messaging/mailbox/service.ts';
import { findAttempt, findReferences, insertImages, insertMessage, insertSearchWords } from './repository.ts';
import {
  describeAttempt,
  findReferenceErrors,
  listImages,
  resolveImages,
  resolveRecipient,
  type Recipient,
} from './rules.ts';

const FIELD = 'image';

/** How a message's form brings its pictures: as `image`, or as `images[0]`, `images[1]`. */
export const messagePictures = filesOfForm({
  field: FIELD,
  most: MESSAGE_LIMITS.images,
  tooMany: MESSAGING_MESSAGES.imageLimit(MESSAGE_LIMITS.images),
});

/** What a call brings beside its input. */
interface Attempt {
  /** The caller's own name for it: the same key is the same message (M10). */
  key: string | null;
  files: readonly UploadedFile[];
}

const makeFingerprint = (input: MessageIn, files: readonly UploadedFile[]): Buffer =>
  createHash('sha256').update(describeAttempt(input, files)).digest();

/** Nobody is there to get it. */
const emptyRefusal = ({ group_id, from_pro }: Recipient): AppError => {
  if (!from_pro) return invalidField('msg', MESSAGING_MESSAGES.noCoach);
  return group_id === null
    ? invalidField('player', MESSAGING_MESSAGES.playerUnknown)
    : invalidField('group', MESSAGING_MESSAGES.groupEmpty);
};

/** Gives a message its pictures, those it names and those that came with its form. */
async function attachImages(
  tx: Tx,
  actor: Actor,
  { id, input, more, at }: { id: string; input: MessageIn; more: string[]; at: Date },
): Promise<void> {
  const named = listImages(input);
  if (named.length === 0 && more.length === 0) return;
  const paths = resolveImages(named, { uploads: await findUploadedFiles(tx, actor.id, named), more });
  const files: string[] = [];
  for (const path of paths) files.push(await attachFile(tx, actor, { path, field: FIELD, at }));
  await insertImages(tx, id, files);
}

/** The message that a key was used for before, or null; refused when that said something else. */
async function findRepeated(
  db: DbOrTx,
  actor: Actor,
  key: string | null,
  fingerprint: Buffer,
): Promise<Message | null> {
  const before = key === null ? null : await findAttempt(db, { sender_id: actor.id, key });
  if (!before) return null;
  if (!fingerprint.equals(before.fingerprint ?? Buffer.alloc(0)))
    throw new AppError('conflict', { message: MESSAGING_MESSAGES.keyUsed });
  return findSentMessage(actor, before.id, db);
}

/**
 * Sends a message to a player, to all of a group, or to the player's pro (`POST /message`): kept with a copy for each recipient, and
 * told to them by an event of the same transaction. Under a key it is sent once, however often the call is made.
 */
export async function sendMessage(
  actor: Actor,
  input: MessageIn,
  services: AppServices,
  { key, files }: Attempt,
): Promise<Message> {
  const recipient = resolveRecipient(actor, input);
  await services.rateLimits.take('messages_account', getHolderId(actor));
  const fingerprint = makeFingerprint(input, files);
  // Looked for before its pictures are taken in: those of a repeat would be drawn and stored for nothing.
  const known = files.length > 0 ? await findRepeated(services.db, actor, key, fingerprint) : null;
  if (known) return known;
  return withPictures(actor, files, services, (more) =>
    inTransaction(services.db, async (tx) => {
      // Looked for first: what a message names may be gone by the time that it is sent again.
      const repeated = await findRepeated(tx, actor, key, fingerprint);
      if (repeated) return { message: repeated, is_repeat: true };
      const at = services.now();
      // Its time is in its id, so that the order of ids is the order of time.
      const id = v7({ msecs: at.getTime() });
      const names = {
        offer_id: input.offer_id ?? null,
        lesson_id: input.lesson_id ?? null,
        drill_id: input.drill_id ?? null,
        quoted_id: input.quoted_id ?? null,
      };
      if (input.offer_id || input.lesson_id || input.drill_id || input.quoted_id) {
        const errors = findReferenceErrors(input, await findReferences(tx, recipient, names));
        if (Object.keys(errors).length > 0) throw invalid(errors);
      }
      const { members, is_new } = await insertMessage(
        tx,
        {
          id,
          sender_id: actor.id,
          guardian_id: actor.guardian_id,
          recipient,
          message: input.msg,
          ...names,
          key,
          fingerprint: key === null ? null : fingerprint,
          created_at: at,
        },
        recipient.group_id === null ? null : groupPlayers({ pro_id: actor.id, id: recipient.group_id }),
      );
      if (members === 0) throw emptyRefusal(recipient);
      if (!is_new) {
        // Another call under this key came in between, and this one has waited for it.
        const first = await findRepeated(tx, actor, key, fingerprint);
        if (!first) throw notFound();
        return { message: first, is_repeat: true };
      }
      await attachImages(tx, actor, { id, input, more, at });
      await insertSearchWords(tx, { id, pro_id: recipient.pro_id, message: input.msg });
      await publishEvent(tx, { topic: 'message.sent', payload: { message_id: id, actor_id: actor.id } });
      return { message: await findSentMessage(actor, id, tx), is_repeat: false };
    }),
  );
}

/**
 * Takes in the pictures that came with a form, and does the work with their addresses. When either fails, or the message was sent before
 * and has its pictures, none of them stays.
 */
async function withPictures(
  actor: Actor,
  files: readonly UploadedFile[],
  services: AppServices,
  work: (paths: string[]) => Promise<{ message: Message; is_repeat: boolean }>,
): Promise<Message> {
  if (files.length > MESSAGE_LIMITS.images)
    throw invalidField(FIELD, MESSAGING_MESSAGES.imageLimit(MESSAGE_LIMITS.images));
  const paths: string[] = [];
  const takeAndUse = async () => {
    for (const file of files) paths.push((await uploadPicture(actor, [file], services, FIELD)).path);
    return work(paths);
  };
  const { message, is_repeat } = await withFormFiles(services.db, actor.id, { paths, work: takeAndUse });
  if (is_repeat) await giveUpFiles(services.db, actor.id, paths);
  return message;
}
