import { APP_VERSION } from '@fairway/contracts/constants';
import { startHeartbeat } from './connection/heartbeat.ts';
import { reportFailure } from './failures/report.ts';
import { connectWrapper, tellSignedOut } from './native/connect.ts';
import { notify } from './notices/notify.ts';
import { firstPageStands, whenIdle } from './page/whenIdle.ts';
import { registerServiceWorker, takeNewVersion } from './pwa/serviceWorker.ts';
import { router } from './router.ts';
import { onForgottenElsewhere } from './session/lastUser.ts';
import { endSession, keepUser, whenSessionEnds } from './session/session.ts';
import { handleFailures, queryClient } from './trpc/queryClient.ts';

/** Joins the parts of the app that must not know each other. Once, before the first page. */
export function wire(): void {
  handleFailures(reportFailure);
  whenSessionEnds(() => {
    tellSignedOut();
    void router.navigate({ to: '/login', search: { from: router.state.location.href }, replace: true });
  });
  onForgottenElsewhere(endSession);
  keepUser();
  connectWrapper(APP_VERSION, {
    goHome: () => void router.navigate({ to: '/', replace: true }),
    tell: notify.error,
  });
  startHeartbeat();

  router.subscribe('onRendered', firstPageStands);
  if (!import.meta.env.PROD) return;
  void whenIdle(() => void registerServiceWorker());
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged && queryClient.isMutating() === 0) void takeNewVersion();
  });
}
