import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, inject, onTestFinished, vi } from 'vitest';

/** A program of the server in a process of its own, to be killed. */
export interface Program {
  child: ChildProcess;
  /** Sends the signal and waits for the end; answers the exit code, null when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Its exit code, once it has ended by itself. */
  ended: Promise<number | null>;
  /** What it has printed so far. */
  output: () => string;
}

/** Starts `entry` (`worker`, `api`) with these settings and nothing of this process's own; it ends with the test. */
export function startProgram(entry: string, variables: Record<string, string>): Program {
  const file = path.join(inject('programs'), `${entry}.mjs`);
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    env: { ...variables, PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (printed += chunk.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => code as number | null);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  onTestFinished(async () => void (await end('SIGKILL')));
  return { child, end, ended, output: () => printed };
}

/** Where a program `api` listens on this machine, once it has started; a busy machine takes its time. */
export async function waitForOrigin({ output }: Program): Promise<string> {
  const port = await vi.waitFor(
    () => /listening at http:\S+?:(\d+)/.exec(output())?.[1] ?? expect.unreachable(output()),
    { timeout: 60_000 },
  );
  return `http://127.0.0.1:${port}`;
}
