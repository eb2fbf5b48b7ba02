import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keyMark } from './cipher.ts';
import { backUpFiles } from './files.ts';
import { FORMAT, MANIFEST, manifestText, tablePart, type Manifest } from './manifest.ts';
import type { ObjectStore } from './objects.ts';
import { writePart, type PartsOf } from './parts.ts';
import type { BackupPlace } from './places.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';

export interface BackupOptions {
  databaseUrl: string;
  files: ObjectStore;
  place: BackupPlace;
  key: Buffer | null;
  appVersion: string;
  now: Date;
  log: (line: string) => void;
  /** Told of the snapshot while it is open, for whoever is to see the database at the same moment. */
  onSnapshot?: (id: string) => Promise<void>;
}

/** Makes a backup and answers its manifest; until then there is nothing that looks like one. */
export async function createBackup(options: BackupOptions): Promise<Manifest> {
  const { files, place, key, appVersion, now } = options;
  const id = randomBytes(16).toString('hex');
  const name = `fairway-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z-${id.slice(0, 6)}`;
  const { store, finish, abandon } = await place.begin(name);
  const of: PartsOf = { store, id, key };
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-backup-'));
  try {
    const keysFile = path.join(folder, 'keys');
    const database = await backUpDatabase(of, keysFile, options);
    const manifest: Manifest = {
      format: FORMAT,
      version: 1,
      id,
      name,
      created_at: now.toISOString(),
      app_version: appVersion,
      ...database,
      encryption: key && { algorithm: 'aes-256-gcm', key_mark: keyMark(key) },
      files: await backUpFiles(of, files, keysFile),
    };
    await store.write(MANIFEST, Readable.from([manifestText(manifest, key)], { objectMode: false }));
    await finish();
    return manifest;
  } catch (error) {
    await abandon();
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

type DatabasePart = Pick<Manifest, 'postgres_version' | 'migrations' | 'tables' | 'sequences'>;

async function backUpDatabase(
  of: PartsOf,
  keysFile: string,
  { databaseUrl, log, onSnapshot }: BackupOptions,
): Promise<DatabasePart> {
  const snapshot = await openSnapshot(databaseUrl);
  try {
    await onSnapshot?.(snapshot.id);
    const tables: Manifest['tables'] = [];
    for (const table of snapshot.tables) tables.push(await backUpTable(of, snapshot, table));
    await pipeline(snapshot.copyKeys(), createWriteStream(keysFile));
    const rows = tables.reduce((sum, each) => sum + each.rows, 0);
    log(`${tables.length} tables with ${rows} rows are copied; now the files`);
    const { postgresVersion: postgres_version, migrations, sequences } = snapshot;
    return { postgres_version, migrations, tables, sequences };
  } finally {
    await snapshot.close();
  }
}

async function backUpTable(
  of: PartsOf,
  snapshot: Snapshot,
  table: Snapshot['tables'][number],
): Promise<Manifest['tables'][number]> {
  const { content, rows } = snapshot.copyOut(table);
  const part = await writePart(of, tablePart(table.name), content);
  return { name: table.name, columns: table.columns, rows: await rows(), part };
}
