import { spawnSync } from 'node:child_process';
import { Stop } from './stop.mjs';

/** @param {string[]} args */
const idOf = (args) => {
  const { status, stdout } = spawnSync('id', args, { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
};

/**
 * The user to run PostgreSQL as, which refuses to run as root: `postgres` where the machine has one, else `nobody`.
 * Empty when we are not root, so that it can be spread into spawn's options as it is.
 * @returns {{ uid: number, gid: number } | {}}
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf(['-u', name]);
    const gid = idOf(['-g', name]);
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Stop(
    'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody": start as another user.',
  );
}

/**
 * Whether the user may use the file or folder.
 * @param {{ uid?: number, gid?: number }} user
 * @param {string} file
 */
export const mayReach = (user, file) => spawnSync('test', ['-x', file], user).status === 0;
