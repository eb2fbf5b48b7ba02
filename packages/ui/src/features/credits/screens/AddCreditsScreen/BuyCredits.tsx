import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatMoney } from '@fairway/contracts/money-format';
import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { CardPaymentFlow } from '../../../checkout/components/CardPaymentFlow/CardPaymentFlow.tsx';
import { BANK_ASKS, mayPay, type Paying } from '../../../checkout/components/CardPaymentFlow/paying.ts';
import { PaymentNotice } from '../../../checkout/components/PaymentNotice/PaymentNotice.tsx';
import { CreditChips } from '../../components/CreditChips.tsx';
import { CreditStepper } from '../../components/CreditStepper/CreditStepper.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { PAYMENT_DETAILS } from '../../../../paths/player.ts';

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
}

export interface BuyCreditsProps extends Buying {
  shop: CreditShop;
  stripe_card: string | null;
  /** As many as somebody lacked who came here from a form; without it nothing is chosen before they choose. */
  missing?: number | undefined;
}

function CardLine({ stripe_card }: { stripe_card: string }) {
  return (
    <Group justify="center" gap="xs" c="dimmed" fz="sm" className="tabular">
      <Icon of={IconCreditCard} size={20} />
      <span>{`Card ending ${stripe_card}`}</span>
      <Anchor
        component={AppLink}
        href={PAYMENT_DETAILS}
        inherit
        lh="var(--app-tap)"
        px={4}
        my={-8}
        underline="always"
        c="var(--app-primary-text)"
      >
        Change
      </Anchor>
    </Group>
  );
}

/** 1 to 20 credits for the price shown, with the card on file or with one that is added on the way. */
export function BuyCredits(props: BuyCreditsProps) {
  const { shop, stripe_card, missing, onBuy, busy, confirming, outcome, cardForm, onWithoutCard } = props;
  const [credits, setCredits] = useState(missing ?? null);
  const price = shop.lesson_price * (credits ?? 0);
  const sum = formatMoney(price, shop.currency);
  if (cardForm)
    return (
      <CardPaymentFlow form={cardForm} price={sum} goods={formatCredits(credits ?? 0)} onWithoutCard={onWithoutCard} />
    );
  const pay = stripe_card === null ? 'Add a card and pay' : 'Pay';
  return (
    <section>
      <SectionTitle>Buy credits</SectionTitle>
      <Card>
        <Form busy={busy} onSubmit={() => credits !== null && onBuy({ credits, price })}>
          <Stack>
            <CreditChips
              value={credits}
              missing={missing}
              price={shop.lesson_price}
              currency={shop.currency}
              onChange={setCredits}
            />
            <CreditStepper label="How many credits" value={credits} onChange={setCredits} disabled={busy} />
            <Group align="baseline" justify="space-between" gap="sm" className="tabular">
              <Text span c="dimmed" fz="sm">{`${formatMoney(shop.lesson_price, shop.currency)} a credit`}</Text>
              <Text component="output" fz={28} fw={680} lts="-0.022em" aria-label="Price">
                {sum}
              </Text>
            </Group>
            <PaymentNotice outcome={outcome} />
            {confirming ? (
              <Notice tone="info" role="status">
                {BANK_ASKS}
              </Notice>
            ) : null}
            <Button
              type="submit"
              size="lg"
              fullWidth
              loading={busy}
              disabled={credits === null || !mayPay({ outcome })}
            >
              {credits === null ? pay : `${pay} ${sum}`}
            </Button>
            {stripe_card === null ? null : <CardLine stripe_card={stripe_card} />}
          </Stack>
        </Form>
      </Card>
    </section>
  );
}

/** What stands in place of the shop while the coach has no price. */
export function NoShop({ pro }: { pro: { first_name: string; last_name: string } | null }) {
  const name = pro ? formatFullName(pro) : 'Your coach';
  return (
    <Notice title="No credits on sale">
      {`${name} has not set a price for credits yet. You can still use credits you are given, or pay on the day.`}
    </Notice>
  );
}
