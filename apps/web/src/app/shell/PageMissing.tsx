import { FailedScreen } from '@fairway/ui/app/FailedScreen/FailedScreen';
import { useEffect, useState } from 'react';
import { checkConnection } from '../connection/heartbeat.ts';
import { isOnline } from '../connection/online.ts';

/** Where the address is kept for which the app was loaded anew, so that it is not done over and over. */
const LOADED_FOR = 'fairway-loaded-for';

/** Loads the app anew where the server can be reached. */
async function loadAnew(): Promise<void> {
  await checkConnection();
  if (!isOnline()) return;
  sessionStorage.setItem(LOADED_FOR, location.href);
  location.reload();
}

/**
 * Stands in for a page whose code is not on this device. The rest of the app stays as it is. While the server is within reach the code
 * is that of a newer version: the app is then loaded anew, once by itself and after that when somebody asks for it.
 */
export function PageMissing() {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (sessionStorage.getItem(LOADED_FOR) !== location.href) void loadAnew();
  }, []);
  const retry = async () => {
    setBusy(true);
    await loadAnew();
    setBusy(false);
  };
  return (
    <FailedScreen
      title="You’re offline"
      message="This page is not on your device yet. The rest of the app keeps working."
      busy={busy}
      onRetry={() => void retry()}
    />
  );
}
