import type { Lesson } from '@fairway/contracts/lessons';
import type { PlayerPage } from '@fairway/contracts/people';
import { fullName } from '@fairway/contracts/phrases';
import { IconUserMinus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCancelLesson } from '../../../components/lessons/useCancelLesson.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { NextLesson } from './NextLesson.tsx';
import { PlayerContact, PlayerLinks, PlayerStanding } from './Overview.tsx';
import classes from './PlayerScreen.module.css';
import { RemovePlayerDialog } from './RemovePlayerDialog.tsx';

export interface PlayerScreenProps {
  state: ScreenState<{ player: PlayerPage }>;
  /** Fulfils once the lesson is cancelled; `refund` gives the credits of a late one back. */
  onCancel: (lesson: Lesson, refund: boolean) => Promise<unknown>;
  /** Fulfils once the player is gone. */
  onRemove: () => Promise<unknown>;
}

const BACK = { href: proPaths.players, label: 'Back to players' };

/** One player: the next lesson, where they stand, how to reach them, and the way out (S2 §2 "players/{id}"). */
export function PlayerScreen({ state, onCancel, onRemove }: PlayerScreenProps) {
  const hereRef = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useCancelLesson({ side: 'pro', onCancel, onDone: () => hereRef.current?.focus() });
  if (state.status === 'failed')
    return (
      <Page header={<PageHeader title="Player" back={BACK} />}>
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      </Page>
    );
  if (state.status === 'loading')
    return (
      <Page
        header={<PageHeader title="Player" back={BACK} />}
        aside={
          <Loading label="Loading the player">
            <LoadingCard height={98} />
            <LoadingRows count={2} lead />
          </Loading>
        }
      >
        <LoadingCard height={196} />
        <LoadingRows count={3} lead />
      </Page>
    );
  const { player } = state;
  return (
    <Page
      header={<PageHeader title={fullName(player)} back={BACK} />}
      aside={
        <>
          <PlayerStanding player={player} />
          <PlayerContact player={player} />
          <RemovePlayer player={player} onRemove={onRemove} />
        </>
      }
    >
      <div ref={hereRef} tabIndex={-1} className={classes.here}>
        <NextLesson lesson={player.next_lesson} player={player} onCancel={ask} />
      </div>
      <PlayerLinks player={player} />
      {dialog}
    </Page>
  );
}

function RemovePlayer({ player, onRemove }: { player: PlayerPage; onRemove: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useSingleFlight(onRemove);
  return (
    <>
      <ListCard label="Removal">
        <ListRow icon={IconUserMinus} title="Remove Player" tone="danger" onClick={() => setAsking(true)} />
      </ListCard>
      <RemovePlayerDialog
        player={player}
        opened={asking}
        busy={busy}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
