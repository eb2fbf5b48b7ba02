import type { Actor } from '../../trpc/context.ts';
import { forbidden } from '../../trpc/errors.ts';
import type { Scope } from './store/read.ts';

/** The lessons a person may see and touch: those they give or take. What lies outside does not exist for them (V4). */
export function scopeOf(actor: Actor): Scope {
  if (actor.type === 'pro') return { pro_id: actor.id };
  if (actor.type === 'player') return { player_id: actor.id };
  throw forbidden();
}

/** The side of a lesson a person is on. */
export const sideOf = (actor: Actor): 'pro' | 'player' => (actor.type === 'pro' ? 'pro' : 'player');
