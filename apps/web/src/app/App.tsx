import { Connection } from '@fairway/ui/kit/Connection/Connection';
import { FairwayProvider } from '@fairway/ui/kit/FairwayProvider/FairwayProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { useOnline } from './connection/useOnline.ts';
import { RouterLink } from './shell/RouterLink.tsx';
import type { AppRouter } from './router.ts';
import { trpc, trpcClient } from '../trpc/client.ts';
import { queryClient } from '../trpc/queryClient.ts';

/** Every page, with what they share. */
export function App({ router }: { router: AppRouter }) {
  return (
    <StrictMode>
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <FairwayProvider link={RouterLink}>
            <Connection offline={!useOnline()}>
              <RouterProvider router={router} />
            </Connection>
          </FairwayProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>
  );
}
