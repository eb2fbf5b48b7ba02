import { utils } from '../../../trpc/client.ts';
import { QUIET } from '../../../trpc/quiet.ts';

/** Asks for a player's own practice before its page is there. */
export function prefetchPractice(user_id: string): void {
  void utils.practice.today.prefetch(undefined, QUIET);
  void utils.practice.ofPlayer.prefetch({ id: user_id }, QUIET);
}

/** The same of a coach's player. */
export function prefetchPlayerPractice(id: string): void {
  void utils.people.player.prefetch({ id }, QUIET);
  void utils.practice.ofPlayer.prefetch({ id }, QUIET);
}
