import type { Tx } from '@fairway/db/client';
import { AppError } from '../../../trpc/errors.ts';
import type { PurchaseRow } from '../../payments/rules/goods.ts';
import { refundRefusal } from '../../payments/rules/refund.ts';
import { lockLotOf, writeEntries } from '../store.ts';

/** Takes the credits of a purchase back before its money goes back: all of them, and only while none is spent or expired. */
export async function takeLotBack(
  tx: Tx,
  purchase: Pick<PurchaseRow, 'id' | 'status' | 'amount'>,
  { actor_id, at }: { actor_id: string; at: Date },
): Promise<void> {
  const lot = await lockLotOf(tx, purchase.id);
  if (!lot) return;
  const refusal = refundRefusal({ ...purchase, lot, answered: false }, at);
  if (refusal !== null) throw new AppError('invalid', { message: refusal, errors: {} });
  const entry = { lot_id: lot.id, amount: -lot.quantity, lesson_id: null, actor_id, created_at: at };
  await writeEntries(tx, [{ ...entry, movement: 'refunded' }]);
}

/** Puts the credits of a purchase back, when its money could not be given back after all. */
export async function giveLotBack(tx: Tx, { id }: Pick<PurchaseRow, 'id'>, at: Date): Promise<void> {
  const lot = await lockLotOf(tx, id);
  if (!lot || lot.remaining === lot.quantity) return;
  const entry = {
    lot_id: lot.id,
    amount: lot.quantity - lot.remaining,
    lesson_id: null,
    actor_id: null,
    created_at: at,
  };
  await writeEntries(tx, [{ ...entry, movement: 'returned' }]);
}
