import { AppShell } from '@fairway/ui/kit/AppShell/AppShell';
import { Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CommandFrame } from '../commands/CommandFrame.tsx';
import { HOME_OF } from '../session/startPath.ts';
import { useUser } from '../session/useUser.ts';
import { isWithin } from './paths.ts';
import { ShellBanner } from './ShellBanner.tsx';
import { listPlaces } from './places.ts';
import { useBadges } from './useBadges.ts';

/** The frame around every signed-in page. The account link is hidden on admin pages. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const user = useUser();
  const { type } = user;
  const pathname = useLocation({ select: (location) => location.pathname });
  const items = listPlaces(type, pathname, useBadges(type));
  return (
    <CommandFrame user={user}>
      {(finder) => (
        <AppShell
          items={items}
          homeHref={HOME_OF[type]}
          accountHref={isWithin(pathname, '/admin') ? undefined : '/account'}
          accountCurrent={isWithin(pathname, '/account')}
          finder={finder}
          banner={<ShellBanner />}
        >
          {children}
        </AppShell>
      )}
    </CommandFrame>
  );
}
