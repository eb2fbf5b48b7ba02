import type { User } from '@fairway/contracts/auth/accounts';
import type { DbOrTx } from '@fairway/db/client';
import { fetchFirst, query } from '@fairway/db/query';

/** What the card provider is told of a person, and what we know of them there. */
export const PAYER = {
  id: true,
  type: true,
  email: true,
  first_name: true,
  last_name: true,
  stripe_id: true,
  stripe_payment_method: true,
  stripe_card: true,
} as const;

/** A live person as the card provider is told of them. */
export type PayerRow = Omit<Pick<User, keyof typeof PAYER>, 'email'> & { email: string | null };

export const readPayer = (db: DbOrTx, id: string): Promise<PayerRow | null> =>
  db.users.findFirst({ where: { id, deleted_at: null }, select: PAYER });

export const findByCustomer = (db: DbOrTx, stripe_id: string): Promise<PayerRow | null> =>
  db.users.findFirst({ where: { stripe_id, deleted_at: null }, select: PAYER });

/** Writes whom the provider knows them as; false when the person is gone meanwhile. */
export async function writeCustomer(db: DbOrTx, id: string, stripe_id: string): Promise<boolean> {
  return (await db.users.updateMany({ where: { id, deleted_at: null }, data: { stripe_id } })).count === 1;
}

/** A card to be written down as somebody's. */
export interface CardFields {
  stripe_payment_method: string;
  stripe_card: string;
}

/**
 * Writes a first card down. Two at once, or the browser's call and the provider's message: the condition lets one in, and the same
 * card again. Answers whether this one is the card now.
 */
export async function writeFirstCard(db: DbOrTx, id: string, card: CardFields): Promise<boolean> {
  const { stripe_payment_method } = card;
  const none = [{ stripe_payment_method: null }, { stripe_payment_method }];
  const { count } = await db.users.updateMany({
    where: { id, deleted_at: null, OR: none },
    data: { ...card, card_later_at: null },
  });
  return count === 1;
}

/**
 * Puts a card in the place of the one on file and answers which that was. Two changes at once wait for each other at the row, so
 * that each names the card it really replaced and none is forgotten, nor one that is in use.
 */
export async function exchangeCard(db: DbOrTx, id: string, card: CardFields): Promise<string | null> {
  const exchanged = await fetchFirst(
    db,
    query
      .with('before', (cte) =>
        cte
          .selectFrom('users')
          .select(['id', 'stripe_payment_method'])
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .forUpdate(),
      )
      .updateTable('users')
      .from('before')
      .set({ ...card, card_later_at: null })
      .whereRef('users.id', '=', 'before.id')
      .returning('before.stripe_payment_method as replaced'),
  );
  return exchanged?.replaced ?? null;
}

/** Forgets a card that the provider has let go of. */
export async function clearCard(db: DbOrTx, stripe_payment_method: string): Promise<void> {
  await db.users.updateMany({
    where: { stripe_payment_method },
    data: { stripe_payment_method: null, stripe_card: null },
  });
}
