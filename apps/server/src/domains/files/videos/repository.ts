import type { VideoFault } from '@fairway/contracts/files/videos';
import type { Db, DbOrTx, Tx } from '@fairway/db/client';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { CLOCK, leaseEnd } from '#core/database-clock.ts';
import { sql } from 'kysely';

/** A video, and where it lies. */
export interface VideoFile {
  file_id: string;
  key: string;
}

/** Notes that a video is to be made ready; answers where it lies, or null when it is noted already. */
export async function insertVideo(tx: Tx, file_id: string, updated_at: Date): Promise<VideoFile | null> {
  const [video] = await tx.videos.createManyAndReturn({
    data: { file_id, updated_at },
    skipDuplicates: true,
    select: { file: { select: { key: true } } },
  });
  return video ? { file_id, key: video.file.key } : null;
}

/** Has a failed video made ready anew; answers where it lies, or null when it has not failed. */
export async function resetFailed(tx: Tx, file_id: string, updated_at: Date): Promise<VideoFile | null> {
  const [video] = await tx.videos.updateManyAndReturn({
    where: { file_id, status: 'failed' },
    data: { status: 'processing', progress: 0, attempts: 0, error: null, updated_at },
    select: { file: { select: { key: true } } },
  });
  return video ? { file_id, key: video.file.key } : null;
}

/** What tells one worker's claim on a video from another's. */
export interface ClaimKey {
  file_id: string;
  token: string;
}

/** A video that a worker has in hand. */
export interface Claim extends ClaimKey, VideoFile {
  /** This one included. */
  attempts: number;
  content_type: string;
}

/**
 * Gives a video that is to be made ready to the holder of the token for `leaseMs`; null when it is not to be had. Two workers with the
 * same job: the update is one's, the other finds it claimed. A worker that dies renews nothing, and its claim runs out.
 */
export async function claimVideo(
  db: Db,
  { file_id, token, leaseMs }: ClaimKey & { leaseMs: number },
): Promise<Claim | null> {
  const row = await fetchFirst(
    db,
    query
      .updateTable('videos as v')
      .from('files as f')
      .set((eb) => ({ claim_token: token, claimed_until: leaseEnd(leaseMs), attempts: eb('v.attempts', '+', 1) }))
      .whereRef('f.id', '=', 'v.file_id')
      .where('v.file_id', '=', file_id)
      .where('v.status', '=', 'processing')
      .where((eb) => eb.or([eb('v.claimed_until', 'is', null), eb('v.claimed_until', '<', CLOCK)]))
      .returning(['v.attempts', 'f.key', 'f.content_type']),
  );
  return row && { ...row, file_id, token };
}

/** Whether a video is still to be made ready. */
export const isProcessing = async (db: DbOrTx, file_id: string): Promise<boolean> =>
  (await db.videos.count({ where: { file_id, status: 'processing' } })) === 1;

/** Whether there is the file of such a video at all. */
export const exists = async (db: DbOrTx, file_id: string): Promise<boolean> =>
  (await db.files.count({ where: { id: file_id } })) === 1;

/** Holds a claim for longer and notes how far the work is; false when it is somebody else's by now, or the video is gone. */
export async function renewClaim(
  db: Db,
  { file_id, token }: ClaimKey,
  { leaseMs, progress }: { leaseMs: number; progress: number },
): Promise<boolean> {
  const renewed = query
    .updateTable('videos')
    .set((eb) => ({ claimed_until: leaseEnd(leaseMs), progress: eb.fn('greatest', ['progress', eb.val(progress)]) }))
    .where('file_id', '=', file_id)
    .where('claim_token', '=', token)
    .where('status', '=', 'processing');
  return (await execute(db, renewed)) === 1;
}

/** Lets others have a video; an attempt that was broken off for no fault of the video's does not count. */
export async function releaseClaim(db: Db, { file_id, token }: ClaimKey, counts: boolean): Promise<void> {
  await db.videos.updateMany({
    where: { file_id, claim_token: token },
    data: { claim_token: null, claimed_until: null, ...(counts ? {} : { attempts: { decrement: 1 } }) },
  });
}

/** What is known of a video that is ready. */
export interface ReadyFacts {
  duration_ms: number;
  width: number;
  height: number;
  fps: number;
  slow: boolean;
  strike_ms: number | null;
}

/** Notes what became of a video, unless it is somebody else's by now. */
export async function settleVideo(
  db: Db,
  { file_id, token }: ClaimKey,
  outcome: { ready: ReadyFacts } | { failed: VideoFault },
  updated_at: Date,
): Promise<boolean> {
  const facts =
    'ready' in outcome
      ? { ...outcome.ready, status: 'ready' as const, progress: 100 }
      : { status: 'failed' as const, error: outcome.failed };
  const { count } = await db.videos.updateMany({
    where: { file_id, claim_token: token, status: 'processing' },
    data: { ...facts, claim_token: null, claimed_until: null, updated_at },
  });
  return count === 1;
}

/** Videos in use that nobody has noted yet, at most `limit`. */
export async function listUnnoted(db: DbOrTx, limit: number): Promise<string[]> {
  const rows = await fetchRows(
    db,
    query
      .selectFrom('files as f')
      .select('f.id')
      // As the index files_videos has it.
      .where(sql<boolean>`starts_with(f.key, 'videos/')`)
      .where('f.used_at', 'is not', null)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('videos as v').select('v.file_id').whereRef('v.file_id', '=', 'f.id'))),
      )
      .orderBy('f.id')
      .limit(limit),
  );
  return rows.map(({ id }) => id);
}
