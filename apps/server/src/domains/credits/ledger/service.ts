import { CREDIT_MESSAGES } from '@fairway/contracts/messages/credits';
import type { CreditMap } from '@fairway/contracts/credits/credits';
import type { credit_movement } from '@fairway/db/enums';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import { lockAttempt } from '@fairway/db/locks';
import type { Actor, AppServices, CoreServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import {
  applyMoves,
  holderFor,
  graceExpiry,
  newLotExpiry,
  planReturn,
  planSpending,
  reminderTime,
  type Move,
  type Holder,
} from './rules.ts';
import { resolveZone } from '@fairway/time/zoned-time';
import { publishEvent } from '#core/publish-event.ts';
import {
  createLot,
  isGiven,
  lockLiveLots,
  lockSpentOn,
  parseLot,
  lockHolder,
  readHolder,
  readLiveLots,
  writeEntries,
  type LotJson,
  type Spending,
} from './repository.ts';
import { toCreditMap } from './view.ts';

export { insertSpending, isOverspent, listGiftedWithReason, lotsAsJson } from './repository.ts';

/** Who moves credits, for which lesson, when; nobody where they move by themselves. */
export interface Movement {
  lesson_id: string;
  actor_id: string | null;
  now: Date;
}

/** A player's unspent credits by expiry day: their own, or for a pro those of one of their players (C3). */
export async function creditsByExpiry(
  actor: Actor,
  { player_id }: { player_id?: string | null },
  { db, now }: AppServices,
): Promise<CreditMap> {
  const holder = holderFor(actor, player_id);
  if (actor.type === 'pro' && !(await readHolder(db, holder))) throw notFound();
  return creditMap(db, holder, now());
}

/** The unspent credits of a holder whose right to see them is settled. */
export const creditMap = async (db: DbOrTx, holder: Holder, now: Date): Promise<CreditMap> =>
  toCreditMap(await readLiveLots(db, holder, now));

/** Credits that come to a player together. */
export interface NewLot {
  holder: Holder;
  source: 'bought' | 'given';
  quantity: number;
  /** What one credit was paid for with, in minor units of `currency`; 0 for those given. */
  unit_value: number;
  currency: string;
  purchase_id?: string;
  reason?: string | null;
  key?: string | null;
  actor_id: string;
  /** The pro's. */
  zone: string;
  at: Date;
}

/** Opens a lot for twelve months and fills it, inside the caller's transaction (C1, C2); answers its id. */
export async function addLot(tx: Tx, { holder, zone, at, actor_id, ...lot }: NewLot): Promise<string> {
  const expiry = newLotExpiry(at, zone);
  const remind_at = reminderTime(expiry.expires_on, zone);
  const lot_id = await createLot(tx, { ...holder, ...expiry, ...lot, remind_at, purchased_at: at });
  const { source: movement, quantity: amount } = lot;
  await writeEntries(tx, [{ lot_id, movement, amount, lesson_id: null, actor_id, created_at: at }]);
  return lot_id;
}

/**
 * A pro gives a player credits, and may say why; the player is told (C4). Under a key that was used nothing more is given, however often the
 * call is made. Answers the player's credits.
 */
export async function giveCredits(
  actor: Actor,
  { player_id, credits, reason = null }: { player_id: string; credits: number; reason?: string | null },
  { db, now }: CoreServices,
  key: string | null = null,
): Promise<CreditMap> {
  const holder = { player_id, pro_id: actor.id };
  const at = now();
  return inTransaction(db, async (tx) => {
    const found = await lockHolder(tx, holder);
    if (!found) throw notFound();
    if (key !== null) {
      await lockAttempt(tx, { player_id, key });
      if (await isGiven(tx, holder, key)) return creditMap(tx, holder, at);
    }
    const gift = { source: 'given', quantity: credits, unit_value: 0, currency: found.currency, reason, key } as const;
    const lot_id = await addLot(tx, { ...gift, holder, actor_id: actor.id, zone: resolveZone(found.timezone), at });
    await publishEvent(tx, { topic: 'credits.given', payload: { lot_id, actor_id: actor.id } });
    return creditMap(tx, holder, at);
  });
}

const toEntries = (moves: Move[], movement: credit_movement, { lesson_id, actor_id, now }: Movement) =>
  moves.map((move) => ({ ...move, movement, lesson_id, actor_id, created_at: now }));

const notEnough = () => invalidField('credits', CREDIT_MESSAGES.notEnough);

/** Pays for a lesson inside the caller's transaction; too few live credits is a 422 on `credits` (D11). */
export async function spendCredits(tx: Tx, holder: Holder, count: number, movement: Movement): Promise<void> {
  const moves = planSpending(await lockLiveLots(tx, holder, movement.now), count, movement.now);
  if (!moves) throw notEnough();
  await writeEntries(tx, toEntries(moves, 'spent', movement));
}

/** How a lesson is to be paid for, and what its player has left then. */
export interface PaymentPlan {
  spending: Spending;
  credits: CreditMap;
}

/**
 * Plans what `spendCredits` does for a statement that writes it by `insertSpending`, from the lots that were read by `lotsAsJson`. They are
 * not held: whoever spends of them first has them, and the statement is refused (`isOverspent`).
 */
export function planPayment(
  lots: readonly LotJson[],
  count: number,
  { lesson_id, actor_id, now }: Movement,
): PaymentPlan {
  const live = lots.map(parseLot);
  const moves = count > 0 ? planSpending(live, count, now) : [];
  if (!moves) throw notEnough();
  const [lot_ids, amounts] = [moves.map((move) => move.lot_id), moves.map(({ amount }) => amount)];
  const spending = { lot_ids, amounts, lesson_id, actor_id, spent_at: now };
  return { spending, credits: toCreditMap(applyMoves(live, moves)) };
}

/** Gives `count` of a lesson's credits back to their lots, or to a thirty-day lot where those have expired (C2, D13). */
export async function returnCredits(
  tx: Tx,
  holder: Holder,
  count: number,
  zone: string,
  movement: Movement,
): Promise<void> {
  const { moves, grace } = planReturn(await lockSpentOn(tx, movement.lesson_id), count, movement.now);
  const expiry = graceExpiry(movement.now, zone);
  for (const worth of grace) {
    const lot_id = await createLot(tx, {
      ...holder,
      ...expiry,
      ...worth,
      source: 'grace',
      purchased_at: movement.now,
    });
    moves.push({ lot_id, amount: worth.quantity });
  }
  await writeEntries(tx, toEntries(moves, 'returned', movement));
}
