import type { RecordShare } from '@fairway/contracts/lessons/record-sharing';
import { SHARE_DAYS } from '@fairway/contracts/lessons/record-limits';
import { Button, Stack, Text } from '@mantine/core';
import { IconSend, IconShare2 } from '@tabler/icons-react';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { CopyAddress } from '../../../../kit/CopyAddress/CopyAddress.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { HeaderButton } from '../../../../kit/PageHeader/HeaderButton.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { ShareEnd } from './ShareEnd.tsx';

/** What a player does to let others read a record. */
export interface RecordSharing {
  /** The link, once the sheet is open; null while the record is not shared. */
  state: Loadable<{ share: RecordShare | null }>;
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Makes a link. Whoever makes it tells of a failure. */
  onShare: () => Promise<unknown>;
  /** Takes the link away; a failure is told in the same way. */
  onStop: () => Promise<unknown>;
  onCopy: (url: string) => void;
  /** Hands the link to whatever the person sends with; left out where the device has no such thing. */
  onSend?: ((url: string) => void) | undefined;
}

type Acts = Pick<RecordSharing, 'onShare' | 'onStop' | 'onCopy' | 'onSend'>;

function NotShared({ onShare }: Pick<Acts, 'onShare'>) {
  const { busy, run } = useSingleFlight(onShare);
  return (
    <Stack gap="md">
      <Text>
        {`Anyone who has the link can read this record, with its pictures and videos, for ${SHARE_DAYS} days or until you stop sharing. They see your first name; comments stay between you and your coach.`}
      </Text>
      <Button fullWidth loading={busy} onClick={() => void run()}>
        Create a link
      </Button>
    </Stack>
  );
}

function Shared({ share, onStop, onCopy, onSend }: Omit<Acts, 'onShare'> & { share: RecordShare }) {
  const { busy, run } = useSingleFlight(onStop);
  return (
    <Stack gap="md">
      <CopyAddress label="Link to this record" url={share.url} onCopy={onCopy} />
      {onSend ? (
        <Button
          variant="default"
          fullWidth
          leftSection={<Icon of={IconSend} size={20} />}
          onClick={() => onSend(share.url)}
        >
          Send the link
        </Button>
      ) : null}
      <Text c="dimmed" fz="sm">
        <ShareEnd expires_at={share.expires_at} /> Anyone who has it can read the record until then.
      </Text>
      <Button variant="subtle" color="red" fullWidth loading={busy} onClick={() => void run()}>
        Stop sharing
      </Button>
    </Stack>
  );
}

/** The button by which a player shares a record, and the sheet that it opens. */
export function ShareRecord({ state, opened, onOpen, onClose, ...acts }: RecordSharing) {
  return (
    <>
      <HeaderButton icon={IconShare2} label="Share this record" onClick={onOpen} />
      <Sheet opened={opened} title="Share this record" onClose={onClose}>
        <ScreenState
          state={state}
          failedLevel={3}
          loading={
            <Loading>
              <LoadingCard height={148} />
            </Loading>
          }
        >
          {({ share }) => (share ? <Shared {...acts} share={share} /> : <NotShared {...acts} />)}
        </ScreenState>
      </Sheet>
    </>
  );
}
