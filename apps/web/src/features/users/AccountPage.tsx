import { APP_VERSION } from '@fairway/contracts/constants';
import { AccountHomeScreen } from '@fairway/ui/features/users/screens/AccountHomeScreen/AccountHomeScreen';
import { useNavigate } from '@tanstack/react-router';
import { developerFacts } from '../../app/shell/developerFacts.ts';
import { useUser } from '../../app/session/useUser.ts';
import { trpc } from '../../trpc/client.ts';
import { findDetail, listAccountItems } from './accountItems.ts';
import { externalItems } from './externalItems.ts';

/** The menu of the account: a page by itself, or beside one of its settings. */
export function AccountPage() {
  const user = useUser();
  const navigate = useNavigate();
  const links = trpc.accounts.links.useQuery();
  return (
    <AccountHomeScreen
      person={{ ...user, detail: findDetail(user) }}
      groups={[...listAccountItems(user), externalItems(links.data)]}
      moreGroups={links.data === undefined && links.isFetching}
      version={APP_VERSION}
      developer={developerFacts(user)}
      // A page of its own, for it asks first where something waits on this device alone.
      onLogOut={() => void navigate({ to: '/logout' })}
    />
  );
}
