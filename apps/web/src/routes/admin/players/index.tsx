import { AdminPlayersScreen } from '@fairway/ui/screens/admin/AdminPlayersScreen/AdminPlayersScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { parsePage } from '../../../navigation/pageSearch.ts';
import { useFind } from './-useFind.ts';

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
