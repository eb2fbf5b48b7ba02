import { OFFER_LIMITS } from '@fairway/contracts/constants';
import type { Tx } from '@fairway/db/client';
import type { Actor, Deps, UploadedFile } from '../../../trpc/context.ts';
import { invalidField } from '../../../trpc/errors.ts';
import { keyIn } from '../../files/rules.ts';
import { uploadPicture } from '../../files/use-cases/upload.ts';
import { letGo, takeIntoUse } from '../../files/use-cases/use.ts';
import { inFormOrder } from '../rules/images.ts';
import { readImages, writeImages } from '../store/write.ts';

const FIELD = 'image_files';
const TOO_MANY = `At most ${OFFER_LIMITS.images} pictures, please.`;

/** Takes in the pictures that came with a form, in the order of their names (V5a); answers their addresses. */
export async function takeIn(actor: Actor, files: readonly UploadedFile[], deps: Deps): Promise<string[]> {
  if (files.length > OFFER_LIMITS.images) throw invalidField(FIELD, TOO_MANY);
  const paths: string[] = [];
  for (const file of inFormOrder(files)) paths.push((await uploadPicture(actor, [file], deps, FIELD)).path);
  return paths;
}

/**
 * Gives an offer its pictures in the order of their addresses: those it has, and uploads of the caller's. Without a list it
 * keeps what it has, and `more` follow. What it has no longer is cleared away.
 */
export async function setImages(
  tx: Tx,
  actor: Actor,
  { offer_id, images, more, at }: { offer_id: string; images: string[] | undefined; more: string[]; at: Date },
): Promise<void> {
  if (images === undefined && more.length === 0) return;
  const present = new Map((await readImages(tx, offer_id)).map(({ key, file_id }) => [key, file_id]));
  const kept = new Map<string, string>();
  for (const path of images ?? []) {
    const key = keyIn(path) ?? path;
    if (kept.has(key)) continue;
    kept.set(key, present.get(key) ?? (await takeIntoUse(tx, actor, { path, field: FIELD, at })));
  }
  const first = images === undefined ? [...present.values()] : [...kept.values()];
  if (first.length + more.length > OFFER_LIMITS.images) throw invalidField(FIELD, TOO_MANY);
  const added: string[] = [];
  for (const path of more) added.push(await takeIntoUse(tx, actor, { path, field: FIELD, at }));
  const now = [...first, ...added];
  await writeImages(tx, offer_id, now);
  for (const file_id of present.values()) if (!now.includes(file_id)) await letGo(tx, file_id);
}

/** Lets all pictures of an offer go. */
export async function dropImages(tx: Tx, offer_id: string): Promise<void> {
  for (const { file_id } of await readImages(tx, offer_id)) await letGo(tx, file_id);
}
