import { OfflineBanner } from '@fairway/ui/kit/OfflineBanner/OfflineBanner';
import { useOnline } from '../connection/useOnline.ts';

/** The offline banner, told by the heartbeat. */
export function ConnectionBanner() {
  return <OfflineBanner offline={!useOnline()} />;
}
