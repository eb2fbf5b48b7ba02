import { adminPaths } from '@fairway/ui/paths/admin';
import { createFileRoute } from '@tanstack/react-router';
import { DeskFrame } from '../../../app/desk/DeskFrame.tsx';
import { isDeskWide } from '../../../app/desk/deskWidth.ts';
import { parseSearch } from '../../../app/shell/pageSearch.ts';
import { UsersList } from '../../../features/users/UsersList.ts';

/** What a search has found is a list with an address of its own. */
const SEARCH = '/admin/players/search';

export const Route = createFileRoute('/admin/players/_desk')({
  validateSearch: parseSearch,
  loader: () => (isDeskWide() ? UsersList.preload?.() : undefined),
  component: UsersDesk,
});

function UsersDesk() {
  const searching = Route.useSearch({ select: parseSearch, structuralSharing: true }).q !== undefined;
  return (
    <DeskFrame
      label={searching ? 'Users found' : 'All users'}
      listPath={searching ? SEARCH : adminPaths.players()}
      entryPath={adminPaths.player('')}
      List={UsersList}
    />
  );
}
