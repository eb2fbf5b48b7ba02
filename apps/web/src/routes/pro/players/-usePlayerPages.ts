import { LIST_LIMIT } from '@fairway/contracts/constants';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../trpc/client.ts';

/** The pro's players whose name holds `q`, a page after another as they are asked for; the ones before stay while others are found. */
export function usePlayerPages(q: string) {
  const [asked, setAsked] = useState({ q, pages: 1 });
  const pages = asked.q === q ? asked.pages : 1;
  const answers = trpc.useQueries((t) =>
    Array.from({ length: pages }, (_, nth) =>
      t.people.players({ page: nth + 1, ...(q ? { q } : {}) }, { placeholderData: keepPreviousData }),
    ),
  );
  const [first] = answers;
  const full = answers.at(-1)?.data?.length === LIST_LIMIT;
  return {
    /** The first page decides whether the screen can be shown. */
    first: first!,
    players: answers.flatMap(({ data }) => data ?? []),
    onMore: full ? () => setAsked({ q, pages: pages + 1 }) : undefined,
    moreBusy: answers.at(-1)?.isFetching === true,
  };
}
