import type { Duration } from '@fairway/contracts/constants';
import type { NextTimesQuery } from '@fairway/contracts/lessons/next-times';
import { utils } from '../../trpc/client.ts';

/** What decides which times are proposed. */
export interface NextTimesAsked {
  /** The lesson whose time is wanted again. */
  like?: string | undefined;
  /** The player whom a coach books for. */
  player_id?: string | undefined;
  /** Minutes; left out while it is the usual length. */
  duration?: Duration | undefined;
}

export const formatNextTimesQuery = ({ like, player_id, duration }: NextTimesAsked): NextTimesQuery => ({
  ...(like && { like }),
  ...(player_id && { player_id }),
  ...(duration && { duration }),
});

/** Asks for the proposed times before the booking form is there. */
export const prefetchNextTimes = (asked: NextTimesAsked): void =>
  void utils.lessons.nextTimes.prefetch(formatNextTimesQuery(asked));
