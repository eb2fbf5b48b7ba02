import type { Offer } from '@fairway/contracts/offers';
import { Button } from '@mantine/core';
import { CardForm, type CardFormProps } from '../../../components/CardForm/CardForm.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { offerPrice } from '../../../components/offers/words.ts';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import classes from './OfferScreen.module.css';
import type { Redeeming } from './redeeming.ts';

export interface AddCardProps {
  offer: Offer;
  redeeming: Pick<Redeeming, 'onWithoutCard'>;
  form: Omit<CardFormProps, 'label' | 'aside'>;
}

/** A card on the way: once it is saved the offer is bought with it. */
export function AddCard({ offer, redeeming, form }: AddCardProps) {
  const price = offerPrice(offer);
  return (
    <section className={classes.narrow}>
      <SectionTitle>Add a card</SectionTitle>
      <Notice tone="info">{`${price} is charged to it for this offer. Your card is kept for the next time.`}</Notice>
      <CardForm
        {...form}
        label={`Save card and pay ${price}`}
        aside={
          <Button variant="subtle" fullWidth onClick={redeeming.onWithoutCard} disabled={form.busy}>
            Not now
          </Button>
        }
      />
    </section>
  );
}
