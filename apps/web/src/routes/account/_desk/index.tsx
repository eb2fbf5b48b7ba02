import { createFileRoute } from '@tanstack/react-router';
import { utils } from '../../../trpc/client.ts';
import { AccountPage } from '../../../features/users/AccountPage.tsx';

export const Route = createFileRoute('/account/_desk/')({
  staticData: { title: 'Account' },
  loader: () => void utils.accounts.links.prefetch(),
  component: AccountPage,
});
