import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import { IconWifiOff } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './OfflineBanner.module.css';

export interface OfflineBannerProps {
  /** True while the server cannot be reached. */
  offline: boolean;
}

/** Says across the whole app that the connection is gone. The empty region stays, so that its filling is announced. */
export function OfflineBanner({ offline }: OfflineBannerProps) {
  return (
    <div role="status" className={classes.region}>
      {offline ? (
        <div className={classes.banner}>
          <Icon of={IconWifiOff} />
          <span>{FAILURE_TEXTS.offline}</span>
        </div>
      ) : null}
    </div>
  );
}
