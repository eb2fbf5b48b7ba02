/** Two clips drift apart by this much, in seconds, before the second is put right: a frame of a usual clip, which an eye does not see. */
const MOST_DRIFT = 0.034;

/** Where the second clip stands when the first is at a moment, in seconds; it waits at its ends. */
export const findPartnerTime = (time: number, offset: number, duration: number): number =>
  Math.min(Math.max(0, duration), Math.max(0, time + offset));

/** Whether a clip that plays has left its place beside the other by more than is seen. */
export const hasDrifted = (time: number, wanted: number): boolean => Math.abs(time - wanted) > MOST_DRIFT;

/** The second clip is played only while it has something to show beside the first. */
export const isWithin = (time: number, offset: number, duration: number): boolean =>
  time + offset >= 0 && time + offset < duration;

/** How far the second clip is ahead when both strike the ball at once, in seconds; null where one's strike was not heard. */
export const alignStrikes = (first_ms: number | null, second_ms: number | null): number | null =>
  first_ms === null || second_ms === null ? null : (second_ms - first_ms) / 1000;

/** An offset that still shows a part of both clips together. */
export const limitOffset = (offset: number, first: number, second: number): number =>
  Math.min(second, Math.max(-first, Math.round(offset * 1000) / 1000));

/** "Clip 2 starts 0.40 s later", as a person hears it. */
export function formatOffset(offset: number): string {
  if (Math.abs(offset) < 0.005) return 'Both start together';
  return `Clip 2 starts ${Math.abs(offset).toFixed(2)} s ${offset > 0 ? 'earlier' : 'later'}`;
}
