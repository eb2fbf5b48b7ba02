import { startHeartbeat } from './connection/heartbeat.ts';
import { reportFailure } from './failures/report.ts';
import { listenForPushToken } from './native/pushToken.ts';
import { firstPageStands, whenIdle } from './page/whenIdle.ts';
import { registerServiceWorker, takeNewVersion } from './pwa/serviceWorker.ts';
import { router } from './router.ts';
import { onForgottenElsewhere } from './session/lastUser.ts';
import { endSession, keepUser, whenSessionEnds } from './session/session.ts';
import { handleFailures, queryClient } from './trpc/queryClient.ts';

/** Joins the parts of the app that must not know each other. Once, before the first page. */
export function wire(): void {
  handleFailures(reportFailure);
  whenSessionEnds(
    () => void router.navigate({ to: '/login', search: { from: router.state.location.href }, replace: true }),
  );
  onForgottenElsewhere(endSession);
  keepUser();
  listenForPushToken();
  startHeartbeat();

  router.subscribe('onRendered', firstPageStands);
  if (!import.meta.env.PROD) return;
  void whenIdle(() => void registerServiceWorker());
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged && queryClient.isMutating() === 0) void takeNewVersion();
  });
}
