import type { Profile, ProfileIn } from '@fairway/contracts/users/profile';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { Actor, AppServices, UploadedFile } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';
import { requirePro } from '#app/roles.ts';
import { keyIn } from '#domains/files/stored-files/rules.ts';
import { filesOfForm, uploadPicture } from '#domains/files/uploads/service.ts';
import { releaseFiles, attachFile, withFormFiles } from '#domains/files/stored-files/service.ts';
import { holdProfile, readProfile, writeProfile } from './repository.ts';
import { profileFrom } from './view.ts';

const IMAGE = 'image';
/** How a profile's form brings its picture. */
export const profilePicture = filesOfForm({ field: IMAGE });

/** The profile of the caller's pro, or the caller's own. One that is not written yet is blank. */
export async function getProfile(actor: Actor, { db }: Pick<AppServices, 'db'>): Promise<Profile> {
  const row = await readProfile(db, requirePro(actor));
  if (!row) throw notFound();
  return profileFrom(row);
}

/** Which picture a profile has from now on; undefined leaves the one it has. */
async function imageFor(
  tx: Tx,
  actor: Actor,
  image: string | null | undefined,
  { present, at }: { present: string | null; at: Date },
): Promise<string | null | undefined> {
  if (image === undefined) return undefined;
  if (image === null || image.trim() === '') return null;
  // The address the profile has already, sent back as it was read.
  if (present !== null && keyIn(image) === present) return undefined;
  return attachFile(tx, actor, { path: image, field: IMAGE, at });
}

/**
 * Changes the caller's profile by what is sent. The picture is a file of the form, or the address of one
 * that was uploaded before; the one it takes the place of is removed.
 */
export async function saveProfile(
  actor: Actor,
  { image, ...fields }: ProfileIn,
  services: AppServices,
  files: readonly UploadedFile[] = [],
): Promise<Profile> {
  const uploaded = files.length ? (await uploadPicture(actor, files, services, IMAGE)).path : null;
  const sent = uploaded ?? image;
  const work = () =>
    inTransaction(services.db, async (tx) => {
      const at = services.now();
      const { image_id: before, image_key: present } = await holdProfile(tx, actor.id);
      const image_id = await imageFor(tx, actor, sent, { present, at });
      await writeProfile(tx, actor.id, { ...fields, ...(image_id === undefined ? {} : { image_id }) }, at);
      if (image_id !== undefined && before !== null && before !== image_id) await releaseFiles(tx, before);
    });
  await withFormFiles(services.db, actor.id, { paths: uploaded === null ? [] : [uploaded], work });
  return getProfile(actor, services);
}
