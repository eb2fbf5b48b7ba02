import { MINUTE_MS } from '@fairway/time/units';

/** What a video may weigh (R7). */
export const VIDEO_LIMITS = { bytes: 500 * 1024 * 1024 } as const;
/** For a file chooser. */
export const VIDEO_ACCEPT = 'video/mp4,video/x-m4v,video/*';

/** What the worker makes of a video, beside the original: the files by their names, and what each is. */
export const VIDEO_OUTPUTS = {
  /** H.264 and AAC, 60 frames a second at most: plays everywhere. */
  'everyday.mp4': 'video/mp4',
  /** Every frame of a clip that was filmed faster, at its own moment. */
  'slow.mp4': 'video/mp4',
  'poster.jpg': 'image/jpeg',
  /** Thumbnails side by side, evenly over the clip. */
  'strip.jpg': 'image/jpeg',
} as const;
export type VideoOutput = keyof typeof VIDEO_OUTPUTS;

/** How many thumbnails a strip has. */
export const VIDEO_STRIP_TILES = 10;
/** The longest video that is taken. */
export const VIDEO_LONGEST_MS = 10 * MINUTE_MS;
/** What keeps a video from being shown, by the short names that its row has. */
export const VIDEO_FAULTS = [
  /** It has no pictures, or is no video. */
  'no_video',
  'too_long',
  /** More pixels than a machine should hold. */
  'too_large',
  'unreadable',
  /** It ends long before the moment that it promises. */
  'truncated',
  /** It kept the worker busy for longer than any honest clip does. */
  'too_slow',
  /** Its workers died over it, again and again. */
  'crashed',
  /** The original is no longer there. */
  'missing',
] as const;
export type VideoFault = (typeof VIDEO_FAULTS)[number];
