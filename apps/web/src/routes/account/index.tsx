import type { User, UserType } from '@fairway/contracts/auth/accounts';
import { APP_VERSION } from '@fairway/contracts/constants';
import { formatFullName } from '@fairway/contracts/person-names';
import {
  type AccountItem,
  AccountHomeScreen,
} from '@fairway/ui/features/users/screens/AccountHomeScreen/AccountHomeScreen';
import {
  IconBell,
  IconCalendarShare,
  IconCoins,
  IconCreditCard,
  IconDatabaseExport,
  IconLock,
  IconMapPin,
  IconMoodKid,
  IconPalette,
  IconShieldLock,
  IconTicket,
  IconUser,
  IconWorld,
} from '@tabler/icons-react';
import { accountPaths } from '@fairway/ui/paths/account';
import { createFileRoute } from '@tanstack/react-router';
import { developerFacts } from '../../app/shell/developerFacts.ts';
import { useLogout } from '../../app/session/useLogout.ts';
import { useUser } from '../../app/session/useUser.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { externalItems } from '../../features/users/externalItems.ts';

export const Route = createFileRoute('/account/')({
  staticData: { title: 'Account' },
  loader: () => void utils.accounts.links.prefetch(),
  component: Account,
});

const PERSONAL: AccountItem = {
  label: 'Personal details',
  detail: 'Name and contact details',
  href: '/account/personal',
  icon: IconUser,
};
const VALIDATION: AccountItem = {
  label: 'Validation code',
  detail: 'For new players, when they sign up',
  href: '/account/validation',
  icon: IconTicket,
};
const PUBLIC_PAGE: AccountItem = {
  label: 'Public page',
  detail: 'Your profile and free times, for anyone with the address',
  href: '/account/public-page',
  icon: IconWorld,
};
const DIARY_URL: AccountItem = {
  label: 'Diary URL',
  detail: 'Your lessons in your own calendar',
  href: '/account/diaryurl',
  icon: IconCalendarShare,
};
const VENUES: AccountItem = {
  label: 'Venue Details',
  detail: 'Where you give lessons',
  href: '/account/club',
  icon: IconMapPin,
};
const YOUR_DATA: AccountItem = {
  label: 'Your data',
  detail: 'Download or delete your data',
  href: '/account/data',
  icon: IconDatabaseExport,
};
const PAYMENT_DETAILS: AccountItem = {
  label: 'Payment details',
  detail: 'The card that pays for lessons and offers',
  href: '/account/subscription',
  icon: IconCreditCard,
};
const PAYMENTS: AccountItem = {
  label: 'Payments',
  detail: 'Your bank account and card',
  href: '/pro/onboard',
  icon: IconCreditCard,
};
const MONEY: AccountItem = {
  label: 'Money',
  detail: 'Payments received and due',
  href: '/pro/money',
  icon: IconCoins,
};
const CHILDREN: AccountItem = {
  label: 'Children',
  detail: 'Book and pay for a child under 18',
  href: accountPaths.children,
  icon: IconMoodKid,
};
const PASSWORD: AccountItem = {
  label: 'Password',
  detail: 'Choose a new one',
  href: '/account/password',
  icon: IconLock,
};
const SECURITY: AccountItem = {
  label: 'Security',
  detail: 'Two-factor authentication and your devices',
  href: '/account/security',
  icon: IconShieldLock,
};
const PRIVACY: AccountItem = {
  label: 'Privacy',
  detail: 'Emails, texts and notifications',
  href: '/account/privacy',
  icon: IconBell,
};
const APPEARANCE: AccountItem = {
  label: 'Appearance',
  detail: 'Light or dark',
  href: '/account/appearance',
  icon: IconPalette,
};

/** Where an address waits for its pin, which is entered there. */
const TO_CONFIRM: AccountItem = { ...PERSONAL, detail: 'Your email is waiting to be confirmed' };

const OWN: Record<UserType, AccountItem[]> = {
  pro: [MONEY, PUBLIC_PAGE, VALIDATION, DIARY_URL, VENUES, PAYMENTS],
  player: [PAYMENT_DETAILS, CHILDREN],
  admin: [],
};

/** Somebody in a guardian's care has no children to add; whoever acts for one finds the way back there. */
const listOwn = ({ type, guardian, guardian_acts }: User): AccountItem[] =>
  OWN[type].filter((item) => item !== CHILDREN || guardian === null || guardian_acts);

const waitsForPin = ({ email, email_verified, pending_email }: User): boolean =>
  email !== '' && (!email_verified || pending_email !== null);

/** What stands under somebody's name: their email, or of a child without one in whose care they are. */
const findDetail = ({ email, guardian }: User): string =>
  email || (guardian ? `In the care of ${formatFullName(guardian)}` : '');

function Account() {
  const user = useUser();
  const logout = useLogout();
  const links = trpc.accounts.links.useQuery();
  return (
    <AccountHomeScreen
      state={{ person: { ...user, detail: findDetail(user) }, loggingOut: logout.isPending }}
      groups={[
        [waitsForPin(user) ? TO_CONFIRM : PERSONAL, ...listOwn(user)],
        // A guardian has a password and devices of their own, in their own account.
        user.guardian_acts ? [] : [PASSWORD, SECURITY],
        [PRIVACY, APPEARANCE, YOUR_DATA],
        externalItems(links.data),
      ]}
      moreGroups={links.data === undefined && links.isFetching}
      version={APP_VERSION}
      developer={developerFacts(user)}
      onLogOut={() => logout.mutate()}
    />
  );
}
