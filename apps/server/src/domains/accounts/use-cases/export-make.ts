import { inTransaction, type Db } from '@fairway/db/client';
import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';
import { hashOfToken } from '../../../integrations/secrets.ts';
import type { JobDeps } from '../../../queues/deps.ts';
import { picturesOf } from '../../files/use-cases/pictures.ts';
import { note } from '../../notifications/service.ts';
import { expiryOf, exportKey } from '../rules/exports.ts';
import { readExport, settleExport } from '../store/exports.ts';
import { dataOf } from './export-data.ts';

type Making = Pick<JobDeps, 'db' | 'now' | 'storage' | 'secrets'>;

/**
 * Makes the data that somebody asked for: a zip with everything we hold about them in `data.json`, and their files. Begun again
 * after a death in the middle it writes the same place anew, and the mail is noted once, with the row that says it is ready.
 */
export async function makeExport({ export_id }: { export_id: string }, deps: Making): Promise<void> {
  const { db, now, storage, secrets } = deps;
  const key = exportKey(export_id);
  const row = await readExport(db, export_id);
  // Whoever was erased meanwhile leaves nothing behind, not even what a worker that died had written.
  if (!row) return storage.remove(key);
  if (row.status !== 'asked') return;
  const zip = await zipOf(db, row.user_id, deps);
  if (!zip) return;
  await storage.put(key, zip, 'application/zip');
  const bytes = (await storage.sizeOf(key)) ?? 0;
  const ready_at = now();
  const token_hash = hashOfToken(secrets.token('export', export_id));
  const settled = await inTransaction(db, async (tx) => {
    const made = { key, bytes, token_hash, ready_at, expires_at: expiryOf(ready_at) };
    if (!(await settleExport(tx, export_id, made))) return false;
    await note(tx, { topic: 'export.ready', payload: { export_id } });
    return true;
  });
  if (!settled && !(await readExport(db, export_id))) await storage.remove(key);
}

/** The zip as a stream that is made as it is read; it breaks when one of its files does. */
async function zipOf(db: Db, user_id: string, { now, storage }: Making): Promise<Readable | null> {
  const data = await dataOf(db, user_id);
  if (!data) return null;
  const zip = new yazl.ZipFile();
  // It may break before whoever stores it listens: they are told when they read it, and until then nobody has to be.
  const output = new PassThrough().on('error', () => {});
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.on('error', (error: Error) => output.destroy(error)).pipe(output);
  const mtime = now();
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime });
  for (const { place, name } of await picturesOf(db, user_id)) {
    zip.addReadStreamLazy(`files/${name}`, { mtime, compress: false }, (give) => {
      const read = async () => (await storage.read(place))?.stream ?? null;
      read().then(
        (stream) => give(stream ? null : new Error(`The file ${place} is not there`), stream ?? output),
        (error: unknown) => give(error, output),
      );
    });
  }
  zip.end();
  return output;
}
