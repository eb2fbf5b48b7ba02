import { creditsPhrase, moneyPhrase } from '@fairway/contracts/phrases';
import { Button, Card } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import classes from './AddCreditsScreen.module.css';

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
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <Card component="section" className={classes.bought}>
      <Icon of={IconCircleCheck} size={40} className={classes.tick} />
      <h2 ref={titleRef} tabIndex={-1} className={classes.boughtTitle}>
        {credits === 1 ? '1 credit is yours' : `${creditsPhrase(credits)} are yours`}
      </h2>
      <p className={classes.paid}>
        {`${moneyPhrase(amount, currency)} was paid${card === null ? '' : ` with the card ending ${card}`}. The receipt is on its way by mail.`}
      </p>
      <div className={classes.ways}>
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
      </div>
    </Card>
  );
}
