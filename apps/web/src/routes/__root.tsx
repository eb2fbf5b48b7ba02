import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useThemeColour } from '../app/shell/useThemeColour.ts';
import { PageAnnouncer } from '../app/shell/PageAnnouncer.tsx';
import { ProgressLine } from '../app/shell/ProgressLine.tsx';
import { Toaster } from '../app/notices/Toaster.tsx';

interface RouterContext {
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
