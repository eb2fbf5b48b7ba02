import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';

export interface RefundDialogProps {
  /** What is given back; null while nobody asks. */
  of: { amount: number; currency: string; number: string; credits: number } | null;
  /** Who gets the money: "Alex Taylor". */
  who: string;
  /** Fulfils once the money is on its way. */
  onRefund: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before the money of a purchase goes back, and says what goes with it. */
export function RefundDialog({ of, who, onRefund, onClose }: RefundDialogProps) {
  const { busy, run } = useSingleFlight(onRefund);
  const sum = of ? formatMoney(of.amount, of.currency) : '';
  return (
    <ConfirmDialog
      opened={of !== null}
      title="Are you sure you want to refund this purchase?"
      warning={
        of && of.credits > 0
          ? `${formatCredits(of.credits)} ${of.credits === 1 ? 'is' : 'are'} taken back. This cannot be undone.`
          : 'This cannot be undone.'
      }
      confirmLabel={`Refund ${sum}`}
      cancelLabel="Keep purchase"
      danger
      busy={busy}
      onConfirm={() => void run().then(onClose)}
      onClose={onClose}
    >
      {of ? `${sum} of receipt ${of.number} goes back to the card of ${who}.` : null}
    </ConfirmDialog>
  );
}
