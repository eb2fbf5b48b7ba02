import { AccountEmpty } from '@fairway/ui/features/users/screens/AccountHomeScreen/AccountEmpty';
import { accountPaths } from '@fairway/ui/paths/account';
import { createFileRoute } from '@tanstack/react-router';
import { DeskFrame } from '../../app/desk/DeskFrame.tsx';
import { isDeskWide } from '../../app/desk/deskWidth.ts';
import { AccountList } from '../../features/users/AccountList.ts';

export const Route = createFileRoute('/account/_desk')({
  loader: () => (isDeskWide() ? AccountList.preload?.() : undefined),
  component: AccountDesk,
});

function AccountDesk() {
  return <DeskFrame label="Settings" listPath={accountPaths.home} List={AccountList} empty={<AccountEmpty />} />;
}
