import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import classes from './ActingBanner.module.css';

export interface ActingBannerProps {
  /** The child for whom a guardian uses the app. */
  first_name: string;
  /** Goes back to the guardian's own account. */
  onBack: () => Promise<unknown>;
}

/** Says above every page whose it is, while a guardian acts for a child, and leads back. */
export function ActingBanner({ first_name, onBack }: ActingBannerProps) {
  const { busy, run } = useSingleFlight(onBack);
  return (
    <section className={classes.banner} data-banner aria-label="Acting for a child">
      <Icon of={IconUserCheck} />
      <span className={classes.words}>You’re acting for {first_name}</span>
      <Button variant="default" size="compact-md" mih={44} loading={busy} onClick={() => void run()}>
        Switch back
      </Button>
    </section>
  );
}
