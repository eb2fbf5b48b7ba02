import type { Tx } from '@fairway/db/client';
import { publishEvent } from '#core/publish-event.ts';
import { returnCredits } from '#domains/credits/ledger/service.ts';
import { resolveZone } from '@fairway/time/zoned-time';
import { claimRefilled } from './repository.ts';
import { lastRefillStart } from './rules.ts';

/**
 * Gives the credits back that were forfeited for times which these lessons, just booked or moved, now cover whole: to their lots, once,
 * and both sides are told (D19). It comes last in a transaction that holds the diary's turn, for it takes the credits of people
 * other than the one who books: two such transactions could wait for each other's otherwise.
 */
export async function refundRefilled(
  tx: Tx,
  { pro_id, lesson_ids, now }: { pro_id: string; lesson_ids: string[]; now: Date },
): Promise<void> {
  if (lesson_ids.length === 0) return;
  const until = new Date(lastRefillStart(now.getTime()));
  for (const { id, player_id, timezone, credits } of await claimRefilled(tx, { pro_id, lesson_ids, now, until })) {
    const movement = { lesson_id: id, actor_id: null, now };
    await returnCredits(tx, { player_id, pro_id }, credits, resolveZone(timezone), movement);
    await publishEvent(tx, { topic: 'credits.refilled', payload: { lesson_id: id, credits } });
  }
}
