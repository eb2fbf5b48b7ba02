import { adminPaths } from '@fairway/ui/paths/admin';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { utils } from '../../../../trpc/client.ts';
import { UsersPage } from '../../../../features/users/UsersPage.tsx';

export const Route = createFileRoute('/admin/players/_desk/search')({
  staticData: { title: 'Search results' },
  beforeLoad: ({ search }) => {
    if (search.q === undefined) throw redirect({ href: adminPaths.players(), replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { q, page = 1 } }) => void utils.admin.search.prefetch({ q, page }),
  component: UsersPage,
});
