import { EXPORT_DAYS } from '@fairway/contracts/users/data-rights';
import { foldEmail } from '@fairway/contracts/auth/fold-email';
import { DAY_MS, HOUR_MS } from '@fairway/time/units';

/** Data that was asked for is not made anew sooner than this. */
const PAUSE = HOUR_MS;
/** An export that no worker could make in this time is given up, and may be asked for again. */
export const GIVEN_UP_AFTER = 48 * HOUR_MS;

export interface ExportFacts {
  status: 'asked' | 'ready' | 'failed';
  asked_at: Date;
}

/** Whether a person may ask for their data: one at a time, one an hour (A19). */
export const mayExport = (last: ExportFacts | null, now: Date): boolean =>
  last === null ||
  last.status === 'failed' ||
  (last.status === 'ready' && now.getTime() - last.asked_at.getTime() >= PAUSE);

export const exportExpiry = (ready_at: Date): Date => new Date(ready_at.getTime() + EXPORT_DAYS * DAY_MS);

/** Whether the address that a link went to is still its person's. */
export const isOwnLink = ({ sent_to, user }: { sent_to: string | null; user: { email: string | null } }): boolean =>
  sent_to === null || (user.email !== null && foldEmail(user.email) === foldEmail(sent_to));

/** Where an export lies in the storage: one place for one export, however often a worker begins it. */
export const exportKey = (export_id: string): string => `exports/${export_id}.zip`;

/** Where an export says which files it goes without. */
export const MISSING_FILES = 'missing_files.txt';

/** What it says there, to the person whose files they are. */
export const describeMissing = (names: readonly string[]): string =>
  `These files of yours are missing from our storage, so they are not in this export:\n\n${names.join('\n')}\n`;
