import { execa, type ExecaError } from 'execa';
import { AppError } from '#core/app-error.ts';
import { StorageFault } from '#core/storage-fault.ts';
import { BOUNDS, confine, type Bounds } from './confine.ts';
import { findProgram, type VideoProgram } from './programs.ts';
import { UnusableVideo } from './unusable-video.ts';

/** One run of ffmpeg or ffprobe. */
export interface Run {
  program: VideoProgram;
  args: string[];
  /** Where it is looked for, as PATH is. */
  searched: string;
  /** The folder it works in. */
  folder: string;
  signal: AbortSignal;
  limitMs: number;
  /** How much of its standard output is kept, in bytes; more of it ends the run. */
  output: number;
  onOutput?: (chunk: string) => void;
  bounds?: Bounds;
}

/** ffmpeg says so when the disk is full or the machine has no memory for it: no fault of the video. */
const NO_ROOM = /No space left on device|Disk quota exceeded/;

/** How setpriv, prlimit and nice say that there is no such program. */
const NOT_THERE = /No such file or directory/;

/** Why a run came to nothing, as those who asked for it should hear it. */
function explainFailure(error: ExecaError, { program, signal }: Run): unknown {
  signal.throwIfAborted();
  const said = typeof error.stderr === 'string' ? error.stderr : '';
  if (error.code === 'ENOENT' || (error.exitCode === 127 && NOT_THERE.test(said)))
    return new AppError('unavailable', { message: `${program} is not there: install ffmpeg` });
  if (error.timedOut) return new UnusableVideo('too_slow');
  if (error.isMaxBuffer) return new UnusableVideo('unreadable', 'it says too much');
  if (NO_ROOM.test(said)) return new StorageFault('full', error);
  // The kernel's way of saying that the machine has no memory left; a limit of ours makes ffmpeg say so itself.
  if (error.signal === 'SIGKILL') return new Error(`${program} was killed`, { cause: error });
  if (error.signal === 'SIGXFSZ') return new UnusableVideo('too_large', 'what comes of it is too heavy');
  return new UnusableVideo('unreadable', said.trim().split('\n').at(-1)?.slice(0, 200));
}

/**
 * Runs ffmpeg or ffprobe within bounds of memory, files and time, with nothing of our environment, and answers its standard output.
 * It is killed at once when the signal says so.
 */
export async function runVideoProgram(run: Run): Promise<Buffer> {
  const { program, args, searched, folder, signal, limitMs, output, onOutput, bounds = BOUNDS } = run;
  signal.throwIfAborted();
  const has = (tool: string) => process.platform === 'linux' && findProgram(tool, searched) !== null;
  const [file = program, ...rest] = confine([program, ...args], has, bounds);
  const running = execa(file, rest, {
    cwd: folder,
    env: { PATH: searched, LC_ALL: 'C' },
    extendEnv: false,
    stdin: 'ignore',
    encoding: 'buffer',
    stripFinalNewline: false,
    maxBuffer: { stdout: output, stderr: 1024 ** 2 },
    timeout: limitMs,
    killSignal: 'SIGKILL',
    cancelSignal: signal,
  });
  if (onOutput) running.stdout.on('data', (chunk: Buffer) => onOutput(chunk.toString()));
  try {
    const { stdout } = await running;
    return Buffer.from(stdout);
  } catch (error) {
    const failure = error as ExecaError;
    const stderr = Buffer.from((failure.stderr as Uint8Array | undefined) ?? []).toString();
    throw explainFailure(Object.assign(failure, { stderr }), run);
  }
}
