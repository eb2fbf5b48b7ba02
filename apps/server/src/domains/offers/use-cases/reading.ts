import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { Offer, OfferMap } from '@fairway/contracts/offers';
import type { DbOrTx } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { maySee, scopeOf } from '../access.ts';
import { todayIn } from '../rules/window.ts';
import { readLiveOffers, readOffer, readOffers } from '../store/read.ts';
import { offerMapOf, offerView } from '../view.ts';

/** The pro's offers by category, 200 a page: all of them for the pro, for a player those they may redeem now (O3). */
export async function offersOf(
  actor: Actor,
  { page }: { page: number },
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<OfferMap> {
  const today = todayIn(actor.timezone, now());
  const scope = scopeOf(actor);
  const paging = { limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT };
  const rows = await (actor.type === 'pro' ? readOffers(db, scope, paging) : readLiveOffers(db, scope, today, paging));
  return offerMapOf(rows.map((row) => offerView(row, actor, today)));
}

/** One offer. What a player may not redeem is not there for them, unless they redeemed it before (V4). */
export async function offerById(
  actor: Actor,
  id: string,
  { db, now }: { db: DbOrTx; now: () => Date },
): Promise<Offer> {
  const today = todayIn(actor.timezone, now());
  const row = await readOffer(db, scopeOf(actor), id);
  if (!row || !maySee(actor, row, today)) throw notFound();
  return offerView(row, actor, today);
}
