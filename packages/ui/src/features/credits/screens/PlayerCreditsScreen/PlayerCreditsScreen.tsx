import type { CreditLotStory, CreditMap } from '@fairway/contracts/credits/credits';
import { formatFullName } from '@fairway/contracts/person-names';
import type { PersonName } from '@fairway/contracts/primitives';
import { useState } from 'react';
import { CreditBalance } from '../../components/CreditBalance/CreditBalance.tsx';
import { CreditHistory, type CreditHistoryProps } from '../../components/CreditHistory/CreditHistory.tsx';
import { StatementForm, type StatementFormProps } from '../../components/StatementForm/StatementForm.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { RefundDialog } from '../../../checkout/components/RefundDialog/RefundDialog.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { GiveCredits, type GiveCreditsProps } from './GiveCredits.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface PlayerCreditsScreenProps {
  player_id: string;
  state: Loadable<{ credits: CreditMap; player: PersonName; timezone: string }>;
  story: Pick<CreditHistoryProps, 'state' | 'onMore'>;
  giving: Omit<GiveCreditsProps, 'first_name'>;
  /** Fulfils once the money of that purchase is on its way. */
  onRefund: (purchase_id: string) => Promise<unknown>;
  statement: Omit<StatementFormProps, 'timezone'>;
}

const findRefundable = (lot: CreditLotStory | null) =>
  lot?.purchase ? { ...lot.purchase, credits: lot.quantity } : null;

/** A player's credits as their pro sees them: the balance, giving some, and where each came from and went. */
export function PlayerCreditsScreen({
  player_id,
  state,
  story,
  giving,
  onRefund,
  statement,
}: PlayerCreditsScreenProps) {
  const [refunding, setRefunding] = useState<CreditLotStory | null>(null);
  const ready = findReady(state);
  return (
    <Page
      header={
        <PageHeader
          title="Credits"
          detail={ready ? formatFullName(ready.player) : undefined}
          back={{ href: proPaths.player(player_id), label: 'Back to the player' }}
        />
      }
      aside={
        ready ? (
          <>
            <CreditHistory
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
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the credits">
            <LoadingCard height={260} />
            <LoadingCard height={300} />
          </Loading>
        }
      >
        {(facts) => (
          <>
            <CreditBalance
              credits={facts.credits}
              timezone={facts.timezone}
              none={`${facts.player.first_name} has no credits and can pay on the day.`}
            />
            <GiveCredits key={player_id} {...giving} first_name={facts.player.first_name} />
            <RefundDialog
              of={findRefundable(refunding)}
              who={formatFullName(facts.player)}
              onRefund={() => (refunding?.purchase ? onRefund(refunding.purchase.id) : Promise.resolve())}
              onClose={() => setRefunding(null)}
            />
          </>
        )}
      </ScreenState>
    </Page>
  );
}
