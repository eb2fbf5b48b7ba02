import { APP_VERSION } from '@fairway/contracts/constants';
import { onlineManager } from '@tanstack/react-query';
import { startHeartbeat } from './connection/heartbeat.ts';
import { isOnline, onConnectionChange } from './connection/online.ts';
import { nameMissingParts } from './failures/missingPart.ts';
import { reportFailure } from './failures/report.ts';
import { isInWrapper } from './native/port.ts';
import { followLive } from './live/followLive.ts';
import { notify } from './notices/notify.ts';
import { firstPageStands, whenIdle } from './shell/whenIdle.ts';
import { isIdle } from './pwa/isIdle.ts';
import { takeNewVersion } from './pwa/newVersion.ts';
import { registerServiceWorker } from './pwa/serviceWorker.ts';
import { takeFirstData } from './firstData.ts';
import type { AppRouter } from './router.ts';
import { onLastUserElsewhere } from './session/lastUser.ts';
import { followOtherTabs, keepUser, whenPersonChanges, whenSessionEnds } from './session/session.ts';
import type * as webPush from './webPush/webPush.ts';
import { handleFailures } from '../trpc/queryClient.ts';

/** The first page does without them; by the time that somebody logs out they are there. What fails is tried at the next start. */
const withWebPush = (work: (pushes: typeof webPush) => void): void =>
  void import('./webPush/webPush.ts').then(work).catch(() => undefined);

/** The line to the native wrapper. A plain browser has none, and does not load what speaks over it. */
const line = isInWrapper() ? import('./native/connect.ts') : null;

let done = false;

/** Joins the parts of the app that must not know each other, before its first page; a second call changes nothing. */
export function bootstrap(router: AppRouter): void {
  if (done) return;
  done = true;
  handleFailures(reportFailure);
  nameMissingParts();
  whenSessionEnds(() => {
    void line?.then(({ tellSignedOut }) => tellSignedOut());
    withWebPush(({ leaveWebPush }) => leaveWebPush());
    const search = { from: router.state.location.href };
    // Nothing typed is held back for whoever is here now: it was another person's.
    void router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true });
  });
  whenPersonChanges(followLive);
  onLastUserElsewhere(followOtherTabs);
  keepUser();
  takeFirstData();
  void line?.then(({ connectWrapper }) =>
    connectWrapper(APP_VERSION, {
      goHome: () => void router.navigate({ to: '/', replace: true }),
      tell: notify.error,
    }),
  );
  onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(isOnline())));
  onlineManager.setOnline(isOnline());
  startHeartbeat();

  router.subscribe('onRendered', firstPageStands);
  // What was written without a connection goes out, whatever page the app opens with.
  void whenIdle(() => void import('../features/messaging/outbox.ts').then(({ startOutbox }) => startOutbox()));
  void whenIdle(() => void import('../features/kit/runKit.ts').then(({ startKit }) => startKit()));
  void whenIdle(() => void import('../features/practice/plans/ticks.ts').then(({ startTicks }) => startTicks()));
  if (!import.meta.env.PROD) return;
  void whenIdle(() => void registerServiceWorker());
  void whenIdle(() => withWebPush(({ followSignedIn }) => followSignedIn()));
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) void takeNewVersion(isIdle);
  });
}
