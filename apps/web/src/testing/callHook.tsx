import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { trpc, trpcClient } from '../trpc/client.ts';
import { queryClient } from '../trpc/queryClient.ts';

/** What a hook gives its component, drawn once and never again: the calls it hands out do what they do in the app. */
export function callHook<Given>(useIt: () => Given): Given {
  const given: Given[] = [];
  function Component() {
    given.push(useIt());
    return null;
  }
  renderToStaticMarkup(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Component />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  // A hook that changes its own state as it is called is called again at once.
  const last = given.at(-1);
  if (last === undefined) throw new Error('The hook was not called.');
  return last;
}
