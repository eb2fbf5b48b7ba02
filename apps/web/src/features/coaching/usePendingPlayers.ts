import type { PendingPlayer } from '@fairway/contracts/coaching/joining';
import { LIST_LIMIT } from '@fairway/contracts/constants';
import { useState } from 'react';
import { trpc } from '../../trpc/client.ts';

/** No coach has invited so many: beyond, nobody asks without end. */
const MOST_PAGES = 50;

/** Whom the pro has invited, all of them, a page after another: whoever looks for a name or an address looks through all. */
export function usePendingPlayers({ enabled = true }: { enabled?: boolean } = {}) {
  const [pages, setPages] = useState(1);
  // The first page is asked for as the server puts it into the document.
  const first = trpc.people.pendingPlayers.useQuery({}, { enabled });
  const more = trpc.useQueries((t) =>
    Array.from({ length: pages - 1 }, (_, nth) => t.people.pendingPlayers({ page: nth + 2 })),
  );
  const last = more.at(-1) ?? first;
  if (enabled && last.data?.length === LIST_LIMIT && pages < MOST_PAGES) setPages(pages + 1);
  const players: PendingPlayer[] = [first, ...more].flatMap(({ data }) => data ?? []);
  return { first, players };
}
