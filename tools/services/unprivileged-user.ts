import { spawnSync } from 'node:child_process';
import { CliError } from '../process/cli-error.ts';

const findUserId = (args: string[]) => {
  const { status, stdout } = spawnSync('id', args, { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
};

/**
 * The user to run PostgreSQL as, which refuses to run as root: `postgres` where the machine has one, else `nobody`.
 * Empty when we are not root, so that it can be spread into spawn's options as it is.
 */
export function findUnprivilegedUser(): { uid: number; gid: number } | {} {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = findUserId(['-u', name]);
    const gid = findUserId(['-g', name]);
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new CliError(
    'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody": start as another user.',
  );
}

/** Whether the user may use the file or folder. */
export const canReach = (user: { uid?: number; gid?: number }, file: string) =>
  spawnSync('test', ['-x', file], user).status === 0;
