import '../styles.ts';
import { createRoot } from 'react-dom/client';
import { startHeartbeat } from '../connection/heartbeat.ts';
import { whenSent } from '../../features/auth/callAccounts.ts';
import { findSignInPage } from '../../features/auth/signInPages.ts';
import { registerServiceWorker } from '../pwa/serviceWorker.ts';
import { isInWrapper } from '../native/port.ts';
import { firstPageStands, whenIdle } from '../shell/whenIdle.ts';
import { readLastUser } from '../session/lastUser.ts';
import { drawFirst } from '../drawFirst.ts';
import { findRoot } from '../findRoot.ts';
import { openAppHere, prefetchNext, readyNext } from './openApp.ts';
import { SignInEntry } from './SignInEntry.tsx';

const root = createRoot(findRoot());
// The server shows these pages at the start to whoever brings no session with them.
if (location.pathname === '/' && !readLastUser()) history.replaceState(null, '', '/login');
const first = findSignInPage(location);

// The app knows where somebody belongs who has been here before, and how to speak to the wrapper.
if (!first || isInWrapper() || readLastUser()) void openAppHere(root);
else {
  startHeartbeat();
  drawFirst(root, <SignInEntry root={root} first={first} />);
  void whenIdle(prefetchNext);
  whenSent(readyNext);
  if (import.meta.env.PROD) void whenIdle(() => void registerServiceWorker());
  requestAnimationFrame(firstPageStands);
}
