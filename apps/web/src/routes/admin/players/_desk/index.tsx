import { adminPaths } from '@fairway/ui/paths/admin';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseSearch } from '../../../../app/shell/pageSearch.ts';
import { utils } from '../../../../trpc/client.ts';
import { UsersPage } from '../../../../features/users/UsersPage.tsx';

export const Route = createFileRoute('/admin/players/_desk/')({
  staticData: { title: 'Users' },
  beforeLoad: ({ search }) => {
    const { q, page } = parseSearch(search);
    if (q !== undefined) throw redirect({ href: adminPaths.search(q, page), replace: true });
  },
  loaderDeps: ({ search }) => parseSearch(search),
  loader: ({ deps: { page = 1 } }) => void utils.admin.users.prefetch({ page }),
  component: UsersPage,
});
