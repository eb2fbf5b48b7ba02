import { IMAGE_TEXTS } from '@fairway/contracts/pictures';
import { VIDEO_TEXTS } from '@fairway/contracts/videos';
import type { Tx } from '@fairway/db/client';
import type { Actor } from '../../../trpc/context.ts';
import { invalidField } from '../../../trpc/errors.ts';
import { note } from '../../notifications/service.ts';
import { keyIn, videoKeyIn } from '../rules.ts';
import { deleteFile, markUnused, markUsed } from '../store.ts';

/** Takes an uploaded picture of the caller's into use, by its address; answers its id. 422 on `field` for any other address. */
export async function takeIntoUse(
  tx: Tx,
  actor: Actor,
  { path, field, at }: { path: string; field: string; at: Date },
): Promise<string> {
  const key = keyIn(path);
  const id = key === null ? null : await markUsed(tx, { owner_id: actor.id, key, used_at: at });
  if (id === null) throw invalidField(field, IMAGE_TEXTS.none);
  return id;
}

/** The same with an uploaded video; one that is used already is no longer there to be taken. */
export async function takeVideo(
  tx: Tx,
  owner_id: string,
  { path, field, at }: { path: string; field: string; at: Date },
): Promise<string> {
  const key = videoKeyIn(path);
  if (key === null) throw invalidField(field, VIDEO_TEXTS.none);
  const id = await markUsed(tx, { owner_id, key, used_at: at });
  if (id === null) throw invalidField(field, VIDEO_TEXTS.gone);
  return id;
}

/** Lets files wait again for a use, when the one they were taken for came to nothing. */
export const putBack = (tx: Tx, owner_id: string, ids: string[]): Promise<unknown> => markUnused(tx, { owner_id, ids });

/** Lets a picture go that nothing uses any more: its row now, its files by the worker. */
export async function letGo(tx: Tx, id: string): Promise<void> {
  const prefix = await deleteFile(tx, id);
  if (prefix !== null) await note(tx, { topic: 'files.gone', payload: { prefix } });
}
