import type { Receipt } from '@fairway/contracts/purchases';
import { useState } from 'react';
import { Button } from '@mantine/core';
import { fullName } from '@fairway/contracts/phrases';
import { IconPrinter } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { type HeaderWay, PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { RefundDialog } from '../../../components/RefundDialog/RefundDialog.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { Paper } from './Paper.tsx';
import classes from './ReceiptScreen.module.css';

export interface ReceiptScreenProps {
  state: ScreenState<{ receipt: Receipt }>;
  back: HeaderWay;
  onPrint: () => void;
  /** Fulfils once the money is on its way back; for the pro alone. */
  onRefund?: () => Promise<unknown>;
}

function Refunding({ receipt, onRefund }: { receipt: Receipt; onRefund: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);
  const { refund, player } = receipt;
  if (!refund || receipt.status !== 'paid') return null;
  if (!refund.can) return refund.refusal ? <p className={classes.refusal}>{`No refund: ${refund.refusal}`}</p> : null;
  return (
    <>
      <Button variant="light" color="red" onClick={() => setAsking(true)}>
        Refund
      </Button>
      <RefundDialog
        of={asking ? receipt : null}
        who={player ? fullName(player) : 'the player'}
        onRefund={onRefund}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** The receipt of a purchase, to be read and to be printed. */
export function ReceiptScreen({ state, back, onPrint, onRefund }: ReceiptScreenProps) {
  const receipt = state.status === 'ready' ? state.receipt : null;
  return (
    <Page header={<PageHeader title={receipt ? `Receipt ${receipt.number}` : 'Receipt'} back={back} />}>
      {state.status === 'loading' ? (
        <Loading label="Loading the receipt">
          <LoadingCard height={480} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <>
          <Paper receipt={state.receipt} />
          <div className={classes.actions}>
            <Button variant="default" leftSection={<Icon of={IconPrinter} size={20} />} onClick={onPrint}>
              Print
            </Button>
            {onRefund ? <Refunding receipt={state.receipt} onRefund={onRefund} /> : null}
          </div>
        </>
      )}
    </Page>
  );
}
