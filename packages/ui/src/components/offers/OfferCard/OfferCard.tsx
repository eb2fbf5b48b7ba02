import type { Offer } from '@fairway/contracts/offers';
import { creditsPhrase } from '@fairway/contracts/phrases';
import type { ReactNode } from 'react';
import { AppLink } from '../../Link/AppLink.tsx';
import { OfferPicture } from '../OfferPicture/OfferPicture.tsx';
import { endsPhrase, leftPhrase, offerPrice } from '../words.ts';
import classes from './OfferCard.module.css';

export interface OfferCardProps {
  offer: Offer;
  href: string;
  /** `YYYY-MM-DD`, for which days need their year. */
  today: string;
  /** The line under the title; what makes a player hurry unless it says otherwise. */
  facts?: string;
  /** Stands on the picture: where the offer stands, for its pro. */
  badge?: ReactNode;
}

const factsOf = (offer: Offer, today: string): string => {
  const { lesson_credits_value: credits } = offer;
  const facts = [leftPhrase(offer), credits > 0 ? creditsPhrase(credits) : null, endsPhrase(offer, today)];
  return facts.filter(Boolean).join(' · ');
};

/** An offer as a card that leads to it: its picture, its price, and what makes somebody hurry. */
export function OfferCard({ offer, href, today, facts = factsOf(offer, today), badge }: OfferCardProps) {
  const { title, image } = offer;
  return (
    <AppLink className={classes.card} href={href}>
      <span className={classes.picture}>
        <OfferPicture image={image} size={1024} />
        {badge ? <span className={classes.badge}>{badge}</span> : null}
        <span className={classes.price}>{offerPrice(offer)}</span>
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.facts}>{facts}</span>
      </span>
    </AppLink>
  );
}
