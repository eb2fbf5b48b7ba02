import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { logger } from '../process/log.ts';

const log = logger('setup');

/** Whether this process has fetched what packages there are: several are installed one after another. */
let isUpToDate = false;

/**
 * Installs a Debian or Ubuntu package when we are root on such a machine. Says whether it is there now; the caller
 * explains what to do when it is not.
 */
export function installPackage(name: string) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return false;
  log(`installing ${name} with apt-get`);
  // A policy of 101 keeps the package from starting a service of its own.
  const policy = '/usr/sbin/policy-rc.d';
  const ours = !fs.existsSync(policy);
  if (ours) fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    isUpToDate ||= apt(['update', '-qq']);
    return isUpToDate && apt(['install', '-y', '-qq', '--no-install-recommends', name]);
  } finally {
    if (ours) fs.rmSync(policy, { force: true });
  }
}

function apt(args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`.trim());
  return status === 0;
}
