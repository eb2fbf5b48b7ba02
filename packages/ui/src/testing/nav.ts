import {
  IconCalendarEvent,
  IconCalendarWeek,
  IconHome,
  IconMail,
  IconTag,
  IconTarget,
  IconUsers,
} from '@tabler/icons-react';
import type { NavItem } from '../kit/AppShell/NavLinks.tsx';

const marked = (items: NavItem[], at: string, unread: number) =>
  items.map((item) => ({
    ...item,
    current: item.href === at,
    ...(item.label === 'Messages' && { badge: unread, badgeLabel: 'unread messages' }),
  }));

/** The places of a player, the one at `at` open. */
export const playerNav = (at: string, unread = 0): NavItem[] =>
  marked(
    [
      { href: '/player/profile', label: 'Home', icon: IconHome },
      { href: '/player/lessons', label: 'Lessons', icon: IconCalendarEvent },
      { href: '/player/goals', label: 'Goals', icon: IconTarget },
      { href: '/player/offers', label: 'Offers', icon: IconTag },
      { href: '/player/messages', label: 'Messages', icon: IconMail },
    ],
    at,
    unread,
  );

/** The places of a pro. */
export const proNav = (at: string, unread = 0): NavItem[] =>
  marked(
    [
      { href: '/pro/home', label: 'Home', icon: IconHome },
      { href: '/pro/players', label: 'Players', icon: IconUsers },
      { href: '/pro/lessons', label: 'Lessons', icon: IconCalendarEvent },
      { href: '/pro/lessons/diary/calendar', label: 'Diary', icon: IconCalendarWeek, wide: true },
      { href: '/pro/offers', label: 'Offers', icon: IconTag },
      { href: '/pro/messages', label: 'Messages', icon: IconMail },
    ],
    at,
    unread,
  );
