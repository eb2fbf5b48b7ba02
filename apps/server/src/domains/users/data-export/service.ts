import type { DataRights } from '@fairway/contracts/users/data-rights';
import { inTransaction, type Db } from '@fairway/db/client';
import { hashToken } from '#adapters/secrets.ts';
import type { StoredFile } from '#adapters/storage/storage.ts';
import type { Actor, AppServices, CoreServices } from '#app/context.ts';
import { publishEvent } from '#core/publish-event.ts';
import { knownPerson } from '#domains/coaching/people/service.ts';
import { mayErase } from '#domains/users/erasure/rules.ts';
import {
  describeMissing,
  exportExpiry,
  exportKey,
  GIVEN_UP_AFTER,
  isOwnLink,
  mayExport,
  MISSING_FILES,
} from './rules.ts';
import {
  findByToken,
  holdExports,
  insertExport,
  readLastExport,
  readExport,
  settleExport,
  deleteExpired,
  failExports,
} from './repository.ts';
import { PARTS, readPart } from '#domains/users/exported-data/repository.ts';
import { addAbortSignal, PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';
import type { JobServices } from '#app/job-services.ts';
import { listOwnFiles } from '#domains/files/stored-files/service.ts';
import { inBatches } from '#core/in-batches.ts';

/** What the caller may ask of their data, what they asked for last, and what erasure would take with it (A13). */
export async function getDataRights(actor: Actor, { db, now }: CoreServices): Promise<DataRights> {
  const at = now();
  const [{ row }, last] = await Promise.all([knownPerson(db, actor, actor.id, at), readLastExport(db, actor.id)]);
  return {
    export: last && {
      status: last.status,
      asked_at: last.asked_at.toISOString(),
      ready_at: last.ready_at?.toISOString() ?? null,
      expires_at: last.expires_at?.toISOString() ?? null,
      bytes: last.bytes === null ? null : Number(last.bytes),
    },
    may_export: mayExport(last, at),
    at_stake: row.at_stake,
    may_erase: mayErase(actor),
  };
}

/** Asks for the caller's data: the worker makes it and a mail brings the link. What is under way is not begun twice. */
export async function requestExport(actor: Actor, services: AppServices): Promise<DataRights> {
  await inTransaction(services.db, async (tx) => {
    const at = services.now();
    await holdExports(tx, actor.id);
    if (!mayExport(await readLastExport(tx, actor.id), at)) return;
    const export_id = await insertExport(tx, actor.id, at);
    await publishEvent(tx, { topic: 'export.asked', payload: { export_id } });
  });
  return getDataRights(actor, services);
}

/**
 * The data behind a mail's link, or null when the link is none, has expired, or went to an address that is no longer its person's (A16).
 * The token is the whole of the permission.
 */
export async function findExport(
  token: string,
  { db, now, storage }: Pick<AppServices, 'db' | 'now' | 'storage'>,
): Promise<(StoredFile & { made_on: string }) | null> {
  const row = await findByToken(db, hashToken(token), now());
  if (!row || !isOwnLink(row)) return null;
  const found = row.key ? await storage.read(row.key) : null;
  return found && { ...found, made_on: (row.ready_at ?? row.asked_at).toISOString().slice(0, 10) };
}

type Making = Pick<JobServices, 'db' | 'now' | 'storage' | 'secrets' | 'log'>;

/**
 * Makes the data that somebody asked for: a zip with everything we hold about them in `data.json`, and their files. Begun again
 * after a death in the middle it writes the same place anew, and the mail is noted once, with the row that says it is ready.
 */
export async function makeExport({ export_id }: { export_id: string }, services: Making): Promise<void> {
  const { db, now, storage, secrets } = services;
  const key = exportKey(export_id);
  const row = await readExport(db, export_id);
  // Whoever was erased meanwhile leaves nothing behind, not even what a worker that died had written.
  if (!row) return storage.remove(key);
  if (row.status !== 'asked') return;
  const zip = await writeZip(db, row.user_id, services);
  if (!zip) return;
  await storage.put(key, zip, 'application/zip');
  const bytes = (await storage.readSize(key)) ?? 0;
  const ready_at = now();
  const token_hash = hashToken(secrets.token('export', export_id));
  const settled = await inTransaction(db, async (tx) => {
    const made = { key, bytes, token_hash, sent_to: row.user.email, ready_at, expires_at: exportExpiry(ready_at) };
    if (!(await settleExport(tx, export_id, made))) return false;
    await publishEvent(tx, { topic: 'export.ready', payload: { export_id } });
    return true;
  });
  // Another worker made it, and the same content lies there; or nobody may have it any more.
  if (!settled && (await readExport(db, export_id))?.status !== 'ready') await storage.remove(key);
}

/** The zip as a stream that is made as it is read; it breaks when the storage of its files is away. */
async function writeZip(db: Db, user_id: string, services: Making): Promise<Readable | null> {
  const data = await collectData(db, user_id);
  if (!data) return null;
  const files = await listOwnFiles(db, user_id);
  const zip = new yazl.ZipFile();
  // It may break before whoever stores it listens: they are told when they read it, and until then nobody has to be.
  const output = new PassThrough().on('error', () => {});
  const closed = new AbortController();
  output.on('close', () => closed.abort());
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.on('error', (error: Error) => output.destroy(error)).pipe(output);
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime: services.now() });
  addFiles(zip, { user_id, files, signal: closed.signal }, services).then(
    () => zip.end(),
    (error: unknown) => zip.emit('error', error),
  );
  return output;
}

/**
 * Adds a person's files to a zip, one after another as it is read. One that has left the storage would never come, however often it is tried:
 * the zip goes out without it and says so at its end. `signal` says that nobody reads any further.
 */
async function addFiles(
  zip: yazl.ZipFile,
  { user_id, files, signal }: { user_id: string; files: { place: string; name: string }[]; signal: AbortSignal },
  { now, storage, log }: Making,
): Promise<void> {
  const mtime = now();
  const missing: string[] = [];
  for (const { place, name } of files) {
    const found = await storage.read(place);
    if (found) {
      zip.addReadStream(addAbortSignal(signal, found.stream), `files/${name}`, { mtime, compress: false });
      await finished(found.stream);
    } else {
      log.warn({ user_id, file: name }, 'A file is missing from the storage: an export goes out without it');
      missing.push(name);
    }
  }
  if (missing.length) zip.addBuffer(Buffer.from(describeMissing(missing)), MISSING_FILES, { mtime });
}

/** Everything we hold about a person, by parts; one that is empty is left out. Null when there is no such person. */
export async function collectData(db: Db, user_id: string): Promise<Record<string, unknown[]> | null> {
  const data: Record<string, unknown[]> = {};
  for (const [name, { rows }] of Object.entries(PARTS)) {
    const part = await readPart(db, rows(user_id));
    if (part.length) data[name] = part;
  }
  return data['account'] ? data : null;
}

const AT_ONCE = 100;

/** Removes data whose link has expired, and gives up what could not be made. Answers how many were removed. */
export async function sweepExports({ db, now }: Pick<JobServices, 'db' | 'now'>): Promise<number> {
  const at = now().getTime();
  await inTransaction(db, async (tx) => {
    // A worker that was killed may have stored all of it, and nobody else knows where it lies.
    for (const id of await failExports(tx, new Date(at - GIVEN_UP_AFTER)))
      await publishEvent(tx, { topic: 'files.gone', payload: { prefix: exportKey(id) } });
  });
  return inBatches(AT_ONCE, (limit) =>
    inTransaction(db, async (tx) => {
      const keys = await deleteExpired(tx, new Date(at), limit);
      for (const prefix of keys) if (prefix) await publishEvent(tx, { topic: 'files.gone', payload: { prefix } });
      return keys.length;
    }),
  );
}
