import type { Offer } from '@fairway/contracts/offers/offers';
import { BANK_ASKS } from '../../../checkout/components/CardPaymentFlow/paying.ts';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { offerPrice } from '../../components/text.ts';
import type { Redeeming } from './redeeming.ts';

export interface RedeemDialogProps {
  opened: boolean;
  offer: Offer;
  /** The last four digits of the card on file; null when there is none. */
  card: string | null;
  redeeming: Pick<Redeeming, 'busy' | 'confirming'>;
  onConfirm: () => void;
  onClose: () => void;
}

/** What will happen, before it does: what is charged to which card, or that nothing is. */
function consequence(offer: Offer, card: string | null): string {
  if (offer.price === 0) return 'It’s free. We’ll let your coach know.';
  const price = offerPrice(offer);
  if (card === null) return `You’ll add a card next, and ${price} will be charged to it.`;
  return `${price} is charged to your card ending ${card}.`;
}

/** Asks before an offer is redeemed, and stays until the answer is there. */
export function RedeemDialog({ opened, offer, card, redeeming, onConfirm, onClose }: RedeemDialogProps) {
  const confirmLabel = offer.price === 0 ? 'Redeem' : card === null ? 'Add a card' : `Pay ${offerPrice(offer)}`;
  return (
    <ConfirmDialog
      opened={opened}
      title={offer.title}
      confirmLabel={confirmLabel}
      cancelLabel="Not now"
      busy={redeeming.busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <span role="status">{redeeming.confirming ? BANK_ASKS : consequence(offer, card)}</span>
    </ConfirmDialog>
  );
}
