import type { Actor } from '#app/context.ts';
import { requirePro } from '#app/roles.ts';
import type { Scope } from './repository.ts';
import type { OfferState } from '@fairway/contracts/offers/offers';

/** Whose offers a person sees: their own, or their pro's (V4). */
export const offerScope = (actor: Actor): Scope => ({ pro_id: requirePro(actor), reader_id: actor.id });

/** A pro sees all of theirs; a player what they may redeem, and what they redeemed already (O3). */
export const maySee = (actor: Actor, offer: Window & { redeemed_at: Date | null }, today: string): boolean =>
  actor.type === 'pro' || offer.redeemed_at !== null || isLive(offer, today);

export interface Window {
  /** First and last day, both included; null for no limit. */
  started_at: string | null;
  ended_at: string | null;
  /** What is left; null for as many as wanted. */
  qty: number | null;
}

/** Where an offer stands on that day (O2). One that is over is over, sold out or not. */
export function offerState({ started_at, ended_at, qty }: Window, today: string): OfferState {
  if (ended_at !== null && ended_at < today) return 'ended';
  if (started_at !== null && started_at > today) return 'coming';
  return qty === 0 ? 'sold_out' : 'live';
}

/** Whether each player may redeem an offer but once: credits that cost nothing would have no end else (O1). */
export const isOnceOnly = ({ price, lesson_credits_value }: { price: number; lesson_credits_value: number }): boolean =>
  price === 0 && lesson_credits_value > 0;

/** An offer as the pro's players may redeem it: in its window and in stock. */
export const isLive = (offer: Window, today: string): boolean => offerState(offer, today) === 'live';

/** Players are told of an offer once: when it is first in its window and in stock. */
export const isToAnnounce = (offer: Window & { announced_at: Date | null }, today: string): boolean =>
  offer.announced_at === null && isLive(offer, today);
