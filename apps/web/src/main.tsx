import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@fairway/ui/theme/global.css';
import { FairwayProvider } from '@fairway/ui/components/FairwayProvider/FairwayProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterLink } from './navigation/RouterLink.tsx';
import { router } from './router.ts';
import { trpc, trpcClient } from './trpc/client.ts';
import { queryClient } from './trpc/queryClient.ts';
import { wire } from './wire.ts';

wire();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <FairwayProvider link={RouterLink}>
          <RouterProvider router={router} />
        </FairwayProvider>
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
);
