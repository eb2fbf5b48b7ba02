import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endOrphans, writeProcessFile } from './orphans.ts';
import { identifyProcess } from './processes.ts';
import type { SupervisedProcess } from './terminate.ts';

/** Keeps track of the processes a command starts: all end when it is closed, and also when the command is killed. */
export type Supervisor = ReturnType<typeof openSupervisor>;

/**
 * What the supervisor's process is sent: a process to end when all ends, the number of one that has ended by itself, a folder
 * to remove at the end.
 */
export type Order = { supervise: SupervisedProcess } | { release: number } | { remove: string };

/** Starts a supervisor for processes that work on the folder. */
export function openSupervisor(folder: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'supervisor-process.ts')], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  const gone = once(child, 'exit');
  child.stdin.on('error', () => {});
  const supervised = new Map<number, SupervisedProcess>();
  let open = true;
  const supervisor = identifyProcess(child.pid ?? 0);
  const saveProcesses = () => open && writeProcessFile(folder, { supervisor, processes: [...supervised.values()] });
  const send = (order: Order) => open && child.stdin.write(`${JSON.stringify(order)}\n`);

  return {
    /** The supervisor's own process: without it a killed launcher would leave things behind. */
    child,

    /**
     * Starts a program in a group of its own, out of reach of the terminal's Ctrl-C, and supervises it.
     * execa has no place for it: a process is noted before anything else can happen, and outlives this one's end until the
     * supervisor ends it in its turn.
     * `service`: it ends after the programs that use it. `stopSignal`: the signal it takes as a request to end.
     */
    start(
      file: string,
      args: string[],
      {
        service = false,
        stopSignal = 'SIGTERM',
        ...options
      }: SpawnOptions & { service?: boolean; stopSignal?: NodeJS.Signals } = {},
    ) {
      if (!open) throw new Error(`too late to start ${file}: everything is being stopped`);
      const program = spawn(file, args, { ...options, detached: true });
      const id = program.pid === undefined ? null : identifyProcess(program.pid);
      if (id) {
        const supervise = { id, stopSignal, service };
        supervised.set(id.pid, supervise);
        saveProcesses();
        send({ supervise });
        program.once('exit', () => {
          supervised.delete(id.pid);
          saveProcesses();
          send({ release: id.pid });
        });
      }
      return program;
    },

    /** Removes the folder once everything has ended. */
    removeOnClose: (folder: string) => send({ remove: folder }),

    /** Ends everything and waits until it is gone. */
    async close() {
      open = false;
      child.stdin.end();
      await gone;
      // Nothing is left here, unless the supervisor itself was killed.
      await endOrphans(folder);
    },
  };
}
