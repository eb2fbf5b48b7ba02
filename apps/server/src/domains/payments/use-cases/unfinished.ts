import type { PurchaseKind } from '@fairway/contracts/purchases';
import type { Actor } from '../../../trpc/context.ts';
import type { GoodsNote, PurchaseRow } from '../rules/goods.ts';
import { findUnfinished } from '../store/purchases.ts';
import type { Needs } from './refund.ts';
import { giveUp, paymentOf } from './settle.ts';

/**
 * The caller's attempt that waits for them with goods set aside, when the same goods are asked for again: they came back after
 * their bank, or on another device. One that is no longer the `same` is given up first, which lets its goods go.
 */
export async function unfinishedOf(
  actor: Actor,
  wanted: { kind: PurchaseKind; goods: GoodsNote; same: (purchase: PurchaseRow) => boolean },
  deps: Needs,
): Promise<PurchaseRow | null> {
  const { kind, goods } = wanted;
  const found = await findUnfinished(deps.db, { player_id: actor.id, kind, goods });
  if (!found || wanted.same(found)) return found;
  const ended = await giveUp(found, await paymentOf(found, deps), deps);
  return ended.status === 'failed' ? null : ended;
}
