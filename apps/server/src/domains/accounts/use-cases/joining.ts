import type { Tx } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import type { Request } from '../../../trpc/context.ts';
import { note } from '../../notifications/service.ts';
import { addressInUse } from '../rules/onboarding.ts';
import { insertUser, type NewUser } from '../store/users.ts';
import { openSessionIn, type OpenedSession } from './sessions.ts';
import { newCalendarToken } from './user.ts';

/** Whoever is about to become a pro's player. */
export type NewPlayer = Omit<NewUser, 'type' | 'calendar_token' | 'pro_id'> & { pro_id: string };

/**
 * Makes the player, linked to their pro and signed in, in the caller's transaction: all of it is kept or nothing is (A8).
 * An address that somebody has taken meanwhile is a 422 on `email`.
 */
export async function joinPlayer(
  tx: Tx,
  player: NewPlayer,
  request: Pick<Request, 'userAgent'>,
): Promise<{ id: string; session: OpenedSession }> {
  try {
    const id = await insertUser(tx, { ...player, type: 'player', calendar_token: newCalendarToken() });
    await note(tx, { topic: 'player.joined', payload: { player_id: id } });
    return { id, session: await openSessionIn(tx, id, request) };
  } catch (error) {
    if (violates(error, 'users_live_email_key')) throw addressInUse();
    throw error;
  }
}
