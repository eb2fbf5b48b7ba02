import { AppShell } from '@fairway/ui/kit/AppShell/AppShell';
import type { ReactNode } from 'react';
import { ConnectionBanner } from './ConnectionBanner.tsx';

/** The frame without navigation, for pages that may be shown when nobody is signed in. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <AppShell items={[]} homeHref="/" banner={<ConnectionBanner />}>
      {children}
    </AppShell>
  );
}
