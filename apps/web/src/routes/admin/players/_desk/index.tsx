import { adminPaths } from '@fairway/ui/paths/admin';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { utils } from '../../../../trpc/client.ts';
import { UsersPage } from '../../../../features/users/UsersPage.tsx';

export const Route = createFileRoute('/admin/players/_desk/')({
  staticData: { title: 'Users' },
  beforeLoad: ({ search: { q, page } }) => {
    if (q !== undefined) throw redirect({ href: adminPaths.search(q, page), replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 } }) => void utils.admin.users.prefetch({ page }),
  component: UsersPage,
});
