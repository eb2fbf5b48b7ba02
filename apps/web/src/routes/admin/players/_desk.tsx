import { adminPaths } from '@fairway/ui/paths/admin';
import { createFileRoute } from '@tanstack/react-router';
import { DeskFrame } from '../../../app/desk/DeskFrame.tsx';
import { isDeskWide } from '../../../app/desk/deskWidth.ts';
import { parsePage } from '../../../app/shell/pageSearch.ts';
import { UsersList } from '../../../features/users/UsersList.ts';

export const Route = createFileRoute('/admin/players/_desk')({
  validateSearch: parsePage,
  loader: () => (isDeskWide() ? UsersList.preload?.() : undefined),
  component: UsersDesk,
});

function UsersDesk() {
  return <DeskFrame label="All users" listPath={adminPaths.players()} List={UsersList} />;
}
