import type { PlayerSort } from '@fairway/contracts/coaching/player-sorts';
import { LIST_LIMIT } from '@fairway/contracts/constants';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../trpc/client.ts';

/** What the list is asked for: what is left out asks for nothing. */
export interface PlayersAsked {
  q?: string;
  sort?: PlayerSort;
  descending?: true;
  expiring?: true;
  records_due?: true;
  no_next?: true;
}

/** The pro's players that were asked for, a page after another; the ones before stay while others are found. */
export function usePlayerPages(asked: PlayersAsked) {
  const key = JSON.stringify(asked);
  const [shown, setShown] = useState({ key, pages: 1 });
  const pages = shown.key === key ? shown.pages : 1;
  // Of several queries at once none keeps what the one before it had found: the first page, which a search begins with, is asked for alone.
  const first = trpc.people.players.useQuery({ page: 1, ...asked }, { placeholderData: keepPreviousData });
  const more = trpc.useQueries((t) =>
    Array.from({ length: pages - 1 }, (_, nth) => t.people.players({ page: nth + 2, ...asked })),
  );
  const answers = [first, ...more];
  const last = more.at(-1) ?? first;
  const full = last.data?.length === LIST_LIMIT;
  return {
    /** The first page decides whether the screen can be shown. */
    first,
    players: answers.flatMap(({ data }) => data ?? []),
    // One that could not be had is asked for again.
    onMore: last.isError ? () => void last.refetch() : full ? () => setShown({ key, pages: pages + 1 }) : undefined,
    moreBusy: last.isFetching,
  };
}
