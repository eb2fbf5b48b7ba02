import { randomBytes } from 'node:crypto';
import { IMAGE_LIMITS, IMAGE_TEXTS } from '@fairway/contracts/pictures';
import type { Uploaded } from '@fairway/contracts/files';
import { readPicture, UnusablePicture, type Picture } from '../../../integrations/images/images.ts';
import type { Actor, Deps, UploadedFile } from '../../../trpc/context.ts';
import { invalidField } from '../../../trpc/errors.ts';
import { pathOf, pictureKey, placeOf } from '../rules.ts';
import { countUnused, insertFile } from '../store.ts';

/** Pictures a person may have waiting: enough for any form, too few to fill a disk before the sweep. */
const WAITING = 50;
const KEY_BYTES = 24;

async function pictureIn(file: UploadedFile, field: string): Promise<Picture> {
  if (file.size > IMAGE_LIMITS.bytes) throw invalidField(field, IMAGE_TEXTS.heavy);
  try {
    return await readPicture(file.path);
  } catch (error) {
    if (error instanceof UnusablePicture) throw invalidField(field, IMAGE_TEXTS[error.why]);
    throw error;
  }
}

/**
 * Takes a picture in: read by its content, drawn anew, kept privately under a name nobody can guess (R7). Until something uses
 * it only its owner sees it, and a day later it is gone.
 */
export async function uploadPicture(
  actor: Actor,
  files: readonly UploadedFile[],
  { db, now, storage }: Deps,
  field = 'file',
): Promise<Uploaded> {
  const [file, another] = files;
  if (!file) throw invalidField(field, IMAGE_TEXTS.none);
  if (another) throw invalidField(field, IMAGE_TEXTS.several);
  if ((await countUnused(db, actor.id)) >= WAITING) throw invalidField(field, IMAGE_TEXTS.many);
  const { sizes, content_type, bytes, width, height } = await pictureIn(file, field);
  const key = pictureKey(randomBytes(KEY_BYTES).toString('hex'));
  // The row comes first: whatever is stored has one, by which the sweep finds it.
  const id = await insertFile(db, { owner_id: actor.id, key, content_type, bytes, width, height, created_at: now() });
  await Promise.all(sizes.map(({ size, content }) => storage.put(placeOf(key, size), content, content_type)));
  return { id, path: pathOf(key), content_type, bytes, width, height };
}
