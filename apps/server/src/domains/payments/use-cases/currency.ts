import type { Tx } from '@fairway/db/client';
import { invalidField } from '../../../trpc/errors.ts';
import { hasSold } from '../store/receipts.ts';

/**
 * A pro's currency is locked after the first paid item (C8); money that is only noted, on the day, keeps its own. Asked after the new one is written, within its transaction: the pro's row
 * is held then, so no purchase can begin beside it, and those that were beginning are seen.
 */
export async function refuseOnceSold(tx: Tx, pro_id: string): Promise<void> {
  if (await hasSold(tx, pro_id))
    throw invalidField('currency', 'Something was sold in your currency already: it cannot be changed any more.');
}
