import type { PendingPlayer } from '@fairway/contracts/coaching/joining';
import { formatFullName } from '@fairway/contracts/person-names';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { DetailList } from '../../../../kit/DetailList/DetailList.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { fullDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';

export interface PendingPlayerScreenProps {
  state: Loadable<{ player: PendingPlayer }>;
  onResend: () => void;
  onCancel: () => void;
  /** Which of the two is on its way. */
  busy?: 'resend' | 'cancel';
  /** Why the mail was not sent: somebody uses the address by now, say. */
  refusal?: string;
  /** The players, or the home it was opened from. */
  closeHref: string;
}

type ReadyProps = Omit<PendingPlayerScreenProps, 'state' | 'closeHref'> & { player: PendingPlayer };

function Pending({ player, onResend, onCancel, busy, refusal }: ReadyProps) {
  const now = useNow();
  const zone = useOwnZone();
  const [asking, setAsking] = useState(false);
  const until = new Date(player.expires_at);
  const over = until <= now;
  const name = formatFullName(player);
  return (
    <>
      {refusal ? (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      ) : over ? (
        <Notice tone="warning" title="This invitation has expired">
          Send the invitation again, and {player.first_name} has another 14 days.
        </Notice>
      ) : (
        <Notice tone="info">
          {player.first_name} can join until {fullDayPhrase(dayAt(until, zone), dayAt(now, zone))}.
        </Notice>
      )}
      <DetailList
        items={[
          { label: 'First name', value: player.first_name },
          { label: 'Last name', value: player.last_name },
          { label: 'Email', value: player.email },
          { label: 'Phone', value: player.phone ?? 'Not given' },
        ]}
      />
      <Stack gap="sm">
        <Button fullWidth loading={busy === 'resend'} disabled={busy === 'cancel'} onClick={onResend}>
          Resend
        </Button>
        <Button
          fullWidth
          variant="default"
          c="var(--app-danger-text)"
          disabled={busy !== undefined}
          onClick={() => setAsking(true)}
        >
          Cancel invitation
        </Button>
      </Stack>
      <ConfirmDialog
        opened={asking}
        title="Are you sure you want to remove this pending player?"
        confirmLabel="Remove player"
        cancelLabel="Keep player"
        danger
        busy={busy === 'cancel'}
        onConfirm={onCancel}
        onClose={() => setAsking(false)}
      >
        The link and the code that were sent to {name} stop working. You can invite them again.
      </ConfirmDialog>
    </>
  );
}

/** Somebody who was invited and is not here yet. */
export function PendingPlayerScreen({ state, closeHref, ...rest }: PendingPlayerScreenProps) {
  const player = findReady(state)?.player;
  return (
    <Page
      header={
        <PageHeader
          title={player ? formatFullName(player) : 'Pending player'}
          detail="Invited, not joined yet"
          close={{ href: closeHref, label: 'Close this pending player' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the pending player">
            <LoadingCard height={56} />
            <LoadingCard height={196} />
            <LoadingCard height={96} />
          </Loading>
        }
      >
        {(ready) => <Pending player={ready.player} {...rest} />}
      </ScreenState>
    </Page>
  );
}
