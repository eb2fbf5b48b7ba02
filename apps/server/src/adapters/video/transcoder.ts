import type { Readable } from 'node:stream';
import type { VideoOutput } from '@fairway/contracts/files/videos';

/** What was made of a video. Its files are kept until `remove`. */
export interface PreparedVideo {
  duration_ms: number;
  width: number;
  height: number;
  /** Of the original: frames per second. */
  fps: number;
  /** Whether there is a version with every frame. */
  slow: boolean;
  /** When the ball was struck, by the sound; null when that cannot be told. */
  strike_ms: number | null;
  files: { name: VideoOutput; path: string; bytes: number }[];
  remove: () => Promise<void>;
}

/** Makes of a video what plays everywhere. */
export interface Transcoder {
  /**
   * Throws `UnusableVideo` for what nothing can be made of. Whatever ends it, its own files are gone by then, and so is ffmpeg.
   * @param onProgress is told now and then how far it is, 0 to 100
   */
  prepare: (
    original: Readable,
    work: { signal: AbortSignal; onProgress: (percent: number) => void },
  ) => Promise<PreparedVideo>;
}
