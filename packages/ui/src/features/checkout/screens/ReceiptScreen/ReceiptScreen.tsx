import type { Receipt } from '@fairway/contracts/checkout/purchases';
import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { formatFullName } from '@fairway/contracts/person-names';
import { IconPrinter } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { type HeaderWay, PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { RefundDialog } from '../../components/RefundDialog/RefundDialog.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Paper } from './Paper.tsx';
import classes from './ReceiptScreen.module.css';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface ReceiptScreenProps {
  state: Loadable<{ receipt: Receipt }>;
  back: HeaderWay;
  onPrint: () => void;
  /** Fulfils once the money is on its way back; for the pro alone. */
  onRefund?: () => Promise<unknown>;
}

function Refunding({ receipt, onRefund }: { receipt: Receipt; onRefund: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);
  const { refund, player } = receipt;
  if (!refund || receipt.status !== 'paid') return null;
  if (!refund.can) return refund.refusal ? <Text c="dimmed" fz="sm">{`No refund: ${refund.refusal}`}</Text> : null;
  return (
    <>
      <Button variant="light" color="red" onClick={() => setAsking(true)}>
        Refund
      </Button>
      <RefundDialog
        of={asking ? receipt : null}
        who={player ? formatFullName(player) : 'the player'}
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
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the receipt">
            <LoadingCard height={480} />
          </Loading>
        }
      >
        {(ready) => (
          <>
            <Paper receipt={ready.receipt} />
            <Group gap="sm" className={classes.actions}>
              <Button variant="default" leftSection={<Icon of={IconPrinter} size={20} />} onClick={onPrint}>
                Print
              </Button>
              {onRefund ? <Refunding receipt={ready.receipt} onRefund={onRefund} /> : null}
            </Group>
          </>
        )}
      </ScreenState>
    </Page>
  );
}
