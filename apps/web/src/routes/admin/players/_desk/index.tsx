import { createFileRoute } from '@tanstack/react-router';
import { utils } from '../../../../trpc/client.ts';
import { UsersPage } from '../../../../features/users/UsersPage.tsx';

export const Route = createFileRoute('/admin/players/_desk/')({
  staticData: { title: 'Users' },
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 } }) => void utils.admin.users.prefetch({ page }),
  component: UsersPage,
});
