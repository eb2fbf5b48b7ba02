import type { Actor } from '../../trpc/context.ts';
import { proOf } from '../accounts/rules/roles.ts';
import { isLive, type Window } from './rules/window.ts';
import type { Scope } from './store/read.ts';

/** Whose offers a person sees: their own, or their pro's (V4). */
export const scopeOf = (actor: Actor): Scope => ({ pro_id: proOf(actor), reader_id: actor.id });

/** A pro sees all of theirs; a player what they may redeem, and what they redeemed already (O3). */
export const maySee = (actor: Actor, offer: Window & { redeemed_at: Date | null }, today: string): boolean =>
  actor.type === 'pro' || offer.redeemed_at !== null || isLive(offer, today);
