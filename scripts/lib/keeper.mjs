import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endOrphans, noteProcesses } from './orphans.mjs';
import { identify } from './processes.mjs';

/**
 * Keeps track of the processes a command starts: all end when it is closed, and also when the command is killed.
 * @typedef {ReturnType<typeof openKeeper>} Keeper
 */

/**
 * Starts a keeper for processes that work on the folder.
 * @param {string} folder
 */
export function openKeeper(folder) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'keeper-process.mjs')], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  const gone = once(child, 'exit');
  child.stdin.on('error', () => {});
  /** @type {Map<number, import('./ending.mjs').Kept>} */
  const kept = new Map();
  let open = true;
  const keeper = identify(child.pid ?? 0);
  const note = () => open && noteProcesses(folder, { keeper, kept: [...kept.values()] });
  const tell = (/** @type {object} */ order) => open && child.stdin.write(`${JSON.stringify(order)}\n`);

  return {
    /** The keeper's own process: without it a killed launcher would leave things behind. */
    child,

    /**
     * Starts a program in a group of its own, out of reach of the terminal's Ctrl-C, and keeps it.
     * `service`: it ends after the programs that use it. `endBy`: the signal it takes as a request to end.
     * @param {string} file
     * @param {string[]} args
     * @param {import('node:child_process').SpawnOptions & { service?: boolean, endBy?: NodeJS.Signals }} [options]
     */
    start(file, args, { service = false, endBy = 'SIGTERM', ...options } = {}) {
      if (!open) throw new Error(`too late to start ${file}: everything is being stopped`);
      const program = spawn(file, args, { ...options, detached: true });
      const id = program.pid === undefined ? null : identify(program.pid);
      if (id) {
        const keep = { id, endBy, service };
        kept.set(id.pid, keep);
        note();
        tell({ keep });
        program.once('exit', () => {
          kept.delete(id.pid);
          note();
          tell({ forget: id.pid });
        });
      }
      return program;
    },

    /**
     * Removes the folder once everything has ended.
     * @param {string} folder
     */
    removeAtEnd: (folder) => tell({ remove: folder }),

    /** Ends everything and waits until it is gone. */
    async close() {
      open = false;
      child.stdin.end();
      await gone;
      // Nothing is left here, unless the keeper itself was killed.
      await endOrphans(folder);
    },
  };
}
