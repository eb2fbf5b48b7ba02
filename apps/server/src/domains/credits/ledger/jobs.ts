import { defineEventHandler } from '#app/define-event-handler.ts';
import { deleteReasons } from './repository.ts';

export const ledgerJobs = [
  defineEventHandler({
    topic: 'credits.orphaned',
    queue: 'upkeep',
    // Within the erasure it would lock the lots behind the player, and a booking takes them the other way round.
    handle: ({ player_id }, { db }) => deleteReasons(db, player_id),
  }),
];
