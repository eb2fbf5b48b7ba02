import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useThemeColour } from '../app/shell/useThemeColour.ts';
import { PageAnnouncer } from '../app/shell/PageAnnouncer.tsx';
import { ProgressLine } from '../app/shell/ProgressLine.tsx';
import { Toaster } from '../app/notices/Toaster.tsx';

interface RouterContext {
  /** Adds the pages of the area that a path lies in; false when it lies in none, or they are there. */
  enterArea: (pathname: string) => Promise<boolean>;
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  useThemeColour();
  return (
    <>
      <ProgressLine />
      <Outlet />
      <PageAnnouncer />
      <Toaster />
    </>
  );
}
