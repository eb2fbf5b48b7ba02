import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useThemeColour } from '../page/useThemeColour.ts';
import { PageAnnouncer } from '../navigation/PageAnnouncer.tsx';
import { ProgressLine } from '../navigation/ProgressLine.tsx';
import { Toaster } from '../notices/Toaster.tsx';

export interface RouterContext {
  /** True when this build has a page at that path. */
  pageExists: (path: string) => boolean;
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
