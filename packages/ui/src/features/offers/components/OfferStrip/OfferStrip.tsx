import type { Offer } from '@fairway/contracts/offers/offers';
import { type ReactNode, useId } from 'react';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import classes from './OfferStrip.module.css';

export interface OfferStripProps {
  /** The category's name. */
  name: string;
  offers: Offer[];
  card: (offer: Offer) => ReactNode;
}

/** The offers of one category: leafed through on a phone, beside each other on a desktop. */
export function OfferStrip({ name, offers, card }: OfferStripProps) {
  const id = useId();
  return (
    <section>
      <SectionTitle id={id}>{name}</SectionTitle>
      <ul className={classes.strip} aria-labelledby={id} data-single={offers.length === 1 || undefined}>
        {offers.map((offer) => (
          <li key={offer.id} className={classes.place}>
            {card(offer)}
          </li>
        ))}
      </ul>
    </section>
  );
}
