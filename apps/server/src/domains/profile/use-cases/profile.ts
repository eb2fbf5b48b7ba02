import type { Profile, ProfileIn } from '@fairway/contracts/profile';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { Actor, Deps, UploadedFile } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { proOf } from '../../accounts/rules/roles.ts';
import { keyIn } from '../../files/rules.ts';
import { uploadPicture } from '../../files/use-cases/upload.ts';
import { letGo, takeIntoUse } from '../../files/use-cases/use.ts';
import { holdProfile, readProfile, writeProfile } from '../store/profiles.ts';
import { profileFrom } from '../view.ts';

const IMAGE = 'image';

/** The profile of the caller's pro, or the caller's own. One that is not written yet is blank. */
export async function profileOf(actor: Actor, { db }: Pick<Deps, 'db'>): Promise<Profile> {
  const row = await readProfile(db, proOf(actor));
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
  return takeIntoUse(tx, actor, { path: image, field: IMAGE, at });
}

/**
 * Changes the caller's profile by what is sent (S2 §2 "Pro profile"). The picture is a file of the form, or the address of one
 * that was uploaded before; the one it takes the place of is removed.
 */
export async function saveProfile(
  actor: Actor,
  { image, ...fields }: ProfileIn,
  deps: Deps,
  files: readonly UploadedFile[] = [],
): Promise<Profile> {
  const sent = files.length ? (await uploadPicture(actor, files, deps, IMAGE)).path : image;
  await inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const { image_id: before, image_key: present } = await holdProfile(tx, actor.id);
    const image_id = await imageFor(tx, actor, sent, { present, at });
    await writeProfile(tx, actor.id, { ...fields, ...(image_id === undefined ? {} : { image_id }) }, at);
    if (image_id !== undefined && before !== null && before !== image_id) await letGo(tx, before);
  });
  return profileOf(actor, deps);
}
