import { IMAGE_TEXTS, VOICE_TEXTS } from '@fairway/contracts/messages/files';
import type { Storage, StoredFile } from '#adapters/storage/storage.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { fileAt, maySee, resolveRange, keyIn, videoKeyIn, voiceKeyIn, bestVariant, type NamedFile } from './rules.ts';
import {
  findFile,
  deleteFile,
  deleteWaiting,
  markUnused,
  markUsed,
  readKeys,
  deleteDays,
  deleteUnused,
} from './repository.ts';
import { inTransaction, type Db, type Tx, type DbOrTx } from '@fairway/db/client';
import { DAY_MS } from '@fairway/time/units';
import { invalidField } from '#core/app-error.ts';
import { publishEvent } from '#core/publish-event.ts';
import { inBatches } from '#core/in-batches.ts';
import type { JobServices } from '#app/job-services.ts';

/** What is said of what goes out: its first and last byte, and whether it answers a Range header, even one that names the whole. */
export interface Measured extends Omit<StoredFile, 'stream'> {
  start: number;
  end: number;
  stretch: boolean;
}
export type Sent = Measured & StoredFile;

/** A file that its asker may see. What lies under a key never changes. */
export interface Visible {
  content_type: string;
  etag: string;
  public: boolean;
  /** All of it, or the stretch that a Range header asks for; `none` when no byte of it exists, null when the file is gone. */
  read: (range: string | undefined) => Promise<Sent | { none: number } | null>;
  /** What would be said of that, for whoever wants none of it: nothing is opened. */
  measure: (range: string | undefined) => Promise<Measured | { none: number } | null>;
}

/** The file under a name below `/files/`, or null: for whoever may not see it, it is not there (V4). */
export async function visibleFile(
  actor: Actor | null,
  name: string,
  { db, storage }: Pick<AppServices, 'db' | 'storage'>,
): Promise<Visible | null> {
  const wanted = fileAt(name);
  const file = wanted && (await findFile(db, wanted.key, actor?.id ?? null));
  if (!wanted || !file || !maySee(actor, file)) return null;
  const { content_type, visibility } = file;
  return openFile(name, { wanted, content_type, public: visibility === 'public' }, storage);
}

const measureWhole = (bytes: number): Measured => ({ bytes, start: 0, end: bytes - 1, stretch: false });

/** A stored file for an asker of whom it is known that they may see it. */
export function openFile(
  name: string,
  file: { wanted: NamedFile; content_type: string; public: boolean },
  storage: Storage,
): Visible {
  const { wanted } = file;
  const measure: Visible['measure'] = async (range) => {
    const bytes = await storage.readSize(name);
    if (bytes === null) return null;
    const stretch = resolveRange(range, bytes);
    if (stretch === 'none') return { none: bytes };
    return stretch === 'whole' ? measureWhole(bytes) : { bytes, ...stretch, stretch: true };
  };
  return {
    content_type: wanted.content_type ?? file.content_type,
    etag: `"${wanted.key.slice(-12)}-${wanted.part}"`,
    public: file.public,
    async read(range) {
      // The size of what is sent whole comes with it.
      const asked = range === undefined ? null : await measure(range);
      if (asked && 'none' in asked) return asked;
      const found = await storage.read(name, asked?.stretch ? asked : undefined);
      return found && { ...found, ...(asked ?? measureWhole(found.bytes)) };
    },
    measure,
  };
}

/** Takes an uploaded picture of the caller's into use, by its address; answers its id. 422 on `field` for any other address. */
export async function attachFile(tx: Tx, actor: Actor, { path, field, at }: Taking): Promise<string> {
  const id = await takeFile(tx, actor, { path, at });
  if (id === null) throw invalidField(field, IMAGE_TEXTS.none);
  return id;
}

/** The same where any other address is left out instead: null then. */
export async function takeFile(tx: Tx, actor: Actor, { path, at }: Omit<Taking, 'field'>): Promise<string | null> {
  const key = keyIn(path);
  return key === null ? null : markUsed(tx, { owner_id: actor.id, key, used_at: at });
}

/** What is taken into use: the address of an upload of the caller's, and the field that a refusal names. */
interface Taking {
  path: string;
  field: string;
  at: Date;
}

/** The same with a file that is kept as it was sent; one that is used already is no longer there to be taken. */
export async function attachOriginal(
  tx: Tx,
  owner_id: string,
  { key, field, at }: { key: string | null } & Omit<Taking, 'path'>,
  texts: { none: string; gone: string },
): Promise<string> {
  if (key === null) throw invalidField(field, texts.none);
  const id = await markUsed(tx, { owner_id, key, used_at: at });
  if (id === null) throw invalidField(field, texts.gone);
  return id;
}

/** The same with an uploaded voice. */
export const attachVoice = (tx: Tx, owner_id: string, { path, ...taking }: Taking): Promise<string> =>
  attachOriginal(tx, owner_id, { ...taking, key: voiceKeyIn(path) }, VOICE_TEXTS);

/** Lets files wait again for a use, when the one they were taken for came to nothing. */
export const restoreFiles = (tx: Tx, owner_id: string, ids: string[]): Promise<unknown> =>
  markUnused(tx, { owner_id, ids });

/** Lets a picture go that nothing uses any more: its row now, its files by the worker. */
export async function releaseFiles(tx: Tx, id: string): Promise<void> {
  const prefix = await deleteFile(tx, id);
  if (prefix !== null) await publishEvent(tx, { topic: 'files.gone', payload: { prefix } });
}

/**
 * Does work with files that came with its form. When it fails nobody knows their addresses: they go, and hold no place until the sweep.
 */
export async function withFormFiles<T>(
  db: Db,
  owner_id: string,
  { paths, work }: { paths: string[]; work: () => Promise<T> },
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await giveUpFiles(db, owner_id, paths);
    throw error;
  }
}

/** Gives up those of a person's uploads that nothing uses. What cannot be removed now waits for the sweep: nobody has to hear of that. */
export async function giveUpFiles(db: Db, owner_id: string, paths: string[]): Promise<void> {
  const keys = paths.flatMap((path) => keyIn(path) ?? videoKeyIn(path) ?? voiceKeyIn(path) ?? []);
  if (keys.length === 0) return;
  const given = inTransaction(db, async (tx) => {
    for (const prefix of await deleteWaiting(tx, owner_id, keys))
      await publishEvent(tx, { topic: 'files.gone', payload: { prefix } });
  });
  await given.catch(() => undefined);
}

/** Where a person's pictures, videos and voices lie in the storage, in the best form there is, with a name for each. */
export async function listOwnFiles(db: DbOrTx, owner_id: string): Promise<{ place: string; name: string }[]> {
  const rows = await readKeys(db, owner_id);
  return rows.map(({ id, key, content_type }) => {
    const { place, ending } = bestVariant(key, content_type);
    return { place, name: `${id}.${ending}` };
  });
}

/**
 * Clears away what nothing has used for a day (R7), and places whose upload never came to its end, with whatever of it is stored; answers
 * how many there were. Nobody's calendar is more than a day off from ours, so the day before yesterday is over for everybody.
 */
export async function sweepFiles({ db, now }: Pick<JobServices, 'db' | 'now'>): Promise<number> {
  const at = now();
  const before = new Date(at.getTime() - DAY_MS);
  await deleteDays(db, new Date(at.getTime() - 2 * DAY_MS));
  return inBatches(200, (limit) =>
    inTransaction(db, async (tx) => {
      const keys = await deleteUnused(tx, { before, at, limit });
      for (const prefix of keys) await publishEvent(tx, { topic: 'files.gone', payload: { prefix } });
      return keys.length;
    }),
  );
}
