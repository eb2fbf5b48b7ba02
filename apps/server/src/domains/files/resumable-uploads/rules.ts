import { UPLOAD_USES, type UploadUse } from '@fairway/contracts/files/resumable-uploads';
import { DAY_MS, SECOND_MS } from '@fairway/time/units';
import type { FileKind } from '#domains/files/stored-files/rules.ts';

/** How long an upload that stands still is kept: whoever loses the signal in the evening goes on the next day, and the day after. */
export const UPLOAD_KEPT_MS = 2 * DAY_MS;

/** For how long whoever writes an upload holds it without saying so again: so long a killed process keeps others out. */
export const HOLD_MS = 15 * SECOND_MS;

const KINDS: Record<UploadUse, FileKind> = {
  record_image: 'images/',
  record_video: 'videos/',
  record_voice: 'voices/',
  message_image: 'images/',
};

/** What kind of file an upload brings, by what it is for. */
export const kindForUse = (use: UploadUse): FileKind => KINDS[use];

/** What an upload is for, as its sender says; null of anything that we do not know. */
export const parseUse = (said: string | null | undefined): UploadUse | null =>
  UPLOAD_USES.find((use) => use === said) ?? null;

const CONTROL = /\p{Cc}/gu;
const NAME_LENGTH = 255;

/** A file's name as its sender gives it, for them to know it by: nothing is ever stored under it. */
export const cleanFilename = (said: string | null | undefined): string =>
  Array.from((said ?? '').replace(CONTROL, ''))
    .slice(0, NAME_LENGTH)
    .join('');

/** What is known of an upload when it is asked for. Instants in milliseconds. */
export interface UploadState {
  finished_at: number | null;
  /** When it is given up unless it comes on. */
  expires_at: number | null;
}

export const isExpired = ({ finished_at, expires_at }: UploadState, now: number): boolean =>
  finished_at === null && expires_at !== null && expires_at <= now;
