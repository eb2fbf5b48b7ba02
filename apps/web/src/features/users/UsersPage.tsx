import { AdminPlayersScreen } from '@fairway/ui/features/users/screens/AdminPlayersScreen/AdminPlayersScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { trpc } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { useFind } from './useFind.ts';

/** The list of users: a page by itself, or beside one of them. */
export function UsersPage() {
  const { page = 1 } = useSearch({ from: '/admin/players/_desk' });
  const users = trpc.admin.users.useQuery({ page }, { placeholderData: keepPreviousData });
  return <AdminPlayersScreen state={screenState({ users }, (data) => data.users)} onSearch={useFind()} />;
}
