import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { makeFolder } from '../../process/folders.ts';
import { CliError } from '../../process/cli-error.ts';
import { listedFiles } from './files.ts';
import { loadDatabase, refuseForeignMigrations, refuseFullDatabase } from './load.ts';
import { FILES_LIST, filePart, readManifest, tablePart, type Manifest } from './manifest.ts';
import { diskObjects } from './objects-disk.ts';
import { isEmpty, type ObjectStore } from './objects.ts';
import { checkPart, readPart, type PartsOf } from './parts.ts';
import type { Unfinished } from './places.ts';

/** Where files go: a place that is not seen until it is whole, and what makes it seen. */
export interface FilesTarget {
  /** Throws when anything is there. */
  refuseFull: () => Promise<void>;
  begin: () => Promise<Unfinished>;
}

/** A folder: filled beside its place, under another name, and moved there whole. */
export function folderTarget(folder: string): FilesTarget {
  const refuseFull = async () => {
    if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
      throw new CliError(
        `${folder} holds files, and nothing is ever overwritten: name another folder with DATA_DIR or --data-dir.`,
      );
  };
  return {
    refuseFull,
    async begin() {
      makeFolder(path.dirname(folder));
      const half = fs.mkdtempSync(`${folder}.restoring-`);
      const finish = async () => {
        await refuseFull();
        fs.chmodSync(half, 0o755);
        fs.renameSync(half, folder);
      };
      // What was begun by this very call; after `finish` nothing lies there any more.
      const abandon = async () => fs.rmSync(half, { recursive: true, force: true });
      return { store: diskObjects(half), finish, abandon };
    },
  };
}

const UNFINISHED = 'restore-unfinished.json';

/** A bucket: it moves nothing, so a note lies in it for as long as it is not whole. */
export function bucketTarget(bucket: ObjectStore): FilesTarget {
  return {
    async refuseFull() {
      if (await isEmpty(bucket)) return;
      const begun = (await bucket.read(UNFINISHED)) ? ' of a restore that did not end' : '';
      throw new CliError(
        `${bucket.where} holds files${begun}, and nothing is ever overwritten: empty it, or name another bucket.`,
      );
    },
    async begin() {
      await bucket.write(UNFINISHED, Readable.from(['{}\n'], { objectMode: false }));
      const abandon = async () => {
        for await (const { key } of bucket.list()) if (key !== UNFINISHED) await bucket.remove(key);
        await bucket.remove(UNFINISHED);
      };
      return { store: bucket, finish: () => bucket.remove(UNFINISHED), abandon };
    },
  };
}

export interface RestoreOptions {
  backup: ObjectStore;
  key: Buffer | null;
  databaseUrl: string;
  files: FilesTarget;
  migrations: string;
  log: (line: string) => void;
}

/**
 * Restores a backup into an empty database and an empty place for files. The files come first and are seen last, just before the
 * transaction with all rows ends: killed at any moment, it leaves a database without rows.
 */
export async function restoreBackup({
  backup,
  key,
  databaseUrl,
  files,
  migrations,
  log,
}: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(backup, key);
  const of = locateParts(backup, manifest, key);
  refuseForeignMigrations(manifest, migrations);
  await refuseFullDatabase(databaseUrl, manifest);
  await files.refuseFull();
  const { store, finish, abandon } = await files.begin();
  let finished = false;
  const beforeCommit = async () => {
    await finish();
    finished = true;
  };
  try {
    for await (const { key: name, ...facts } of listedFiles(of, manifest.files.part))
      await store.write(name, await readPart(of, filePart(name), facts));
    log(`${manifest.files.count} files are copied; now the rows`);
    await loadDatabase(of, manifest, { url: databaseUrl, migrations, beforeCommit });
  } catch (error) {
    if (!finished) await abandon();
    throw error;
  }
  return manifest;
}

/** Reads all of a backup and proves every part of it, and touches nothing. */
export async function checkBackup(backup: ObjectStore, key: Buffer | null): Promise<Manifest> {
  const manifest = await readManifest(backup, key);
  const of = locateParts(backup, manifest, key);
  for (const { name, part } of manifest.tables) await checkPart(of, tablePart(name), part);
  let count = 0;
  for await (const { key: name, ...facts } of listedFiles(of, manifest.files.part)) {
    await checkPart(of, filePart(name), facts);
    count += 1;
  }
  if (count !== manifest.files.count)
    throw new CliError(`${backup.where}/${FILES_LIST} names ${count} files, and the manifest ${manifest.files.count}.`);
  return manifest;
}

const locateParts = (store: ObjectStore, { id, encryption }: Manifest, key: Buffer | null): PartsOf => ({
  store,
  id,
  key: encryption ? key : null,
});
