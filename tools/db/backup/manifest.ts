import { createHash, timingSafeEqual } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { CliError } from '../../process/cli-error.ts';
import { hmac, keyMark } from './cipher.ts';
import type { ObjectStore } from './objects.ts';
import { partFacts } from './parts.ts';

export const MANIFEST = 'manifest.json';
export const FORMAT = 'fairway-backup';
const VERSION = 1;

/** A backup's own name: the moment of its snapshot and six random digits. Retention touches nothing that is named otherwise. */
export const NAME = /^fairway-\d{8}T\d{6}Z-[0-9a-f]{6}$/;

const manifestShape = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  id: z.string().regex(/^[0-9a-f]{32}$/),
  name: z.string().regex(NAME),
  created_at: z.iso.datetime(),
  app_version: z.string(),
  postgres_version: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  encryption: z.object({ algorithm: z.literal('aes-256-gcm'), key_mark: z.string() }).nullable(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0), part: partFacts }),
  ),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string().regex(/^-?\d+$/), is_called: z.boolean() })),
  files: z.object({
    count: z.number().int().min(0),
    bytes: z.number().int().min(0),
    /** Rows whose file was not there: removed since the snapshot, or never uploaded to its end. */
    missing: z.number().int().min(0),
    /** Files that no row names; they are left out. */
    unclaimed: z.number().int().min(0),
    part: partFacts,
  }),
});
export type Manifest = z.output<typeof manifestShape>;

/** Where a table's rows lie, and the list of the files, and the files. */
export const tablePart = (table: string): string => `tables/${table}.copy.gz`;
export const FILES_LIST = 'files.jsonl.gz';
export const filePart = (key: string): string => `files/${key}`;

/** Tells a manifest that was changed, by whoever lacks the key if there is one. */
function computeSeal(body: string, key: Buffer | null): string {
  return key ? `hmac-sha256:${hmac(key, body)}` : `sha256:${createHash('sha256').update(body).digest('hex')}`;
}

/** The manifest as it is stored: its seal on the first line, its JSON below. */
export function manifestText(manifest: Manifest, key: Buffer | null): string {
  const body = `${JSON.stringify(manifest, null, 2)}\n`;
  return `${computeSeal(body, key)}\n${body}`;
}

/**
 * Reads a backup's manifest and refuses what cannot be restored with this key: no manifest (the backup is not whole), a changed
 * one, another key.
 */
export async function readManifest(store: ObjectStore, key: Buffer | null): Promise<Manifest> {
  const content = await store.read(MANIFEST);
  if (!content)
    throw new CliError(`${store.where} is no whole backup: its ${MANIFEST}, which is written last, is missing.`);
  const whole = await text(content);
  const cut = whole.indexOf('\n');
  const [seal, body] = [whole.slice(0, cut), whole.slice(cut + 1)];
  const damaged = new CliError(`${store.where}/${MANIFEST} was changed or is damaged: its seal does not fit.`);
  const parsed = manifestShape.safeParse(parseJson(body));
  if (!parsed.success) throw damaged;
  const { encryption } = parsed.data;
  if (encryption && !key)
    throw new CliError(`${store.where} is encrypted: set BACKUP_KEY to the key it was made with.`);
  if (encryption && key && keyMark(key) !== encryption.key_mark)
    throw new CliError(
      `${store.where} was made with another BACKUP_KEY: its mark is ${encryption.key_mark}, that of the key given is ${keyMark(key)}.`,
    );
  const expected = Buffer.from(computeSeal(body, encryption ? key : null));
  const given = Buffer.from(seal);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw damaged;
  return parsed.data;
}

/** Whether the store is a whole backup of that name: for retention, which needs no key to know its own. */
export async function isBackup(store: ObjectStore, name: string): Promise<boolean> {
  const content = await store.read(MANIFEST);
  if (!content) return false;
  const whole = await text(content);
  const parsed = manifestShape.safeParse(parseJson(whole.slice(whole.indexOf('\n') + 1)));
  return parsed.success && parsed.data.name === name;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
