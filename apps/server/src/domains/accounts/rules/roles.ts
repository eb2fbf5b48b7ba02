import type { Actor } from '../../../trpc/context.ts';
import { forbidden } from '../../../trpc/errors.ts';

/** The pro whose diary and people the caller works in: themself, or a player's own pro. */
export function proOf(actor: Actor): string {
  const pro_id = actor.type === 'pro' ? actor.id : actor.pro_id;
  if (!pro_id) throw forbidden('You are not linked to a pro yet.');
  return pro_id;
}
