import type { PendingPlayer } from '@fairway/contracts/joining';
import { fullName } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNow, useOwnZone } from '../../../components/Clock/Clock.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { DetailList } from '../../../components/DetailList/DetailList.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import { fullDayPhrase } from '../../../format/days.ts';
import { dayAt } from '../../../format/zones.ts';
import type { ScreenState } from '../../state.ts';
import classes from './PendingPlayerScreen.module.css';

export interface PendingPlayerScreenProps {
  state: ScreenState<{ player: PendingPlayer }>;
  onResend: () => void;
  onCancel: () => void;
  /** Which of the two is on its way. */
  busy?: 'resend' | 'cancel';
  /** Why the mail was not sent: somebody uses the address by now, say. */
  refusal?: string;
  /** The players, or the home it was opened from (S2 §2). */
  closeHref: string;
}

type ReadyProps = Omit<PendingPlayerScreenProps, 'state' | 'closeHref'> & { player: PendingPlayer };

function Pending({ player, onResend, onCancel, busy, refusal }: ReadyProps) {
  const now = useNow();
  const zone = useOwnZone();
  const [asking, setAsking] = useState(false);
  const until = new Date(player.expires_at);
  const over = until <= now;
  const name = fullName(player);
  return (
    <>
      {refusal ? (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      ) : over ? (
        <Notice tone="warning" title="The link has run out">
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
      <div className={classes.ways}>
        <Button fullWidth loading={busy === 'resend'} disabled={busy === 'cancel'} onClick={onResend}>
          Resend
        </Button>
        <Button
          fullWidth
          variant="default"
          className={classes.cancel}
          disabled={busy !== undefined}
          onClick={() => setAsking(true)}
        >
          Cancel invitation
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title="Are you sure you want to remove this pending player?"
        confirmLabel="Remove"
        cancelLabel="Keep"
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

/** Somebody who was invited and is not here yet (S2 §2 "Pending player"). */
export function PendingPlayerScreen({ state, closeHref, ...rest }: PendingPlayerScreenProps) {
  const name = state.status === 'ready' ? fullName(state.player) : 'Pending player';
  return (
    <Page
      header={
        <PageHeader
          title={name}
          detail="Invited, not here yet"
          close={{ href: closeHref, label: 'Close this pending player' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading the pending player">
          <LoadingCard height={56} />
          <LoadingCard height={196} />
          <LoadingCard height={96} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <Pending player={state.player} {...rest} />
      )}
    </Page>
  );
}
