import { APP_VERSION } from '@fairway/contracts/constants';
import { type AccountItem, AccountHomeScreen } from '@fairway/ui/screens/account/AccountHomeScreen/AccountHomeScreen';
import { IconBell, IconCalendarShare, IconPalette } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { developerFacts } from '../../page/developerFacts.ts';
import { useLogout } from '../../session/useLogout.ts';
import { useUser } from '../../session/useUser.ts';

export const Route = createFileRoute('/account/')({ staticData: { title: 'Account' }, component: Account });

const DIARY_URL: AccountItem = {
  label: 'Diary URL',
  detail: 'Your lessons in your own calendar',
  href: '/account/diaryurl',
  icon: IconCalendarShare,
};
const PRIVACY: AccountItem = {
  label: 'Privacy',
  detail: 'How we tell you about your lessons',
  href: '/account/privacy',
  icon: IconBell,
};
const APPEARANCE: AccountItem = {
  label: 'Appearance',
  detail: 'Light or dark',
  href: '/account/appearance',
  icon: IconPalette,
};

function Account() {
  const user = useUser();
  const logout = useLogout();
  return (
    <AccountHomeScreen
      state={{ person: user, loggingOut: logout.isPending }}
      groups={[user.type === 'pro' ? [DIARY_URL] : [], [PRIVACY, APPEARANCE]]}
      version={APP_VERSION}
      developer={developerFacts(user)}
      onLogOut={() => logout.mutate()}
    />
  );
}
