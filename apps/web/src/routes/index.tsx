import { StartScreen } from '@fairway/ui/app/StartScreen/StartScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';
import { beginVisit } from '../app/session/beginVisit.ts';
import { refreshUser } from '../app/session/session.ts';
import { startPath } from '../app/session/startPath.ts';

/** The start screen: loads the person, registers a stored push token, welcomes who is new, and sends them on. */
export const Route = createFileRoute('/')({
  loader: async () => {
    const user = await refreshUser();
    if (!user) throw redirect({ to: '/login', replace: true });
    beginVisit();
    throw redirect({ href: startPath(user), replace: true });
  },
  // It sends on whoever comes here, and nobody who only points at a link: what is fetched ahead would stand for a page that has none.
  preload: false,
  pendingMs: 100,
  pendingMinMs: 0,
  pendingComponent: StartScreen,
  errorComponent: AreaFailed,
});
