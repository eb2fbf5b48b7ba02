import { PERSON_HEADER } from '@fairway/contracts/person-header';
import { httpBatchLink, httpLink, splitLink, type HTTPBatchLinkOptions } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from './bridge.ts';
import { queryClient } from './queryClient.ts';

/** On a line slower than this a call counts as failed. */
const PATIENCE_MS = 30_000;

/** The hooks: `trpc.lessons.next.useQuery()`, `trpc.lessons.book.useMutation()`. */
export const trpc = createTRPCReact<AppRouter>();

const server = {
  url: '/trpc',
  transformer: superjson,
  fetch(url, { signal, ...options } = {}) {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    return fetch(url, { ...options, signal: signal ? AbortSignal.any([signal, patience]) : patience });
  },
} satisfies Pick<HTTPBatchLinkOptions<AppRouter['_def']['_config']['$types']>, 'url' | 'fetch' | 'transformer'>;

/** The context of a call that must not be carried out twice: it goes alone, under this key (C4a). */
export interface Keyed {
  idempotency_key: string;
}
const isKeyed = (context: object): context is Keyed => 'idempotency_key' in context;

/**
 * Says whom the page that writes was drawn for. Another person may have logged in beside it, in a tab of this browser: the server then
 * carries out nothing in their name.
 */
export const personHeader = (): Record<string, string> => {
  const user = utils.accounts.user.getData();
  return user ? { [PERSON_HEADER]: user.id } : {};
};

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: ({ context }) => isKeyed(context),
      true: httpLink({
        ...server,
        headers: ({ op: { context } }) => ({
          ...personHeader(),
          ...(isKeyed(context) && { 'idempotency-key': context.idempotency_key }),
        }),
      }),
      false: httpBatchLink({
        ...server,
        maxURLLength: 2000,
        headers: ({ opList: [call] }) => (call.type === 'mutation' ? personHeader() : {}),
      }),
    }),
  ],
});

/** The same calls outside React, for loaders and for `invalidate`: `utils.lessons.next.prefetch()`. */
export const utils = createTRPCQueryUtils({ queryClient, client: trpcClient });
