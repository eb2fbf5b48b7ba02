import { creditsPhrase, fullName, moneyPhrase } from '@fairway/contracts/phrases';
import { Button, Card } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { CardOnTheWay } from '../../../components/CardOnTheWay/CardOnTheWay.tsx';
import { BANK_ASKS, type Paying } from '../../../components/CardOnTheWay/paying.ts';
import { CreditStepper } from '../../../components/credits/CreditStepper/CreditStepper.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { PAYMENT_DETAILS } from '../paths.ts';
import classes from './AddCreditsScreen.module.css';

/** How credits are sold: the price of one, in minor units. */
export interface CreditShop {
  lesson_price: number;
  currency: string;
}

export interface CreditOrder {
  credits: number;
  /** For all of them, as it was shown; minor units. */
  price: number;
}

/** A purchase on its way. */
export interface Buying extends Paying {
  onBuy: (order: CreditOrder) => void;
  /** Why it was refused, in the server's words. */
  refusal?: string | undefined;
}

export interface BuyCreditsProps extends Buying {
  shop: CreditShop;
  stripe_card: string | null;
  /** How many are proposed. */
  proposed: number;
}

function CardLine({ stripe_card }: { stripe_card: string }) {
  return (
    <p className={classes.card}>
      <Icon of={IconCreditCard} size={20} />
      <span>{`Card ending ${stripe_card}`}</span>
      <AppLink href={PAYMENT_DETAILS}>Change</AppLink>
    </p>
  );
}

/** 1 to 20 credits for the price shown, with the card on file or with one that is added on the way (S1 §2, §9). */
export function BuyCredits(props: BuyCreditsProps) {
  const { shop, stripe_card, proposed, onBuy, busy, confirming, refusal, cardForm, onWithoutCard } = props;
  const [credits, setCredits] = useState(proposed);
  const price = shop.lesson_price * credits;
  const sum = moneyPhrase(price, shop.currency);
  if (cardForm)
    return <CardOnTheWay form={cardForm} price={sum} goods={creditsPhrase(credits)} onWithoutCard={onWithoutCard} />;
  return (
    <section>
      <SectionTitle>Buy credits</SectionTitle>
      <Card>
        <Form className={classes.form} busy={busy} onSubmit={() => onBuy({ credits, price })}>
          <CreditStepper label="How many credits" value={credits} onChange={setCredits} disabled={busy} />
          <div className={classes.sum}>
            <span className={classes.times}>{`${credits} × ${moneyPhrase(shop.lesson_price, shop.currency)}`}</span>
            <output className={classes.total} aria-label="Price">
              {sum}
            </output>
          </div>
          {refusal ? (
            <Notice tone="danger" role="alert">
              {refusal}
            </Notice>
          ) : null}
          {confirming ? (
            <Notice tone="info" role="status">
              {BANK_ASKS}
            </Notice>
          ) : null}
          <Button type="submit" size="lg" fullWidth loading={busy}>
            {stripe_card === null ? `Add a card and pay ${sum}` : `Pay ${sum}`}
          </Button>
          {stripe_card === null ? null : <CardLine stripe_card={stripe_card} />}
        </Form>
      </Card>
    </section>
  );
}

/** What stands in place of the shop while the coach has no price (C7). */
export function NoShop({ pro }: { pro: { first_name: string; last_name: string } | null }) {
  const name = pro ? fullName(pro) : 'Your coach';
  return (
    <Notice title="No credits on sale">
      {`${name} has not set a price for credits yet, so none can be bought here. Credits that you are given pay for lessons all the same, and you can always pay on the day.`}
    </Notice>
  );
}
