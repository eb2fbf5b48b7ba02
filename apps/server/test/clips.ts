import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { testFolder } from './storage.ts';

/** Where the tests' own ffmpeg lies. */
export const FFMPEG_PATH = process.env.PATH ?? '';

/** A clip to be made: its pictures and its sound as ffmpeg draws them, and how they are written. */
export interface ClipOptions {
  /** Width, height, frames per second, seconds. */
  size?: `${number}x${number}`;
  fps?: number;
  seconds?: number;
  /** When a click is heard, in seconds; without it there is no sound. */
  click?: number;
  /** More options for the output. */
  options?: string;
  name?: string;
}

const folder = testFolder();
let made = 0;

/** Makes a small clip and answers where it lies. */
export async function makeClip(requested: ClipOptions = {}): Promise<string> {
  const { size = '160x120', fps = 30, seconds = 1, click, options = '-pix_fmt yuv420p', name = 'clip.mp4' } = requested;
  const file = path.join(folder, `${(made += 1)}-${name}`);
  const sound = `aevalsrc='if(between(t,${click},${(click ?? 0) + 0.004}),random(0)*2-1,0.002*(random(1)*2-1))':s=48000:d=${seconds}`;
  await runFfmpeg([
    '-f',
    'lavfi',
    '-i',
    `testsrc2=s=${size}:r=${fps}:d=${seconds}`,
    ...(click === undefined ? [] : ['-f', 'lavfi', '-i', sound]),
    ...`-c:v libx264 -preset ultrafast ${options}`.split(' '),
    file,
  ]);
  return file;
}

/** The same pictures in another file. */
export async function copyClip(clip: string, options: string, name = 'copy.mp4'): Promise<string> {
  const file = path.join(folder, `${(made += 1)}-${name}`);
  await runFfmpeg(['-i', clip, '-c', 'copy', ...options.split(' '), file]);
  return file;
}

const runFfmpeg = (args: string[]) => execa('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args]);

interface Shown {
  width: number;
  height: number;
  codec_name: string;
  pix_fmt: string;
  color_transfer?: string;
  side_data_list?: unknown[];
}

/** What a video is, and the moment of each of its frames in ms. */
export async function lookAt(file: string): Promise<{ video: Shown; sounds: string[]; frames: number[] }> {
  const entries =
    'stream=codec_type,codec_name,width,height,pix_fmt,color_transfer,side_data_list:packet=pts_time,stream_index';
  const { stdout } = await execa('ffprobe', [
    '-v',
    'error',
    '-of',
    'json',
    '-show_packets',
    '-show_entries',
    entries,
    file,
  ]);
  const { streams, packets } = JSON.parse(stdout) as {
    streams: (Shown & { codec_type: string })[];
    packets: { pts_time: string; stream_index: number }[];
  };
  const nth = streams.findIndex(({ codec_type }) => codec_type === 'video');
  const frames = packets
    .filter(({ stream_index }) => stream_index === nth)
    .map(({ pts_time }) => Number(pts_time) * 1000);
  const sounds = streams.filter(({ codec_type }) => codec_type === 'audio').map(({ codec_name }) => codec_name);
  return { video: streams[nth]!, sounds, frames: frames.toSorted((a, b) => a - b) };
}

/** The kinds of the boxes that an MP4 file consists of, in their order. */
export async function listBoxes(file: string): Promise<string[]> {
  const content = await readFile(file);
  const kinds: string[] = [];
  for (let at = 0; at + 8 <= content.length;) {
    kinds.push(content.toString('latin1', at + 4, at + 8));
    const bytes = content.readUInt32BE(at);
    at += bytes === 1 ? Number(content.readBigUInt64BE(at + 8)) : bytes || content.length;
  }
  return kinds;
}
