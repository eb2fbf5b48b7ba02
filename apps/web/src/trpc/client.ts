import { httpBatchLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from './bridge.ts';
import { queryClient } from './queryClient.ts';

/** On a line slower than this a call counts as failed. */
const PATIENCE_MS = 30_000;

/** The hooks: `trpc.lessons.next.useQuery()`, `trpc.lessons.book.useMutation()`. */
export const trpc = createTRPCReact<AppRouter>();

export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: '/trpc',
      maxURLLength: 2000,
      fetch(url, { signal, ...options } = {}) {
        const patience = AbortSignal.timeout(PATIENCE_MS);
        return fetch(url, {
          ...options,
          signal: signal ? AbortSignal.any([signal, patience]) : patience,
        });
      },
    }),
  ],
});

/** The same calls outside React, for loaders and for `invalidate`: `utils.lessons.next.prefetch()`. */
export const utils = createTRPCQueryUtils({ queryClient, client: trpcClient });
