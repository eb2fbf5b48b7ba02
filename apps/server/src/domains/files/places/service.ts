import { IMAGE_TEXTS, UPLOAD_TEXTS, VIDEO_TEXTS, VOICE_TEXTS } from '@fairway/contracts/messages/files';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockUploads } from '@fairway/db/locks';
import { toZoned } from '@fairway/time/zoned-time';
import { randomBytes } from 'node:crypto';
import type { Actor, AppServices, FilePlace, CoreServices } from '#app/context.ts';
import { AppError, invalidField } from '#core/app-error.ts';
import { publishEvent } from '#core/publish-event.ts';
import {
  addToDay,
  deletePlace,
  insertPlace,
  isStored,
  markStored,
  readUploads,
  resizePlace,
  type StoredFacts,
} from '#domains/files/stored-files/repository.ts';
import { PLACE_HELD_MS, placeFault, type FileKind } from '#domains/files/stored-files/rules.ts';

type PlaceServices = Pick<AppServices, 'db' | 'now' | 'uploads'>;

/** What a place is wanted for, and the field that a refusal names. */
export interface Wanted {
  kind: FileKind;
  content_type: string;
  bytes: number;
  field: string;
}

const KEY_BYTES = 24;
/** 192 random bits in hex. */
export const makeUnguessable = (): string => randomBytes(KEY_BYTES).toString('hex');

const uploadDay = (actor: Actor, at: Date): string => toZoned(actor.timezone, at.getTime()).date;

/** What a refusal says of each kind. */
export const TEXTS = { 'images/': IMAGE_TEXTS, 'videos/': VIDEO_TEXTS, 'voices/': VOICE_TEXTS } as const;

/**
 * Holds a place for a file before its content comes, so that whatever is stored later has a row by which a sweep finds it, and uploads at
 * the same time are counted one after another. 422 on the field when too many wait, or when the day's bytes are used up. `beside` is written
 * in the same transaction.
 */
export async function reservePlace(
  actor: Actor,
  { kind, content_type, bytes, field }: Wanted,
  { db, now, uploads }: PlaceServices,
  { heldMs = PLACE_HELD_MS, beside }: { heldMs?: number; beside?: (tx: Tx, place: FilePlace) => Promise<unknown> } = {},
): Promise<FilePlace> {
  const at = now();
  const key = `${kind}${makeUnguessable()}`;
  const id = await inTransaction(db, async (tx) => {
    await lockUploads(tx, actor.id);
    const known = await readUploads(tx, { owner_id: actor.id, kind, day: uploadDay(actor, at), at });
    const fault = placeFault({ kind, bytes }, known, uploads.bytesPerDay);
    if (fault) throw invalidField(field, fault === 'day' ? UPLOAD_TEXTS.day : TEXTS[kind].many);
    const reserved_until = new Date(at.getTime() + heldMs);
    const place = { owner_id: actor.id, key, content_type, bytes, created_at: at, reserved_until };
    const place_id = await insertPlace(tx, place);
    await beside?.(tx, { id: place_id, key });
    return place_id;
  });
  return { id, key };
}

/**
 * Says that a place is filled, and adds what arrived to its owner's day. Refused when the place was given up meanwhile; of two who fill one
 * with the same content, the second finds it done.
 */
export async function fillPlace(
  actor: Actor,
  { id, key }: FilePlace,
  { facts, arrived, beside }: { facts: StoredFacts; arrived: number; beside?: (tx: Tx) => Promise<unknown> },
  { db, now }: CoreServices,
): Promise<void> {
  const filled = await inTransaction(db, async (tx) => {
    if (!(await markStored(tx, id, { ...facts, at: now() }))) {
      if (await isStored(tx, id)) return true;
      // Its row went before its content came: nothing else would find the content.
      await publishEvent(tx, { topic: 'files.gone', payload: { prefix: key } });
      return false;
    }
    await addToDay(tx, { owner_id: actor.id, day: uploadDay(actor, now()), bytes: arrived });
    await beside?.(tx);
    return true;
  });
  if (!filled) throw new AppError('unavailable', { message: UPLOAD_TEXTS.late });
}

/** Holds a place for what has come and no longer for all that could: the files behind it in its form need the rest of the day. */
export const fitPlace = ({ id }: FilePlace, bytes: number, { db }: Pick<AppServices, 'db'>): Promise<unknown> =>
  resizePlace(db, id, bytes);

/** Gives up a place of which nothing was stored yet. A filled one stays. */
export const releasePlace = ({ id }: FilePlace, { db }: Pick<AppServices, 'db'>): Promise<boolean> =>
  deletePlace(db, id);

/** Gives up a place of which something may be stored already: the worker removes it, even when the storage is away now. */
export const abandonPlace = ({ id, key }: FilePlace, { db }: Pick<AppServices, 'db'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (await deletePlace(tx, id)) await publishEvent(tx, { topic: 'files.gone', payload: { prefix: key } });
  });

/**
 * Stores a file in the place that was held for it, or in one that it is given now. When anything fails the place is free at once, and
 * when not even that can be written it is free within the hour.
 */
export async function storeInPlace(
  actor: Actor,
  { place: held, size }: { place?: FilePlace; size: number },
  wanted: Omit<Wanted, 'bytes'>,
  { services, store }: { services: PlaceServices; store: (key: string) => Promise<StoredFacts> },
): Promise<StoredFacts & FilePlace> {
  const place = held ?? (await reservePlace(actor, { ...wanted, bytes: size }, services));
  try {
    if (!place.key.startsWith(wanted.kind)) throw invalidField(wanted.field, TEXTS[wanted.kind].kind);
    const facts = await store(place.key);
    await fillPlace(actor, place, { facts, arrived: size }, services);
    return { ...place, ...facts };
  } catch (error) {
    // A database that is away is no reason to hide why the upload failed: the sweep frees the place then.
    await abandonPlace(place, services).catch(() => undefined);
    throw error;
  }
}
