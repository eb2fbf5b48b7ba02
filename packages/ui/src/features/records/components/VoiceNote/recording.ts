import { MINUTE_MS, SECOND_MS } from '@fairway/time/units';
import { formatSeconds } from '../../../../format/seconds.ts';

/** A note that is not ended is ended here: what is longer nobody listens to. */
export const LONGEST_NOTE_MS = 5 * MINUTE_MS;

/** What browsers record in, the best first; Safari knows the second alone. */
const KINDS = [
  { type: 'audio/webm;codecs=opus', ending: 'webm' },
  { type: 'audio/mp4', ending: 'm4a' },
] as const;

/** How this browser records a voice; null where it does not. */
export const chooseKind = (isSupported: (type: string) => boolean): (typeof KINDS)[number] | null =>
  KINDS.find(({ type }) => isSupported(type)) ?? null;

/** "1:05", as a note's length is read. */
export const formatLength = (ms: number): string => formatSeconds(Math.floor(ms / SECOND_MS));
