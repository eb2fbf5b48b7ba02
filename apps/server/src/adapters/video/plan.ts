import { MINUTE_MS } from '@fairway/time/units';
import { VIDEO_LONGEST_MS, type VideoFault } from '@fairway/contracts/files/videos';
import type { VideoFacts } from './facts.ts';

/** What is made of a video. */
export interface VideoPlan {
  /** The streams that are taken. */
  video: number;
  sound: number | null;
  hdr: VideoFacts['hdr'];
  /** Of all that is made; both even. */
  width: number;
  height: number;
  /** Frames per second of the everyday version; null leaves its frames where they are. */
  everydayFps: number | null;
  /** Whether there is a version with every frame. */
  slow: boolean;
  /** What is expected; null when nobody knows. */
  duration_ms: number | null;
  /** When ffmpeg is given up. */
  limitMs: number;
}

/** The longer side of what is made, and the fastest that everything plays. */
const LONG_SIDE = 1920;
export const EVERYDAY_FPS = 60;
/** A camera that says 59.94 or 60.02 films at sixty. */
const FAST_FPS = 61;
/** A picture of more pixels costs more memory than is given to one. */
const MOST_PIXELS = 20_000_000;
const LONGEST_SIDE = 8192;
const SHORTEST_SIDE = 16;

/** Time for a second of video at thirty frames; a machine that is busy with other things takes one to two. */
const PATIENCE = 10;
const ORDINARY_FPS = 30;

const toEven = (length: number): number => Math.max(2, 2 * Math.round(length / 2));

/** What is to be made of a video with these facts, or why nothing is. */
export function planVideo(facts: VideoFacts | null): VideoPlan | { refused: VideoFault } {
  if (!facts) return { refused: 'no_video' };
  const { width, height, duration_ms, fps } = facts;
  if (duration_ms !== null && duration_ms > VIDEO_LONGEST_MS) return { refused: 'too_long' };
  if (Math.min(width, height) < SHORTEST_SIDE) return { refused: 'unreadable' };
  const long = Math.max(width, height);
  if (long > LONGEST_SIDE || width * height > MOST_PIXELS) return { refused: 'too_large' };
  const scale = Math.min(1, LONG_SIDE / long);
  const isFast = fps > FAST_FPS;
  const expected = duration_ms ?? VIDEO_LONGEST_MS;
  return {
    video: facts.stream,
    sound: facts.sound?.stream ?? null,
    hdr: facts.hdr,
    width: toEven(width * scale),
    height: toEven(height * scale),
    // A file that does not say how fast it is may be as fast as it likes.
    everydayFps: isFast || fps === 0 ? EVERYDAY_FPS : null,
    slow: isFast,
    duration_ms,
    limitMs: Math.min(60 * MINUTE_MS, MINUTE_MS + expected * PATIENCE * Math.max(1, fps / ORDINARY_FPS)),
  };
}

/** Less of a clip than it promised: all but its last moments must be there. */
export const isCutShort = (promised_ms: number | null, made_ms: number): boolean =>
  promised_ms !== null && made_ms < promised_ms * 0.9 - 300;
