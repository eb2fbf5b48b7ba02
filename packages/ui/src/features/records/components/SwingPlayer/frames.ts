/** What a clip shows when: the moment each of its frames begins at, in seconds and ascending, and its length. */
export interface ClipFrames {
  starts: readonly number[];
  duration: number;
}

/** A browser's clock and a file's differ by less than this, in seconds; no two frames follow each other so closely. */
const CLOCK_ERROR = 0.0005;
const USUAL_RATE = 30;

/** The frames of a clip whose own times are not known: evenly spaced, as most phones film. */
export const spaceFrames = (duration: number, rate = USUAL_RATE): ClipFrames => ({
  starts: Array.from({ length: Math.max(1, Math.round(duration * rate)) }, (_, nth) => nth / rate),
  duration,
});

/** The frames that a file's own times tell of; null where they tell nothing that could be shown. */
export function toFrames(times: readonly number[], duration: number): ClipFrames | null {
  const starts = [...new Set(times)].filter((time) => time >= 0 && time < duration).toSorted((a, b) => a - b);
  return starts.length > 0 ? { starts, duration } : null;
}

export const countFrames = ({ starts }: ClipFrames): number => starts.length;

/** The frame that is seen at a moment: the last one that has begun. */
export function findFrame({ starts }: ClipFrames, time: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= time + CLOCK_ERROR) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How long a frame is seen, on average, in seconds. */
export const getFrameLength = ({ starts, duration }: ClipFrames): number => duration / starts.length;

export const clampFrame = ({ starts }: ClipFrames, frame: number): number =>
  Math.min(starts.length - 1, Math.max(0, Math.round(frame)));

/** When a frame begins, in seconds. */
export const getFrameStart = ({ starts }: ClipFrames, frame: number): number => starts[frame] ?? 0;

/** The moment to seek to so that just this frame is shown: its middle, for at its edges browsers round either way. */
export function getSeekTime({ starts, duration }: ClipFrames, frame: number): number {
  const start = starts[frame] ?? 0;
  const end = starts[frame + 1] ?? Math.max(duration, start);
  return (start + end) / 2;
}

export const toMs = (seconds: number): number => Math.round(seconds * 1000);

/** A moment of a clip, as a person reads it: "1.20 s". */
export const formatMoment = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
