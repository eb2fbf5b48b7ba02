import type { z } from 'zod';
import type { cancelled } from '@fairway/contracts/lessons';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { invalidField, notFound } from '../../../trpc/errors.ts';
import { creditMap, returnCredits } from '../../credits/service.ts';
import { zoneOr } from '../../diary/rules/wallclock.ts';
import { note } from '../../notifications/service.ts';
import { scopeOf, sideOf } from '../access.ts';
import { settle } from '../rules/cancelling.ts';
import { cancelRefusal } from '../rules/permissions.ts';
import { insertReleased } from '../store/released.ts';
import { lockLesson, markCancelled, type LockedLesson } from '../store/write.ts';
import { neighboursIn } from './reading.ts';

/**
 * Cancels a lesson: credits return or are forfeited as the notice says, and the others are told (D13). Cancelling again
 * answers the same and does nothing. `refund` is the pro's to grant.
 */
export async function cancelLesson(
  actor: Actor,
  { id, refund }: { id: string; refund?: boolean },
  deps: Deps,
): Promise<z.output<typeof cancelled>> {
  const now = deps.now();
  // The answer is read within: once the cancellation is kept, nothing can turn the answer into a refusal.
  return inTransaction(deps.db, async (tx) => {
    const found = await lockLesson(tx, scopeOf(actor), id);
    if (!found) throw notFound();
    if (!found.cancelled_at) await applyCancel(tx, actor, found, refund === true && actor.type === 'pro', now);
    const holder = found.player_id ? { player_id: found.player_id, pro_id: found.pro_id } : null;
    return {
      ...(await nextLessons(tx, actor, found, now)),
      credits: holder ? await creditMap(tx, holder, now) : {},
    };
  });
}

async function applyCancel(tx: Tx, actor: Actor, lesson: LockedLesson, refund: boolean, now: Date): Promise<void> {
  const refusal = cancelRefusal({ starts_at: lesson.starts_at.getTime(), cancelled: false }, now.getTime());
  if (refusal) throw invalidField('time', refusal);
  const { credits_returned, ...fee } = settle(
    { ...lesson, starts_at: lesson.starts_at.getTime(), paid: lesson.paid_at !== null },
    now.getTime(),
    refund,
  );
  await markCancelled(tx, lesson.id, { cancelled_at: now, ...fee });
  if (credits_returned > 0 && lesson.player_id) {
    const movement = { lesson_id: lesson.id, actor_id: actor.id, now };
    await returnCredits(
      tx,
      { player_id: lesson.player_id, pro_id: lesson.pro_id },
      credits_returned,
      zoneOr(lesson.timezone),
      movement,
    );
  }
  if (actor.type === 'player') await insertReleased(tx, lesson, now);
  await note(tx, {
    topic: 'lesson.cancelled',
    payload: { lesson_id: lesson.id, actor_id: actor.id, credits_returned, fee_due: fee.fee_due },
  });
}

/** The next lesson of each side: a player does not see their pro's diary. */
async function nextLessons(tx: Tx, actor: Actor, { pro_id, player_id }: LockedLesson, now: Date) {
  const side = sideOf(actor);
  const player = player_id ? await neighboursIn({ player_id }, side, tx, now) : null;
  const pro = side === 'pro' ? await neighboursIn({ pro_id }, side, tx, now) : null;
  return { player_next_lesson: player?.next ?? null, pro_next_lesson: pro?.next ?? null };
}
