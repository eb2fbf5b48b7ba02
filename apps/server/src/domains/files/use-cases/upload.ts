import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { IMAGE_LIMITS, IMAGE_TEXTS } from '@fairway/contracts/pictures';
import type { Uploaded } from '@fairway/contracts/files';
import { VIDEO_LIMITS, VIDEO_TEXTS } from '@fairway/contracts/videos';
import { fileTypeFromFile } from 'file-type';
import { readPicture, UnusablePicture, type Picture } from '../../../integrations/images/images.ts';
import type { Actor, Deps, UploadedFile } from '../../../trpc/context.ts';
import { invalidField } from '../../../trpc/errors.ts';
import { pathOf, pictureKey, placeOf, videoKey, videoPath, videoPlace } from '../rules.ts';
import { countUnused, insertFile } from '../store.ts';

/** Pictures and videos a person may have waiting: enough for any form, too few to fill a disk before the sweep. */
const WAITING = { 'images/': 50, 'videos/': 10 } as const;
const KEY_BYTES = 24;
const unguessable = () => randomBytes(KEY_BYTES).toString('hex');

async function pictureIn(file: UploadedFile, field: string): Promise<Picture> {
  if (file.size > IMAGE_LIMITS.bytes) throw invalidField(field, IMAGE_TEXTS.heavy);
  try {
    return await readPicture(file.path);
  } catch (error) {
    if (error instanceof UnusablePicture) throw invalidField(field, IMAGE_TEXTS[error.why]);
    throw error;
  }
}

const onlyOne = (files: readonly UploadedFile[], field: string): UploadedFile => {
  const [file, another] = files;
  if (!file) throw invalidField(field, IMAGE_TEXTS.none);
  if (another) throw invalidField(field, IMAGE_TEXTS.several);
  return file;
};

async function keepPicture(
  actor: Actor,
  file: UploadedFile,
  { db, now, storage }: Deps,
  field: string,
): Promise<Uploaded> {
  if ((await countUnused(db, actor.id, 'images/')) >= WAITING['images/']) throw invalidField(field, IMAGE_TEXTS.many);
  const { sizes, content_type, bytes, width, height } = await pictureIn(file, field);
  const key = pictureKey(unguessable());
  // The row comes first: whatever is stored has one, by which the sweep finds it.
  const id = await insertFile(db, { owner_id: actor.id, key, content_type, bytes, width, height, created_at: now() });
  await Promise.all(sizes.map(({ size, content }) => storage.put(placeOf(key, size), content, content_type)));
  return { id, path: pathOf(key), content_type, bytes, width, height };
}

/**
 * Takes a picture in: read by its content, drawn anew, kept privately under a name nobody can guess (R7). Until something uses
 * it only its owner sees it, and a day later it is gone.
 */
export const uploadPicture = async (
  actor: Actor,
  files: readonly UploadedFile[],
  deps: Deps,
  field = 'file',
): Promise<Uploaded> => keepPicture(actor, onlyOne(files, field), deps, field);

/** A video as it was sent, streamed from where it arrived to where it stays. */
async function keepVideo(
  actor: Actor,
  { path, size: bytes }: UploadedFile,
  content_type: string,
  { db, now, storage }: Deps,
): Promise<Uploaded> {
  if (bytes > VIDEO_LIMITS.bytes) throw invalidField('file', VIDEO_TEXTS.heavy);
  if ((await countUnused(db, actor.id, 'videos/')) >= WAITING['videos/']) throw invalidField('file', VIDEO_TEXTS.many);
  const key = videoKey(unguessable());
  const facts = { content_type, bytes, width: null, height: null };
  const id = await insertFile(db, { owner_id: actor.id, key, ...facts, created_at: now() });
  await storage.put(videoPlace(key, content_type), createReadStream(path), content_type, bytes);
  return { id, path: videoPath(key, content_type), ...facts };
}

/** Takes a picture or a video in, whichever its content says it is: its name and what the sender says count for nothing (R7). */
export async function uploadFile(actor: Actor, files: readonly UploadedFile[], deps: Deps): Promise<Uploaded> {
  const file = onlyOne(files, 'file');
  const type = (await fileTypeFromFile(file.path))?.mime ?? '';
  if (type.startsWith('video/')) return keepVideo(actor, file, type, deps);
  // Whoever meant to send a video is told of videos.
  if (file.mimetype.startsWith('video/')) throw invalidField('file', VIDEO_TEXTS.kind);
  return keepPicture(actor, file, deps, 'file');
}
