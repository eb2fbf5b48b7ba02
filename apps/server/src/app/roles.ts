import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import type { Actor } from './context.ts';
import { forbidden } from '#core/app-error.ts';

/** The pro whose diary and people the caller works in: themself, or a player's own pro. */
export function requirePro(actor: Actor): string {
  const pro_id = actor.type === 'pro' ? actor.id : actor.pro_id;
  if (!pro_id) throw forbidden(COACHING_MESSAGES.notLinked);
  return pro_id;
}
