import { UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import { isUploadId } from '@fairway/contracts/files/resumable-uploads';
import { inTransaction, type Db, type DbOrTx } from '@fairway/db/client';
import { fileTypeFromBuffer } from 'file-type';
import { buffer } from 'node:stream/consumers';
import { atMost } from '#adapters/read-head.ts';
import { spool } from '#adapters/spool.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, invalidField, notFound } from '#core/app-error.ts';
import { publishEvent } from '#core/publish-event.ts';
import { abandonPlace, fillPlace, makeUnguessable, reservePlace, TEXTS } from '#domains/files/places/service.ts';
import { deleteWaiting, extendPlace, type StoredFacts } from '#domains/files/stored-files/repository.ts';
import {
  heaviest,
  originalPath,
  originalPlace,
  partsPlace,
  toPicturePath,
  toVoiceType,
  type FileKind,
} from '#domains/files/stored-files/rules.ts';
import { storePicture } from '#domains/files/uploads/service.ts';
import {
  endHold,
  extendHold,
  findUpload,
  findUploads,
  insertUpload,
  markFinished,
  takeHold,
  wantHold,
  type UploadRow,
} from './repository.ts';
import { cleanFilename, HOLD_MS, isExpired, kindForUse, parseUse, UPLOAD_KEPT_MS } from './rules.ts';

/** The field that a refusal names: an upload is one file. */
const FIELD = 'file';
/** As many bytes as the library that tells a file's kind wants to see. */
const HEAD = { start: 0, end: 4099 };

export type Upload = UploadRow;
export const kindOfUpload = ({ use }: Pick<Upload, 'use'>): FileKind => kindForUse(use);

/** What the sender of an upload says of it. */
export interface Announced {
  use: string | null | undefined;
  filename: string | null | undefined;
  bytes: number;
}

/** What an announced upload brings; refused when we do not know what it is for, or when it is empty or too large. */
export function checkAnnounced({ use: said, bytes }: Omit<Announced, 'filename'>): {
  use: Upload['use'];
  kind: FileKind;
} {
  const use = parseUse(said);
  if (!use) throw invalidField('use', UPLOAD_TEXTS.use);
  const kind = kindForUse(use);
  if (bytes === 0) throw invalidField(FIELD, TEXTS[kind].kind);
  return { use, kind };
}

/** Holds a place for an upload before its first byte, counted as any other upload is; answers its id and where its parts are to lie. */
export async function beginUpload(
  actor: Actor,
  announced: Announced,
  services: AppServices,
): Promise<{ id: string; parts: string; expires_at: Date }> {
  const { use, kind } = checkAnnounced(announced);
  const { bytes } = announced;
  const created_at = services.now();
  const id = makeUnguessable();
  const wanted = { kind, content_type: 'application/octet-stream', bytes, field: FIELD };
  const { key } = await reservePlace(actor, wanted, services, {
    heldMs: UPLOAD_KEPT_MS,
    beside: (tx, { id: file_id }) =>
      insertUpload(tx, { id, file_id, use, bytes, filename: cleanFilename(announced.filename), created_at }),
  });
  return { id, parts: partsPlace(key), expires_at: new Date(created_at.getTime() + UPLOAD_KEPT_MS) };
}

/** The caller's upload; another person's is none (R8). */
export async function getUpload(actor: Actor, id: string, { db }: AppServices): Promise<Upload> {
  const upload = isUploadId(id) ? await findUpload(db, { id, owner_id: actor.id }) : null;
  if (!upload) throw notFound();
  return upload;
}

/** Whether an upload stood still for so long that it is given up. */
export const isUploadExpired = ({ finished_at, reserved_until }: Upload, now: Date): boolean =>
  isExpired(
    { finished_at: finished_at?.getTime() ?? null, expires_at: reserved_until?.getTime() ?? null },
    now.getTime(),
  );

export const partsOfUpload = ({ key }: Upload): string => partsPlace(key);

/** Keeps an upload that has come on for two more days; answers until when. */
export async function keepUpload({ file_id }: Upload, { db, now }: AppServices): Promise<Date> {
  const until = new Date(now().getTime() + UPLOAD_KEPT_MS);
  await extendPlace(db, file_id, until);
  return until;
}

/** What comes of holding an upload: it is held on, somebody waits for it, or it is lost. */
export type HoldState = 'held' | 'wanted' | 'lost';

type UploadServices = Pick<AppServices, 'db'>;

/** Takes an upload to write it, unless another request holds it, in whichever process: then that one is asked to let it go. */
export async function holdUpload(id: string, writer: string, { db }: UploadServices): Promise<boolean> {
  if (await takeHold(db, { id, writer, holdMs: HOLD_MS })) return true;
  await wantHold(db, id);
  return false;
}

export async function goOnHolding(id: string, writer: string, { db }: UploadServices): Promise<HoldState> {
  const row = await extendHold(db, { id, writer, holdMs: HOLD_MS });
  if (!row) return 'lost';
  return row.is_wanted ? 'wanted' : 'held';
}

export const letUploadGo = (id: string, writer: string, { db }: UploadServices): Promise<unknown> =>
  endHold(db, { id, writer });

/** What the content of an upload is, by its first bytes: the name and what the sender says count for nothing (R7). */
async function detectType(upload: Upload, { storage }: AppServices): Promise<string> {
  const kind = kindOfUpload(upload);
  const head = await storage.read(partsOfUpload(upload), HEAD);
  const type = head ? ((await fileTypeFromBuffer(await buffer(head.stream)))?.mime ?? '') : '';
  if (kind === 'images/') return type;
  const taken = kind === 'voices/' ? toVoiceType(type) : type;
  if (taken === null || !/^(video|audio)\//.test(taken) || (kind === 'videos/' && !taken.startsWith('video/')))
    throw invalidField(FIELD, TEXTS[kind].kind);
  return taken;
}

/** Puts what has arrived where it stays: a picture drawn anew, anything else as it came. To do it again does no harm. */
async function storeArrived(upload: Upload, services: AppServices): Promise<StoredFacts> {
  const { key, bytes } = upload;
  const parts = partsOfUpload(upload);
  const content_type = await detectType(upload, services);
  if (kindOfUpload(upload) !== 'images/') {
    await services.storage.copy(parts, originalPlace(key, content_type), content_type);
    return { content_type, bytes, width: null, height: null };
  }
  const arrived = await services.storage.read(parts);
  if (!arrived) throw new Error(`Nothing lies at ${parts}`);
  const whole = atMost(arrived.stream, heaviest('images/'), () => invalidField(FIELD, TEXTS['images/'].heavy));
  const { path, remove } = await spool(whole);
  try {
    return await storePicture(path, { key, field: FIELD }, services);
  } finally {
    await remove();
  }
}

/**
 * Makes a file of an upload whose last byte is there; to be called by whoever holds it. Killed in between, it is done again by the next
 * who asks. What is not what it should be is given up, with all of it that has come.
 */
export async function finishUpload(actor: Actor, id: string, services: AppServices): Promise<Upload> {
  const upload = await getUpload(actor, id, services);
  if (upload.finished_at) return upload;
  const place = { id: upload.file_id, key: upload.key };
  try {
    const facts = await storeArrived(upload, services);
    await fillPlace(
      actor,
      place,
      {
        facts,
        arrived: upload.bytes,
        beside: async (tx) => {
          await markFinished(tx, id, services.now());
          // The worker clears away what it came in: as long as it is there, all of this can be done again.
          await publishEvent(tx, { topic: 'files.gone', payload: { prefix: partsOfUpload(upload) } });
        },
      },
      services,
    );
    return { ...upload, content_type: facts.content_type };
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') await abandonPlace(place, services);
    throw error;
  }
}

/** Gives an upload up with all that has come of it; one that is in use stays. */
export async function removeUpload(actor: Actor, upload: Upload, { db }: { db: Db }): Promise<void> {
  const { file_id, key, finished_at } = upload;
  if (!finished_at) return abandonPlace({ id: file_id, key }, { db });
  await inTransaction(db, async (tx) => {
    const gone = await deleteWaiting(tx, actor.id, [key]);
    if (gone.length === 0) throw new AppError('conflict', { message: UPLOAD_TEXTS.inUse });
    for (const prefix of gone) await publishEvent(tx, { topic: 'files.gone', payload: { prefix } });
  });
}

/** Where a finished upload's file is served. */
export const toAddress = ({ key, content_type }: Upload): string =>
  key.startsWith('images/') ? toPicturePath(key) : originalPath(key, content_type);

/** The addresses behind the ids of this person's uploads; null of one that has not arrived. What is no upload of theirs is left out. */
export async function findUploadedFiles(
  db: DbOrTx,
  owner_id: string,
  named: readonly string[],
): Promise<Map<string, string | null>> {
  const ids = [...new Set(named.filter(isUploadId))];
  const rows = ids.length > 0 ? await findUploads(db, owner_id, ids) : [];
  return new Map(rows.map((row) => [row.id, row.finished_at ? toAddress(row) : null]));
}
