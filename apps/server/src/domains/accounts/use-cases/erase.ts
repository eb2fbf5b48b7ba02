import type { Tx } from '@fairway/db/client';
import { note } from '../../notifications/service.ts';
import { deletePeople, lockLeaving, readOutside, type Leaving } from '../store/erase.ts';

/**
 * Erases a person for good within the caller's transaction, and with a pro all of their players (A13): rows, sessions, lessons,
 * what was still to be told them. Stored files, payment customers and payees go by the events noted here. The ledger of credits
 * stays, naming nobody. Answers who is gone, the person first; nobody when there was none to erase.
 *
 * Who may do it, and who may not go (oneself, the last admin), is the caller's to say.
 */
export async function eraseUser(tx: Tx, user_id: string): Promise<Leaving[]> {
  const leaving = await lockLeaving(tx, user_id);
  if (leaving.length === 0) return [];
  const ids = leaving.map(({ id }) => id);
  const { customers, payees, keys } = await readOutside(tx, ids);
  await deletePeople(tx, ids);
  for (const stripe_id of customers) await note(tx, { topic: 'customer.gone', payload: { stripe_id } });
  for (const stripe_account_id of payees) await note(tx, { topic: 'payee.gone', payload: { stripe_account_id } });
  for (const prefix of keys) await note(tx, { topic: 'files.gone', payload: { prefix } });
  return leaving;
}
