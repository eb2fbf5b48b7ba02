import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { PlayerPage } from '@fairway/contracts/coaching/people';
import type { PlayerDeliveries } from '@fairway/contracts/notifications/deliveries';
import { formatFullName } from '@fairway/contracts/person-names';
import { IconUserMinus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCancelLesson } from '../../../lessons/components/useCancelLesson.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { DeliveryList, SuppressedNotices } from './Deliveries.tsx';
import { NextLesson } from './NextLesson.tsx';
import { PlayerFamily, PlayerLinks } from './Overview.tsx';
import { PlayerAtAGlance } from './PlayerAtAGlance.tsx';
import { RemovePlayerDialog } from './RemovePlayerDialog.tsx';

export interface PlayerScreenProps {
  state: Loadable<{ player: PlayerPage }>;
  /** What became of what was sent to them; it comes after the rest. */
  sent?: PlayerDeliveries;
  /** Fulfils once the lesson is cancelled; `refund` gives the credits of a late one back. */
  onCancel: (lesson: Lesson, refund: boolean) => Promise<unknown>;
  /** Fulfils once the player is gone. */
  onRemove: () => Promise<unknown>;
}

const BACK = { href: proPaths.players, label: 'Back to players' };

/** One player: the next lesson, where they stand, how to reach them, and the way out. */
export function PlayerScreen({ state, sent, onCancel, onRemove }: PlayerScreenProps) {
  const hereRef = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useCancelLesson({ side: 'pro', onCancel, onDone: () => hereRef.current?.focus() });
  const player = findReady(state)?.player;
  return (
    <Page
      header={<PageHeader title={player ? formatFullName(player) : 'Player'} back={BACK} />}
      aside={
        state.status === 'failed' ? undefined : (
          <ScreenState
            state={state}
            loading={
              <Loading label="Loading the player">
                <LoadingCard height={98} />
                <LoadingRows count={2} lead />
              </Loading>
            }
          >
            {(ready) => (
              <>
                <PlayerAtAGlance player={ready.player} />
                <PlayerFamily player={ready.player} />
                <RemovePlayer player={ready.player} onRemove={onRemove} />
                {sent ? <DeliveryList deliveries={sent.deliveries} /> : null}
              </>
            )}
          </ScreenState>
        )
      }
    >
      <ScreenState
        state={state}
        loading={
          <>
            <LoadingCard height={196} />
            <LoadingRows count={3} lead />
          </>
        }
      >
        {(ready) => (
          <>
            {sent ? <SuppressedNotices suppressed={sent.suppressed} /> : null}
            <div ref={hereRef} tabIndex={-1} style={{ outline: 'none' }}>
              <NextLesson lesson={ready.player.next_lesson} player={ready.player} onCancel={ask} />
            </div>
            <PlayerLinks player={ready.player} />
          </>
        )}
      </ScreenState>
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
