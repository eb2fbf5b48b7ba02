import { EXPORT_DAYS } from '@fairway/contracts/data-rights';

const HOUR = 3_600_000;
/** Data that was asked for is not made anew sooner than this. */
const PAUSE = HOUR;
/** An export that no worker could make in this time is given up, and may be asked for again. */
export const GIVEN_UP_AFTER = 48 * HOUR;

export interface ExportFacts {
  status: 'asked' | 'ready' | 'failed';
  asked_at: Date;
}

/** Whether a person may ask for their data: one at a time, one an hour. */
export const mayExport = (last: ExportFacts | null, now: Date): boolean =>
  last === null ||
  last.status === 'failed' ||
  (last.status === 'ready' && now.getTime() - last.asked_at.getTime() >= PAUSE);

export const expiryOf = (ready_at: Date): Date => new Date(ready_at.getTime() + EXPORT_DAYS * 24 * HOUR);

/** Where an export lies in the storage: one place for one export, however often a worker begins it. */
export const exportKey = (export_id: string): string => `exports/${export_id}.zip`;
