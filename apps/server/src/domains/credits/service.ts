import type { CreditMap } from '@fairway/contracts/credits';
import type { credit_movement } from '@fairway/db/enums';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import type { Actor, Deps } from '../../trpc/context.ts';
import { invalidField, notFound } from '../../trpc/errors.ts';
import { proOf } from '../accounts/rules/roles.ts';
import { zoneOr } from '../diary/rules/wallclock.ts';
import { note } from '../notifications/service.ts';
import { expiryOfGrace, expiryOfNew, planReturn, planSpending, type Move } from './rules.ts';
import { createLot, lockLiveLots, lockSpentOn, readHolder, readLiveLots, writeEntries, type Holder } from './store.ts';
import { creditMapOf } from './view.ts';

/** Who moves credits, for which lesson, when. */
export interface Movement {
  lesson_id: string;
  actor_id: string;
  now: Date;
}

/** A player's unspent credits by expiry day: their own, or for a pro those of one of their players (C3). */
export async function creditsByExpiry(
  actor: Actor,
  { player_id }: { player_id?: string | null },
  { db, now }: Deps,
): Promise<CreditMap> {
  const holder = { player_id: player_id ?? actor.id, pro_id: proOf(actor) };
  if (actor.type === 'player' && holder.player_id !== actor.id) throw notFound();
  if (actor.type === 'pro' && (!player_id || !(await readHolder(db, holder))))
    throw player_id ? notFound() : invalidField('player_id', 'Please choose a player.');
  return creditMap(db, holder, now());
}

/** The unspent credits of a holder whose right to see them is settled. */
export const creditMap = async (db: DbOrTx, holder: Holder, now: Date): Promise<CreditMap> =>
  creditMapOf(await readLiveLots(db, holder, now));

/** A pro gives a player credits; the player is told (C4). Answers the player's credits. */
export async function giveCredits(
  actor: Actor,
  { player_id, credits }: { player_id: string; credits: number },
  { db, now }: Deps,
): Promise<CreditMap> {
  const holder = { player_id, pro_id: actor.id };
  const at = now();
  return inTransaction(db, async (tx) => {
    const found = await readHolder(tx, holder);
    if (!found) throw notFound();
    const expiry = expiryOfNew(at, zoneOr(found.timezone));
    const lot_id = await createLot(tx, { ...holder, ...expiry, source: 'given', quantity: credits, purchased_at: at });
    await writeEntries(tx, [
      { lot_id, movement: 'given', amount: credits, lesson_id: null, actor_id: actor.id, created_at: at },
    ]);
    await note(tx, { topic: 'credits.given', payload: { lot_id, actor_id: actor.id } });
    return creditMap(tx, holder, at);
  });
}

const entriesOf = (moves: Move[], movement: credit_movement, { lesson_id, actor_id, now }: Movement) =>
  moves.map((move) => ({ ...move, movement, lesson_id, actor_id, created_at: now }));

/** Pays for a lesson inside the caller's transaction; too few live credits is a 422 on `credits` (D11). */
export async function spendCredits(tx: Tx, holder: Holder, count: number, movement: Movement): Promise<void> {
  const moves = planSpending(await lockLiveLots(tx, holder, movement.now), count, movement.now);
  if (!moves) throw invalidField('credits', 'There are not enough credits for this lesson.');
  await writeEntries(tx, entriesOf(moves, 'spent', movement));
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
  if (grace > 0) {
    const expiry = expiryOfGrace(movement.now, zone);
    const lot_id = await createLot(tx, {
      ...holder,
      ...expiry,
      source: 'grace',
      quantity: grace,
      purchased_at: movement.now,
    });
    moves.push({ lot_id, amount: grace });
  }
  await writeEntries(tx, entriesOf(moves, 'returned', movement));
}
