import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../process/cli-error.ts';
import { writeFileAtomically } from '../process/state-file.ts';
import { refuseForeignOwner } from './postgres-place.ts';

/**
 * Sees to it that the folder holds a database cluster, and gives the superuser's password, which is kept beside the folder.
 * A folder that holds anything is left exactly as it is: what is in there without its password is refused, never cleared.
 * @param programs the folder of initdb
 * @param user whom the files belong to
 * @param removeOnClose told of the folder that is being filled, should this process be killed
 */
export function ensureCluster(
  programs: string,
  place: string,
  user: { uid?: number; gid?: number },
  removeOnClose: (folder: string) => void = () => {},
): string {
  const file = `${place}.password`;
  // The folder may be below the temp folder, where anybody can put a password that they know.
  if (fs.existsSync(file)) refuseForeignOwner(file, [process.getuid?.(), user.uid]);
  const password = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  const filled = fs.existsSync(place) && fs.readdirSync(place).length > 0;
  if (filled && password) return password;
  if (filled) throw new CliError(describeMissingPassword(place, file));
  // A password whose folder is away may belong to a folder that somebody moved, and will bring back: it stays the password.
  return makeCluster(programs, place, user, removeOnClose, password || randomBytes(16).toString('hex'));
}

/**
 * Fills a new folder beside the place and moves it there when it is complete: whatever is killed half-way leaves the place as
 * it was, and nothing ever has to be cleared.
 */
function makeCluster(
  programs: string,
  place: string,
  user: { uid?: number; gid?: number },
  removeOnClose: (folder: string) => void,
  password: string,
) {
  const half = fs.mkdtempSync(`${place}.new-`);
  removeOnClose(half);
  const passwordFile = path.join(half, 'password');
  const cluster = path.join(half, 'cluster');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  fs.mkdirSync(cluster, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined)
    for (const each of [half, passwordFile, cluster]) fs.chownSync(each, user.uid, user.gid);

  const args = ['-D', cluster, '-U', 'postgres', '-E', 'UTF8', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--locale-provider=icu', '--icu-locale=und', '--locale=C.UTF-8', '--no-instructions', '--no-sync'];
  const { status, stderr, error } = spawnSync(path.join(programs, 'initdb'), [...args, ...locale], {
    ...user,
    cwd: half,
    encoding: 'utf8',
  });
  if (status !== 0) throw new CliError(`PostgreSQL's initdb failed in ${half}: ${error?.message ?? stderr}`);
  // The password first: a cluster without one would be refused by the next start, a password without a cluster is used by it.
  writeFileAtomically(`${place}.password`, password, { mode: 0o600 });
  fs.renameSync(cluster, place);
  fs.rmSync(half, { recursive: true });
  return password;
}

const describeMissingPassword = (place: string, file: string) =>
  `${place} holds files, but their password, ${file}, is missing or empty; nothing was touched. Put the file back, ` +
  `or set a new password (docs/operations/runbooks.md, "The carried PostgreSQL has lost its password"), ` +
  `or move ${place} away to begin with an empty database.`;
