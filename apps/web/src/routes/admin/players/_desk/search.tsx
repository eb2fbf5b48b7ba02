import { adminPaths } from '@fairway/ui/paths/admin';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseSearch } from '../../../../app/shell/pageSearch.ts';
import { utils } from '../../../../trpc/client.ts';
import { UsersPage } from '../../../../features/users/UsersPage.tsx';

export const Route = createFileRoute('/admin/players/_desk/search')({
  staticData: { title: 'Search results' },
  beforeLoad: ({ search }) => {
    if (parseSearch(search).q === undefined) throw redirect({ href: adminPaths.players(), replace: true });
  },
  // What makes no sense is still in what a loader is given.
  loaderDeps: ({ search }) => parseSearch(search),
  loader: ({ deps: { q, page = 1 } }) => void utils.admin.search.prefetch({ q, page }),
  component: UsersPage,
});
