import type { Receipt } from '@fairway/contracts/checkout/receipts';
import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { formatFullName } from '@fairway/contracts/person-names';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
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
  /** Where the PDFs of the receipt and of its credit note are downloaded. */
  getPdfHref: (kind: 'receipt' | 'credit_note') => string;
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

function Download({ href, label }: { href: string; label: string }) {
  return (
    <Button component="a" href={href} download variant="light" leftSection={<Icon of={IconDownload} size={20} />}>
      {label}
    </Button>
  );
}

/** The receipt of a purchase, to be read, downloaded and printed. */
export function ReceiptScreen({ state, back, onPrint, getPdfHref, onRefund }: ReceiptScreenProps) {
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
              <Download href={getPdfHref('receipt')} label="Download PDF" />
              {ready.receipt.credit_note ? (
                <Download href={getPdfHref('credit_note')} label="Download credit note" />
              ) : null}
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
