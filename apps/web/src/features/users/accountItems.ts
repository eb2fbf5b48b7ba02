import type { User, UserType } from '@fairway/contracts/auth/accounts';
import { formatFullName } from '@fairway/contracts/person-names';
import type { AccountItem } from '@fairway/ui/features/users/screens/AccountHomeScreen/AccountHomeScreen';
import { accountPaths } from '@fairway/ui/paths/account';
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

/** A page of the account, with what it is about. */
export interface OwnAccountItem extends AccountItem {
  detail: string;
}

const PERSONAL: OwnAccountItem = {
  label: 'Personal details',
  detail: 'Name and contact details',
  href: '/account/personal',
  icon: IconUser,
};
const VALIDATION: OwnAccountItem = {
  label: 'Validation code',
  detail: 'For new players, when they sign up',
  href: '/account/validation',
  icon: IconTicket,
};
const PUBLIC_PAGE: OwnAccountItem = {
  label: 'Public page',
  detail: 'Your profile and free times, for anyone with the address',
  href: '/account/public-page',
  icon: IconWorld,
};
const DIARY_URL: OwnAccountItem = {
  label: 'Diary URL',
  detail: 'Your lessons in your own calendar',
  href: '/account/diaryurl',
  icon: IconCalendarShare,
};
const VENUES: OwnAccountItem = {
  label: 'Venue Details',
  detail: 'Where you give lessons',
  href: '/account/club',
  icon: IconMapPin,
};
const YOUR_DATA: OwnAccountItem = {
  label: 'Your data',
  detail: 'Download or delete your data',
  href: '/account/data',
  icon: IconDatabaseExport,
};
const PAYMENT_DETAILS: OwnAccountItem = {
  label: 'Payment details',
  detail: 'The card that pays for lessons and offers',
  href: '/account/subscription',
  icon: IconCreditCard,
};
const PAYMENTS: OwnAccountItem = {
  label: 'Payments',
  detail: 'Your bank account and card',
  href: '/pro/onboard',
  icon: IconCreditCard,
};
const MONEY: OwnAccountItem = {
  label: 'Money',
  detail: 'Payments received and due',
  href: '/pro/money',
  icon: IconCoins,
};
const CHILDREN: OwnAccountItem = {
  label: 'Children',
  detail: 'Book and pay for a child under 18',
  href: accountPaths.children,
  icon: IconMoodKid,
};
const PASSWORD: OwnAccountItem = {
  label: 'Password',
  detail: 'Choose a new one',
  href: '/account/password',
  icon: IconLock,
};
const SECURITY: OwnAccountItem = {
  label: 'Security',
  detail: 'Two-factor authentication and your devices',
  href: '/account/security',
  icon: IconShieldLock,
};
const PRIVACY: OwnAccountItem = {
  label: 'Privacy',
  detail: 'Emails, texts and notifications',
  href: '/account/privacy',
  icon: IconBell,
};
const APPEARANCE: OwnAccountItem = {
  label: 'Appearance',
  detail: 'Light or dark',
  href: '/account/appearance',
  icon: IconPalette,
};

/** Where an address waits for its pin, which is entered there. */
const TO_CONFIRM: OwnAccountItem = { ...PERSONAL, detail: 'Your email is waiting to be confirmed' };

const OWN: Record<UserType, OwnAccountItem[]> = {
  pro: [MONEY, PUBLIC_PAGE, VALIDATION, DIARY_URL, VENUES, PAYMENTS],
  player: [PAYMENT_DETAILS, CHILDREN],
  admin: [],
};

/** Somebody in a guardian's care has no children to add; whoever acts for one finds the way back there. */
const listOwn = ({ type, guardian, guardian_acts }: User): OwnAccountItem[] =>
  OWN[type].filter((item) => item !== CHILDREN || guardian === null || guardian_acts);

const waitsForPin = ({ email, email_verified, pending_email }: User): boolean =>
  email !== '' && (!email_verified || pending_email !== null);

/** The pages of somebody's account, in the groups that they are shown in. */
export const listAccountItems = (user: User): OwnAccountItem[][] => [
  [waitsForPin(user) ? TO_CONFIRM : PERSONAL, ...listOwn(user)],
  // A guardian has a password and devices of their own, in their own account.
  user.guardian_acts ? [] : [PASSWORD, SECURITY],
  [PRIVACY, APPEARANCE, YOUR_DATA],
];

/** What stands under somebody's name: their email, or of a child without one in whose care they are. */
export const findDetail = ({ email, guardian }: User): string =>
  email || (guardian ? `In the care of ${formatFullName(guardian)}` : '');
