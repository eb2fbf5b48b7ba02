import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { readStateFile, writeStateFile } from '../../process/state-file.ts';

/** The pair of keys that push services know an installation by (VAPID), in base64url. */
interface VapidKeys {
  public_key: string;
  private_key: string;
}

const isWhole = (value: unknown): value is VapidKeys =>
  typeof value === 'object' &&
  value !== null &&
  'public_key' in value &&
  'private_key' in value &&
  typeof value.public_key === 'string' &&
  typeof value.private_key === 'string';

/** The keys of a data folder, made when they are first asked for. Whoever starts on the folder has locked it. */
export function readVapidKeys(data: string): VapidKeys {
  const file = path.join(data, 'vapid.json');
  const kept = readStateFile(file, isWhole);
  if (kept) return kept;
  const made = makeVapidKeys();
  writeStateFile(file, made, { mode: 0o600 });
  return made;
}

function makeVapidKeys(): VapidKeys {
  const {
    d = '',
    x = '',
    y = '',
  } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({
    format: 'jwk',
  });
  // A point as the web writes it: a 4, then both its coordinates.
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { public_key: point.toString('base64url'), private_key: d };
}
