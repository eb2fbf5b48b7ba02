import type { Decorator } from '@storybook/react-vite';
import { IconHistory, IconLogout, IconScale, IconUsers } from '@tabler/icons-react';
import { AppShell } from '../kit/AppShell/AppShell.tsx';

const PLACES = [
  { href: '/admin/players', label: 'Users', icon: IconUsers },
  { href: '/admin/money', label: 'Money', icon: IconScale, badge: 2, badgeLabel: 'discrepancies' },
  { href: '/admin/audit', label: 'Audit', icon: IconHistory },
  { href: '/logout', label: 'Log out', icon: IconLogout },
];

/** Draws a story inside the admin's frame, the place at `at` open. */
export const inAdminShell =
  (at = '/admin/players'): Decorator =>
  (Story) => (
    <AppShell items={PLACES.map((place) => ({ ...place, current: place.href === at }))} homeHref="/admin">
      <Story />
    </AppShell>
  );
