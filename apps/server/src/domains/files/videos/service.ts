import { createReadStream } from 'node:fs';
import { VIDEO_OUTPUTS } from '@fairway/contracts/files/videos';
import type { PayloadOf } from '@fairway/contracts/notifications/events';
import { VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import { inTransaction, type Tx } from '@fairway/db/client';
import { isDatabaseAway, isDatabaseBusy } from '@fairway/db/faults';
import { SECOND_MS } from '@fairway/time/units';
import { v4 as uuid } from 'uuid';
import { ExpectedFailure } from '#adapters/outages.ts';
import type { PreparedVideo } from '#adapters/video/transcoder.ts';
import { UnusableVideo } from '#adapters/video/unusable-video.ts';
import type { JobServices } from '#app/job-services.ts';
import { AppError } from '#core/app-error.ts';
import { inBatches } from '#core/in-batches.ts';
import { leaveToNextTry } from '#core/leave-to-next-try.ts';
import { publishEvent } from '#core/publish-event.ts';
import { StorageFault } from '#core/storage-fault.ts';
import { attachOriginal } from '#domains/files/stored-files/service.ts';
import { toOutputPlace, videoKeyIn, originalPlace } from '#domains/files/stored-files/rules.ts';
import {
  claimVideo,
  exists,
  insertVideo,
  isProcessing,
  listUnnoted,
  releaseClaim,
  renewClaim,
  resetFailed,
  settleVideo,
  type Claim,
} from './repository.ts';

/** Has the worker make a video ready, if nobody has asked for that before. */
async function requestVideo(tx: Tx, file_id: string, at: Date): Promise<void> {
  const payload = await insertVideo(tx, file_id, at);
  if (payload) await publishEvent(tx, { topic: 'video.stored', payload });
}

/**
 * Takes an uploaded video of this person into use, by its address, and has the worker make it ready (R7); answers its id. 422 on `field`
 * for any other address: one that is used already is no longer there to be taken.
 */
export async function attachVideo(
  tx: Tx,
  owner_id: string,
  { path, field, at }: { path: string; field: string; at: Date },
): Promise<string> {
  const id = await attachOriginal(tx, owner_id, { key: videoKeyIn(path), field, at }, VIDEO_TEXTS);
  await requestVideo(tx, id, at);
  return id;
}

/** Tries a video that failed once more; one that is ready or under way stays as it is. */
export async function retryVideo(tx: Tx, file_id: string, at: Date): Promise<void> {
  const payload = await resetFailed(tx, file_id, at);
  if (payload) await publishEvent(tx, { topic: 'video.stored', payload });
}

/** A video over which so many workers died is the cause. */
const MOST_ATTEMPTS = 4;
/** How often the page can see that the work goes on. */
const PROGRESS_MS = SECOND_MS;

/** What is noted as a failure of the moment and tried again, as often as it takes: the video has no part in it. */
const isOutage = (error: unknown): boolean =>
  error instanceof StorageFault ||
  error instanceof ExpectedFailure ||
  isDatabaseAway(error) ||
  isDatabaseBusy(error) ||
  (error instanceof AppError && error.kind === 'unavailable');

/**
 * Makes a video ready (R7): what plays everywhere, its slow version, its poster and its strip are stored beside the original, and only
 * then does the row say so. The worker holds the video by a lease that it renews; one that dies lets it run out, and another takes the
 * video over from the beginning.
 */
export async function prepareVideo({ file_id, key }: PayloadOf<'video.stored'>, services: JobServices): Promise<void> {
  const { db, leaseMs, now, log } = services;
  const claim = await claimVideo(db, { file_id, token: uuid(), leaseMs });
  if (!claim) {
    if (await isProcessing(db, file_id)) throw new ExpectedFailure('Another worker has this video in hand');
    // A worker that died may have stored something after the row was gone.
    if (key !== undefined && !(await exists(db, file_id))) await services.storage.remove(key);
    return;
  }
  try {
    if (claim.attempts > MOST_ATTEMPTS) throw new UnusableVideo('crashed');
    await work(claim, services);
  } catch (error) {
    if (!(error instanceof UnusableVideo)) {
      await releaseClaim(db, claim, !isOutage(error)).catch(leaveToNextTry);
      throw error;
    }
    log.info({ file_id, reason: error.message }, 'A video cannot be made ready');
    await settleVideo(db, claim, { failed: error.why }, now());
  } finally {
    await removeIfGone(claim, services);
  }
}

/** A video that was deleted meanwhile leaves nothing behind: what the worker stored after that, nobody else would find. */
async function removeIfGone({ file_id, key }: Claim, { db, storage }: JobServices): Promise<void> {
  const gone = !(await exists(db, file_id).catch(() => true));
  if (gone) await storage.remove(key);
}

async function work(claim: Claim, services: JobServices): Promise<void> {
  const { db, storage, videos, leaseMs, now, stopping } = services;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  let progress = 0;
  const hold = async () => {
    if (!(await renewClaim(db, claim, { leaseMs, progress })))
      lost.abort(new ExpectedFailure('Another worker has taken this video over, or it is gone'));
  };
  const holding = setInterval(() => void hold().catch(leaveToNextTry), Math.min(PROGRESS_MS, leaseMs / 3));
  try {
    const original = await storage.read(originalPlace(claim.key, claim.content_type));
    if (!original) throw new UnusableVideo('missing');
    const onProgress = (percent: number) => void (progress = percent);
    const made = await videos.prepare(original.stream, { signal, onProgress });
    try {
      await storeOutputs(claim.key, made, signal, storage);
    } finally {
      await made.remove();
    }
    const { duration_ms, width, height, fps, slow, strike_ms } = made;
    await settleVideo(db, claim, { ready: { duration_ms, width, height, fps, slow, strike_ms } }, now());
  } finally {
    clearInterval(holding);
  }
}

async function storeOutputs(
  key: string,
  { files }: PreparedVideo,
  signal: AbortSignal,
  storage: JobServices['storage'],
): Promise<void> {
  for (const { name, path, bytes } of files) {
    signal.throwIfAborted();
    await storage.put(toOutputPlace(key, name), createReadStream(path), VIDEO_OUTPUTS[name], bytes);
  }
}

/** Has videos made ready that were in use before there was a worker for them; answers how many there were. */
export const sweepVideos = ({ db, now }: Pick<JobServices, 'db' | 'now'>): Promise<number> =>
  inBatches(200, (limit) =>
    inTransaction(db, async (tx) => {
      const ids = await listUnnoted(tx, limit);
      for (const id of ids) await requestVideo(tx, id, now());
      return ids.length;
    }),
  );
