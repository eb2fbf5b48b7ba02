import { APP_VERSION } from '@fairway/contracts/constants';
import { AccountHomeScreen } from '@fairway/ui/features/users/screens/AccountHomeScreen/AccountHomeScreen';
import { createFileRoute } from '@tanstack/react-router';
import { developerFacts } from '../../app/shell/developerFacts.ts';
import { useLogout } from '../../app/session/useLogout.ts';
import { useUser } from '../../app/session/useUser.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { findDetail, listAccountItems } from '../../features/users/accountItems.ts';
import { externalItems } from '../../features/users/externalItems.ts';

export const Route = createFileRoute('/account/')({
  staticData: { title: 'Account' },
  loader: () => void utils.accounts.links.prefetch(),
  component: Account,
});

function Account() {
  const user = useUser();
  const logout = useLogout();
  const links = trpc.accounts.links.useQuery();
  return (
    <AccountHomeScreen
      state={{ person: { ...user, detail: findDetail(user) }, loggingOut: logout.isPending }}
      groups={[...listAccountItems(user), externalItems(links.data)]}
      moreGroups={links.data === undefined && links.isFetching}
      version={APP_VERSION}
      developer={developerFacts(user)}
      onLogOut={() => logout.mutate()}
    />
  );
}
