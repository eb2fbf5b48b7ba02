import { LIST_LIMIT } from '@fairway/contracts/constants';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../trpc/client.ts';

/** The pro's players whose name holds `q`, a page after another as they are asked for; the ones before stay while others are found. */
export function usePlayerPages(q: string) {
  const [asked, setAsked] = useState({ q, pages: 1 });
  const pages = asked.q === q ? asked.pages : 1;
  // Of several queries at once none keeps what the one before it had found: the first page, which a search begins with, is asked for alone.
  const first = trpc.people.players.useQuery({ page: 1, ...(q ? { q } : {}) }, { placeholderData: keepPreviousData });
  const more = trpc.useQueries((t) =>
    Array.from({ length: pages - 1 }, (_, nth) => t.people.players({ page: nth + 2, ...(q ? { q } : {}) })),
  );
  const answers = [first, ...more];
  const last = more.at(-1) ?? first;
  const full = last.data?.length === LIST_LIMIT;
  return {
    /** The first page decides whether the screen can be shown. */
    first,
    players: answers.flatMap(({ data }) => data ?? []),
    onMore: full ? () => setAsked({ q, pages: pages + 1 }) : undefined,
    moreBusy: last.isFetching,
  };
}
