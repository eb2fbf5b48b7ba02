import { APP_VERSION } from '@fairway/contracts/constants';
import { AccountHomeScreen } from '@fairway/ui/features/users/screens/AccountHomeScreen/AccountHomeScreen';
import { developerFacts } from '../../app/shell/developerFacts.ts';
import { useLogout } from '../../app/session/useLogout.ts';
import { useUser } from '../../app/session/useUser.ts';
import { trpc } from '../../trpc/client.ts';
import { findDetail, listAccountItems } from './accountItems.ts';
import { externalItems } from './externalItems.ts';

/** The menu of the account: a page by itself, or beside one of its settings. */
export function AccountPage() {
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
