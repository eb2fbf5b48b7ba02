import type { BuyCreditsIn, CreditMap } from '@fairway/contracts/credits';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError, invalidField } from '../../../trpc/errors.ts';
import type { Order, Seller } from '../../payments/rules/goods.ts';
import { isShownPrice } from '../../payments/rules/purchase.ts';
import { buy } from '../../payments/use-cases/buy.ts';
import { creditMap } from '../service.ts';

/**
 * A player buys credits with the card on file (`POST /stripe/add-credits`; C4, C4a). Asked again under the same key, or with the
 * payment that its first answer named, it goes on with that purchase. Answers the player's credits.
 */
export async function buyCredits(
  actor: Actor,
  { credits, price, payment_intent_id, payment_made }: BuyCreditsIn,
  key: string | null,
  deps: Deps,
): Promise<CreditMap> {
  const { player_id, pro_id } = await buy(
    actor,
    {
      kind: 'credits',
      key,
      payment_intent_id,
      payment_made,
      same: (purchase) => purchase.credits === credits && isShownPrice(purchase, price),
      order: async (_tx, seller) => orderOf(credits, price, seller),
    },
    deps,
  );
  return creditMap(deps.db, { player_id, pro_id }, deps.now());
}

/** What so many credits cost now; the price the player was shown must be that (C4). Without a price there is no shop (C7). */
export function orderOf(
  credits: number,
  price: number | undefined,
  { lesson_price }: Pick<Seller, 'lesson_price'>,
): Order {
  if (!lesson_price) throw new AppError('invalid', { message: 'Your pro sells no credits at the moment.', errors: {} });
  const amount = lesson_price * credits;
  if (price !== undefined && price !== amount)
    throw invalidField('price', 'The price has changed. Please look again before you pay.');
  return { title: credits === 1 ? '1 lesson credit' : `${credits} lesson credits`, amount, credits };
}
