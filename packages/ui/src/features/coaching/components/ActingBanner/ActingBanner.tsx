import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { describeUnsent, type UnsentCounts } from '../../../../format/unsent.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import classes from './ActingBanner.module.css';

export interface ActingBannerProps {
  /** The child for whom a guardian uses the app. */
  first_name: string;
  /** Goes back to the guardian's own account, unless something is in the way. */
  onBack: () => Promise<unknown>;
  /** What was done for the child and could not be sent, once it is in the way. */
  unsent?: UnsentCounts | null;
  /** Goes back all the same. */
  onLeave: () => Promise<unknown>;
  onStay: () => void;
}

/** Says above every page whose it is, while a guardian acts for a child, and leads back. */
export function ActingBanner({ first_name, onBack, unsent, onLeave, onStay }: ActingBannerProps) {
  const back = useSingleFlight(onBack);
  const leave = useSingleFlight(onLeave);
  return (
    <section className={classes.banner} data-banner aria-label="Acting for a child">
      <Icon of={IconUserCheck} />
      <span className={classes.words}>You’re acting for {first_name}</span>
      <Button variant="default" size="compact-md" mih={44} loading={back.busy} onClick={() => void back.run()}>
        Switch back
      </Button>
      {unsent ? (
        <ConfirmDialog
          opened
          title="Switch back before this is sent?"
          confirmLabel="Switch back"
          cancelLabel={`Stay with ${first_name}`}
          busy={leave.busy}
          onConfirm={() => void leave.run()}
          onClose={onStay}
        >
          {describeUnsent(unsent, {
            leaving: 'switch back',
            until: `you switch to ${first_name} here again`,
          }).join(' ')}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
