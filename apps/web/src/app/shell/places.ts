import type { NavItem } from '@fairway/ui/kit/AppShell/NavLinks';
import type { UserType } from '@fairway/contracts/auth/accounts';
import {
  IconCalendarEvent,
  IconCalendarWeek,
  IconHistory,
  IconHome,
  IconLogout,
  IconMail,
  IconScale,
  IconTag,
  IconTarget,
  IconUsers,
} from '@tabler/icons-react';
import { isWithin } from './paths.ts';

interface Place extends Omit<NavItem, 'current'> {
  /** The areas in which this place is the open one. */
  areas: string[];
  /** The single key that leads there from anywhere. */
  key?: string;
}

/** The bottom bar of each role, with the places that exist. */
const PLACES: Record<UserType, Place[]> = {
  player: [
    {
      href: '/player/profile',
      label: 'Home',
      icon: IconHome,
      areas: ['/player/profile', '/player/bag', '/player/yardages', '/player/pro-profile', '/player/pro-bag'],
    },
    {
      href: '/player/lessons',
      label: 'Lessons',
      key: 'l',
      icon: IconCalendarEvent,
      areas: ['/player/lessons', '/player/lesson', '/player/receipts'],
    },
    {
      href: '/player/goals',
      label: 'Goals',
      key: 'g',
      icon: IconTarget,
      areas: ['/player/goals', '/player/drills', '/player/skills'],
    },
    { href: '/player/offers', label: 'Offers', key: 'o', icon: IconTag, areas: ['/player/offers'] },
    { href: '/player/messages', label: 'Messages', key: 'm', icon: IconMail, areas: ['/player/messages'] },
  ],
  pro: [
    { href: '/pro/home', label: 'Home', icon: IconHome, areas: ['/pro/home', '/pro/bag', '/pro/profile'] },
    { href: '/pro/players', label: 'Players', key: 'p', icon: IconUsers, areas: ['/pro/players'] },
    {
      href: '/pro/lessons',
      label: 'Lessons',
      key: 'l',
      icon: IconCalendarEvent,
      areas: ['/pro/lessons', '/pro/lesson', '/pro/drills', '/pro/money'],
    },
    {
      href: '/pro/lessons/diary/calendar',
      label: 'Diary',
      key: 'd',
      icon: IconCalendarWeek,
      areas: [
        '/pro/lessons/diary',
        '/pro/lessons/availability',
        '/pro/lessons/diary-availability',
        '/pro/lessons/settings',
        '/pro/lessons/videosettings',
        '/pro/lessons/limits',
        '/pro/lessons/unplayable',
      ],
      wide: true,
    },
    { href: '/pro/offers', label: 'Offers', key: 'o', icon: IconTag, areas: ['/pro/offers'] },
    { href: '/pro/messages', label: 'Messages', key: 'm', icon: IconMail, areas: ['/pro/messages'] },
  ],
  admin: [
    { href: '/admin/players', label: 'Users', key: 'u', icon: IconUsers, areas: ['/admin/players'] },
    { href: '/admin/money', label: 'Money', key: 'm', icon: IconScale, areas: ['/admin/money'] },
    { href: '/admin/audit', label: 'Audit', key: 'a', icon: IconHistory, areas: ['/admin/audit'] },
    { href: '/logout', label: 'Log out', icon: IconLogout, areas: [] },
  ],
};

/** What is counted on a place, by its address. */
export type Badges = Partial<Record<string, Pick<NavItem, 'badge' | 'badgeLabel'>>>;

/** The navigation of a role while `pathname` is open. */
export const listPlaces = (type: UserType, pathname: string, badges: Badges = {}): NavItem[] =>
  PLACES[type].map(({ areas, key: _key, ...item }) => ({
    ...item,
    ...badges[item.href],
    current: areas.some((area) => isWithin(pathname, area)),
  }));

/** A page that a single key leads to. */
export interface PageShortcut {
  key: string;
  label: string;
  href: string;
}

/** What each role begins most often. */
const NEW: Record<UserType, PageShortcut> = {
  player: { key: 'n', label: 'Book a lesson', href: '/player/lessons/bookchoosetype' },
  pro: { key: 'n', label: 'Book a lesson', href: '/pro/lessons/book' },
  admin: { key: 'n', label: 'Add a user', href: '/admin/players/new' },
};

/** What single keys lead to: to something new, and to the places of the sidebar. */
export const listShortcuts = (type: UserType): PageShortcut[] => [
  NEW[type],
  ...PLACES[type].flatMap(({ key, label, href }) => (key ? [{ key, label, href }] : [])),
];
