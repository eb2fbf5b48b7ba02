import { OFFER_MESSAGES } from '@fairway/contracts/messages/offers';
import { OFFER_LIMITS } from '@fairway/contracts/constants';
import type { Tx } from '@fairway/db/client';
import type { Actor, AppServices, UploadedFile } from '#app/context.ts';
import { invalidField } from '#core/app-error.ts';
import { keyIn } from '#domains/files/stored-files/rules.ts';
import { uploadPicture, filesOfForm } from '#domains/files/uploads/service.ts';
import { releaseFiles, attachFile, withFormFiles } from '#domains/files/stored-files/service.ts';
import { inFormOrder } from './rules.ts';
import { readImages, writeImages } from '#domains/offers/catalogue/repository.ts';

const FIELD = 'image_files';

/** How an offer's form brings its pictures. */
export const offerPictures = filesOfForm({
  field: FIELD,
  most: OFFER_LIMITS.images,
  tooMany: OFFER_MESSAGES.pictureLimit(OFFER_LIMITS.images),
});

/**
 * Takes in the pictures that came with a form, in the order of their names (V5a), and does the work that uses their addresses. When
 * either fails, none of them stays.
 */
export async function withFormPictures<T>(
  actor: Actor,
  files: readonly UploadedFile[],
  services: AppServices,
  work: (paths: string[]) => Promise<T>,
): Promise<T> {
  if (files.length > OFFER_LIMITS.images) throw invalidField(FIELD, OFFER_MESSAGES.pictureLimit(OFFER_LIMITS.images));
  const paths: string[] = [];
  const takeAndUse = async () => {
    for (const file of inFormOrder(files)) paths.push((await uploadPicture(actor, [file], services, FIELD)).path);
    return work(paths);
  };
  return withFormFiles(services.db, actor.id, { paths, work: takeAndUse });
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
    kept.set(key, present.get(key) ?? (await attachFile(tx, actor, { path, field: FIELD, at })));
  }
  const first = images === undefined ? [...present.values()] : [...kept.values()];
  if (first.length + more.length > OFFER_LIMITS.images)
    throw invalidField(FIELD, OFFER_MESSAGES.pictureLimit(OFFER_LIMITS.images));
  const added: string[] = [];
  for (const path of more) added.push(await attachFile(tx, actor, { path, field: FIELD, at }));
  const now = [...first, ...added];
  await writeImages(tx, offer_id, now);
  for (const file_id of present.values()) if (!now.includes(file_id)) await releaseFiles(tx, file_id);
}

/** Lets all pictures of an offer go. */
export async function dropImages(tx: Tx, offer_id: string): Promise<void> {
  for (const { file_id } of await readImages(tx, offer_id)) await releaseFiles(tx, file_id);
}
