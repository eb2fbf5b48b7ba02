import { StartScreen } from '@fairway/ui/screens/shared/StartScreen/StartScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { registerPushToken } from '../native/pushToken.ts';
import { AreaFailed } from '../page/AreaFailed.tsx';
import { refreshUser } from '../session/session.ts';
import { landingPath } from '../session/startPath.ts';

/** The start screen: loads the person, registers a stored push token, and sends them on (S1 §2 Global). */
export const Route = createFileRoute('/')({
  loader: async ({ context, preload }) => {
    if (preload) return;
    const user = await refreshUser();
    if (!user) throw redirect({ to: '/login', replace: true });
    registerPushToken();
    throw redirect({ href: landingPath(user, context.pageExists), replace: true });
  },
  pendingMs: 100,
  pendingMinMs: 0,
  pendingComponent: StartScreen,
  errorComponent: AreaFailed,
});
