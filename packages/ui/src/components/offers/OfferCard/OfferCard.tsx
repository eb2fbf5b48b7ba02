import type { Offer } from '@fairway/contracts/offers';
import { creditsPhrase } from '@fairway/contracts/phrases';
import { AppLink } from '../../Link/AppLink.tsx';
import { OfferPicture } from '../OfferPicture/OfferPicture.tsx';
import { endsPhrase, leftPhrase, offerPrice } from '../words.ts';
import classes from './OfferCard.module.css';

export interface OfferCardProps {
  offer: Offer;
  href: string;
  /** `YYYY-MM-DD`, for which days need their year. */
  today: string;
}

/** An offer as a card that leads to it: its picture, its price, and what makes somebody hurry. */
export function OfferCard({ offer, href, today }: OfferCardProps) {
  const { title, image, lesson_credits_value: credits } = offer;
  const facts = [leftPhrase(offer), credits > 0 ? creditsPhrase(credits) : null, endsPhrase(offer, today)];
  return (
    <AppLink className={classes.card} href={href}>
      <span className={classes.picture}>
        <OfferPicture image={image} size={1024} />
        <span className={classes.price}>{offerPrice(offer)}</span>
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </AppLink>
  );
}
