import type { Actor } from '../../trpc/context.ts';
import { invalidField, notFound } from '../../trpc/errors.ts';
import { proOf } from '../accounts/rules/roles.ts';
import type { Holder } from './store.ts';

/** Whose credits somebody asks for: a player their own, a pro those of the player they name (C3). Whether they are theirs is read with them. */
export function holderFor(actor: Actor, player_id: string | null | undefined): Holder {
  const holder = { player_id: player_id ?? actor.id, pro_id: proOf(actor) };
  if (actor.type === 'player' && holder.player_id !== actor.id) throw notFound();
  if (actor.type === 'pro' && !player_id) throw invalidField('player_id', 'Please choose a player.');
  return holder;
}
