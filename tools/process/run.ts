import { execa } from 'execa';
import { CliError } from './cli-error.ts';
import { root } from './paths.ts';

/** What a program printed and how it ended. */
export type Outcome = { code: number; output: string };

export interface RunOptions {
  /** The whole environment, where it is not this process's own. */
  env?: NodeJS.ProcessEnv;
  /** Sees each line as it is printed. */
  onLine?: (line: string) => void;
}

const stopping = new AbortController();

/** Ends the programs that run at this moment, for a command that is to stop early. */
export const stopRunningPrograms = () => stopping.abort();

/** Runs a program in the root folder and gathers what it prints. */
export async function runProgram(file: string, args: string[], { env, onLine }: RunOptions = {}): Promise<Outcome> {
  const program = execa(file, args, {
    cwd: root,
    env,
    extendEnv: env === undefined,
    stdin: 'ignore',
    all: true,
    reject: false,
    cancelSignal: stopping.signal,
    // A suite that is asked to end has an app of its own to end first.
    forceKillAfterDelay: false,
  });
  if (onLine) for await (const line of program.iterable({ from: 'all' })) onLine(line);
  const { exitCode, all, shortMessage, failed } = await program;
  const hasOwnCode = !failed || exitCode !== undefined;
  return { code: exitCode ?? 1, output: hasOwnCode ? all : `${all}\n${shortMessage}` };
}

/**
 * Runs a program silently; when it fails, the command stops with what the program printed.
 * @param what named in the failure
 */
export async function runOrFail(what: string, file: string, args: string[], options?: RunOptions): Promise<void> {
  const { code, output } = await runProgram(file, args, options);
  if (code !== 0) throw new CliError(`${what} failed:\n${output.trim()}`);
}
