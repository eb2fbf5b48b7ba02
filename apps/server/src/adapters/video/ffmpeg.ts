import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { VIDEO_LONGEST_MS, type VideoOutput } from '@fairway/contracts/files/videos';
import { MINUTE_MS } from '@fairway/time/units';
import { ownFolder, spool } from '#adapters/spool.ts';
import { onDisk } from '#core/storage-fault.ts';
import {
  buildPosterArguments,
  buildProbeArguments,
  buildSoundArguments,
  buildStripArguments,
  buildTranscodeArguments,
  readProgress,
  SOUND_RATE,
} from './arguments.ts';
import { BOUNDS } from './confine.ts';
import { parseProbe, type VideoFacts } from './facts.ts';
import { isCutShort, planVideo, type VideoPlan } from './plan.ts';
import { runVideoProgram } from './run.ts';
import { findStrike } from './strike.ts';
import type { PreparedVideo, Transcoder } from './transcoder.ts';
import { UnusableVideo } from './unusable-video.ts';

/** Where one video is worked on. */
interface Work {
  folder: string;
  searched: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

const SHORT_MS = MINUTE_MS;
/** More than ffprobe says of any clip. */
const PROBE_BYTES = 4 * 1024 ** 2;
const SOUND_BYTES = (VIDEO_LONGEST_MS / 1000 + 2) * SOUND_RATE * 2;
/** A log of ffmpeg's progress, two lines of which are written a second, each block of some three hundred bytes. */
const PROGRESS_BYTES = 16 * 1024 ** 2;

async function probe(file: string, { folder, searched, signal }: Work): Promise<VideoFacts | null> {
  const args = buildProbeArguments(file);
  const json = await runVideoProgram({
    program: 'ffprobe',
    args,
    searched,
    folder,
    signal,
    limitMs: SHORT_MS,
    output: PROBE_BYTES,
  });
  return parseProbe(json.toString());
}

/** The moment of the strike; a sound that cannot be read is no reason to refuse the pictures. */
async function listen(
  source: string,
  { sound }: VideoFacts,
  { folder, searched, signal }: Work,
): Promise<number | null> {
  if (!sound) return null;
  const args = buildSoundArguments(source, sound.stream);
  const run = {
    program: 'ffmpeg',
    args,
    searched,
    folder,
    signal,
    limitMs: 5 * SHORT_MS,
    output: SOUND_BYTES,
  } as const;
  try {
    const heard = await runVideoProgram(run);
    const samples = new Int16Array(heard.buffer, heard.byteOffset, Math.floor(heard.length / 2));
    const strike = findStrike(samples, SOUND_RATE);
    return strike === null ? null : Math.max(0, strike + sound.delay_ms);
  } catch (error) {
    if (error instanceof UnusableVideo) return null;
    throw error;
  }
}

/** What is made before the last small things is this much of the work, in percent. */
const TRANSCODED = 95;

async function transcode(source: string, plan: VideoPlan, work: Work): Promise<Record<'everyday' | 'slow', string>> {
  const { folder, searched, signal, onProgress } = work;
  const target = { everyday: path.join(folder, 'everyday.mp4'), slow: path.join(folder, 'slow.mp4') };
  const expected = plan.duration_ms;
  let printed = '';
  await runVideoProgram({
    program: 'ffmpeg',
    args: buildTranscodeArguments(source, plan, { ...target, bytes: BOUNDS.file }),
    searched,
    folder,
    signal,
    limitMs: plan.limitMs,
    output: PROGRESS_BYTES,
    onOutput: (chunk) => {
      // A line may come in two pieces; what is older than a block or two is told already.
      printed = (printed + chunk).slice(-2000);
      const at = readProgress(printed);
      if (at !== null && expected) onProgress(Math.min(TRANSCODED, Math.floor((at / expected) * TRANSCODED)));
    },
  });
  return target;
}

/** What ffmpeg has made, held against what it was to make. */
async function checkMade(everyday: string, { duration_ms }: VideoPlan, work: Work): Promise<number> {
  const made = await probe(everyday, work);
  const length = made?.duration_ms ?? 0;
  if (length === 0) throw new UnusableVideo('unreadable', 'no picture came of it');
  if (length > VIDEO_LONGEST_MS) throw new UnusableVideo('too_long');
  if (isCutShort(duration_ms, length)) throw new UnusableVideo('truncated');
  return length;
}

async function work(source: string, at: Work): Promise<Omit<PreparedVideo, 'remove'>> {
  const { folder, searched, signal } = at;
  const facts = await probe(source, at);
  const plan = planVideo(facts);
  if ('refused' in plan || !facts) throw new UnusableVideo('refused' in plan ? plan.refused : 'no_video');
  const strike = await listen(source, facts, at);
  const made = await transcode(source, plan, at);
  const duration_ms = await checkMade(made.everyday, plan, at);
  const poster = path.join(folder, 'poster.jpg');
  const strip = path.join(folder, 'strip.jpg');
  for (const args of [
    buildPosterArguments(made.everyday, duration_ms, poster),
    buildStripArguments(made.everyday, duration_ms, strip),
  ])
    await runVideoProgram({ program: 'ffmpeg', args, searched, folder, signal, limitMs: 5 * SHORT_MS, output: 4096 });
  const places: [VideoOutput, string][] = [
    ['everyday.mp4', made.everyday],
    ...(plan.slow ? [['slow.mp4', made.slow] satisfies [VideoOutput, string]] : []),
    ['poster.jpg', poster],
    ['strip.jpg', strip],
  ];
  const files = places.map(async ([name, place]) => ({
    name,
    path: place,
    bytes: (await onDisk(stat(place))).size,
  }));
  return {
    duration_ms,
    width: plan.width,
    height: plan.height,
    fps: facts.fps,
    slow: plan.slow,
    strike_ms: strike !== null && strike <= duration_ms ? strike : null,
    files: await Promise.all(files),
  };
}

/**
 * Works with the system's ffmpeg, in a folder of its own that is gone when the work has failed.
 * @param searched where ffmpeg and ffprobe are looked for, as PATH is
 */
export const ffmpegTranscoder = (searched: string): Transcoder => ({
  async prepare(original: Readable, { signal, onProgress }): Promise<PreparedVideo> {
    const folder = path.join(await ownFolder(tmpdir()), randomUUID());
    const remove = () => rm(folder, { recursive: true, force: true });
    const source = await spool(original);
    try {
      await onDisk(mkdir(folder, { mode: 0o700 }));
      return { ...(await work(source.path, { folder, searched, signal, onProgress })), remove };
    } catch (error) {
      await remove();
      throw error;
    } finally {
      await source.remove();
    }
  },
});
