import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { carriedNode } from './paths.mjs';
import { Stop } from './stop.mjs';

const oldest = 24;

/**
 * Runs the present script again on the Node that the project carries, unless that is the one it runs on, and passes on
 * signals and the exit code. Says whether it did so: the caller has then nothing left to do.
 */
export async function rerunOnCarriedNode() {
  if (isCarried(process.execPath)) return false;
  if (!fs.existsSync(carriedNode)) {
    if (Number.parseInt(process.versions.node, 10) >= oldest) return false;
    throw new Stop(
      `Node ${oldest} is needed, and npm's install scripts, which bring it, seem to be off: install Node ${oldest}.`,
    );
  }
  const env = { ...process.env, FAIRWAY_RERUN: '1' };
  const child = spawn(carriedNode, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
  return true;
}

/** @param {string} file */
const isCarried = (file) => fs.existsSync(carriedNode) && fs.realpathSync(file) === fs.realpathSync(carriedNode);
