import { AdminPlayersScreen } from '@fairway/ui/features/users/screens/AdminPlayersScreen/AdminPlayersScreen';
import { adminPaths } from '@fairway/ui/paths/admin';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { parseSearch } from '../../../app/shell/pageSearch.ts';
import { useFind } from '../../../features/users/useFind.ts';

export const Route = createFileRoute('/admin/players/search')({
  staticData: { title: 'Search results' },
  validateSearch: parseSearch,
  beforeLoad: ({ search }) => {
    if (search.q === '') throw redirect({ href: adminPaths.players(), replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { q, page = 1 } }) => void utils.admin.search.prefetch({ q, page }),
  component: Results,
});

function Results() {
  const { q, page = 1 } = Route.useSearch();
  const results = trpc.admin.search.useQuery({ q, page });
  return <AdminPlayersScreen q={q} state={screenState({ results }, (data) => data.results)} onSearch={useFind()} />;
}
