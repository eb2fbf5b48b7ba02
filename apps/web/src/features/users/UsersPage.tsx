import { AdminPlayersScreen } from '@fairway/ui/features/users/screens/AdminPlayersScreen/AdminPlayersScreen';
import { adminPaths } from '@fairway/ui/paths/admin';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { parseSearch } from '../../app/shell/pageSearch.ts';
import { trpc } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';

/** The list of users, or of those whom a search has found: a page by itself, or beside one of them, who stays. */
export function UsersPage() {
  const { q, page = 1 } = useSearch({ from: '/admin/players/_desk', select: parseSearch, structuralSharing: true });
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  const everybody = trpc.admin.users.useQuery(
    { page },
    { placeholderData: keepPreviousData, enabled: q === undefined },
  );
  const found = trpc.admin.search.useQuery({ q, page }, { enabled: q !== undefined });
  const users = q === undefined ? everybody : found;
  const toHref = (search: { q?: string | undefined; page?: number }) => {
    if (id !== undefined) return adminPaths.playerBeside(id, search);
    return search.q ? adminPaths.search(search.q, search.page) : adminPaths.players(search.page);
  };
  return (
    <AdminPlayersScreen
      q={q}
      state={screenState({ users }, (data) => data.users)}
      onSearch={(typed) => void navigate({ href: toHref({ q: typed }), resetScroll: false })}
      getHref={(other) => toHref({ q, page: other })}
    />
  );
}
