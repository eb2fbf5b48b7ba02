import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { Button } from '@mantine/core';
import { CreditsDone } from '../../components/CreditsDone/CreditsDone.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';

export interface BoughtCredits {
  credits: number;
  /** Minor units. */
  amount: number;
  currency: string;
  card: string | null;
  receiptHref: string;
}

export interface BoughtProps {
  bought: BoughtCredits;
  /** Back to what the credits were wanted for. */
  onwards: { href: string; label: string } | null;
  onMore: () => void;
}

/** Says that the credits are there, and leads to the receipt and on. */
export function Bought({ bought, onwards, onMore }: BoughtProps) {
  const { credits, amount, currency, card, receiptHref } = bought;
  return (
    <CreditsDone
      title={credits === 1 ? '1 credit is yours' : `${formatCredits(credits)} are yours`}
      detail={`${formatMoney(amount, currency)} was paid${card === null ? '' : ` with the card ending ${card}`}. We’ll email your receipt.`}
    >
      {onwards ? (
        <Button component={AppLink} href={onwards.href} fullWidth>
          {onwards.label}
        </Button>
      ) : null}
      <Button variant="default" component={AppLink} href={receiptHref} fullWidth>
        View receipt
      </Button>
      <Button variant="subtle" fullWidth onClick={onMore}>
        Buy more credits
      </Button>
    </CreditsDone>
  );
}
