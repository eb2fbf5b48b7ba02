import { Button, Card, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CardForm } from '../CardForm/CardForm.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import type { CardEntry, Paying } from './paying.ts';

export interface CardPaymentFlowProps extends Pick<Paying, 'onWithoutCard'> {
  form: CardEntry;
  /** In words: "£45.00". */
  price: string;
  /** What is bought: "this offer". */
  goods: string;
}

/** In place of the button that buys, while there is no card: it takes one, and what was wanted is paid with it. */
export function CardPaymentFlow({ form, price, goods, onWithoutCard }: CardPaymentFlowProps) {
  const hereRef = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the person goes on in the form, wherever on the page it stands.
  useEffect(() => hereRef.current?.querySelector('input')?.focus(), []);
  return (
    <section ref={hereRef}>
      <SectionTitle>Add a card</SectionTitle>
      <Card>
        <Text c="dimmed" mb="md">{`${price} is charged to it for ${goods}. Your card is kept for the next time.`}</Text>
        <CardForm
          {...form}
          label={`Save card and pay ${price}`}
          aside={
            <Button variant="subtle" fullWidth onClick={onWithoutCard} disabled={form.busy}>
              Not now
            </Button>
          }
        />
      </Card>
    </section>
  );
}
