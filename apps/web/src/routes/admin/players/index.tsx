import { AdminPlayersScreen } from '@fairway/ui/features/users/screens/AdminPlayersScreen/AdminPlayersScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { parsePage } from '../../../app/shell/pageSearch.ts';
import { useFind } from '../../../features/users/useFind.ts';

export const Route = createFileRoute('/admin/players/')({
  staticData: { title: 'Users' },
  validateSearch: parsePage,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 } }) => void utils.admin.users.prefetch({ page }),
  component: Users,
});

function Users() {
  const { page = 1 } = Route.useSearch();
  const users = trpc.admin.users.useQuery({ page }, { placeholderData: keepPreviousData });
  return <AdminPlayersScreen state={screenState({ users }, (data) => data.users)} onSearch={useFind()} />;
}
