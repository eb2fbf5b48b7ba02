import type { CreditLotStory, CreditMap } from '@fairway/contracts/credits';
import { fullName } from '@fairway/contracts/phrases';
import type { PersonName } from '@fairway/contracts/primitives';
import { useState } from 'react';
import { CreditBalance } from '../../../components/credits/CreditBalance/CreditBalance.tsx';
import { CreditStory, type CreditStoryProps } from '../../../components/credits/CreditStory/CreditStory.tsx';
import { StatementForm, type StatementFormProps } from '../../../components/credits/StatementForm/StatementForm.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { RefundDialog } from '../../../components/RefundDialog/RefundDialog.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { GiveCredits, type GiveCreditsProps } from './GiveCredits.tsx';

export interface PlayerCreditsScreenProps {
  player_id: string;
  state: ScreenState<{ credits: CreditMap; player: PersonName; timezone: string }>;
  story: Pick<CreditStoryProps, 'state' | 'onMore'>;
  giving: Omit<GiveCreditsProps, 'first_name'>;
  /** Fulfils once the money of that purchase is on its way. */
  onRefund: (purchase_id: string) => Promise<unknown>;
  statement: Omit<StatementFormProps, 'timezone'>;
}

const refundOf = (lot: CreditLotStory | null) => (lot?.purchase ? { ...lot.purchase, credits: lot.quantity } : null);

/** A player's credits as their pro sees them: the balance, giving some, and where each came from and went (S2 §2, C1 to C4). */
export function PlayerCreditsScreen({
  player_id,
  state,
  story,
  giving,
  onRefund,
  statement,
}: PlayerCreditsScreenProps) {
  const [refunding, setRefunding] = useState<CreditLotStory | null>(null);
  const ready = state.status === 'ready' ? state : null;
  return (
    <Page
      header={
        <PageHeader
          title="Credits"
          detail={ready ? fullName(ready.player) : undefined}
          back={{ href: proPaths.player(player_id), label: 'Back to the player' }}
        />
      }
      aside={
        ready ? (
          <>
            <CreditStory
              {...story}
              none={`Credits that ${ready.player.first_name} buys or is given appear here, with the lessons they pay for.`}
              lessonHref={(lesson) => proPaths.record(player_id, lesson)}
              receiptHref={proPaths.receipt}
              onRefund={setRefunding}
            />
            <StatementForm {...statement} timezone={ready.timezone} />
          </>
        ) : state.status === 'loading' ? (
          <LoadingRows count={5} />
        ) : null
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading the credits">
          <LoadingCard height={260} />
          <LoadingCard height={300} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <>
          <CreditBalance
            credits={state.credits}
            timezone={state.timezone}
            none={`${state.player.first_name} has no credits, and can pay for lessons on the day.`}
          />
          <GiveCredits {...giving} first_name={state.player.first_name} />
          <RefundDialog
            of={refundOf(refunding)}
            who={fullName(state.player)}
            onRefund={() => (refunding?.purchase ? onRefund(refunding.purchase.id) : Promise.resolve())}
            onClose={() => setRefunding(null)}
          />
        </>
      )}
    </Page>
  );
}
