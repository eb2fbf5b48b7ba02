import type { Offer } from '@fairway/contracts/offers';
import { OfferCard } from '../../../components/offers/OfferCard/OfferCard.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import classes from './ProOfferScreen.module.css';

/** The card of an offer as players would see it, while it is being written. It leads nowhere. */
export function Preview({ offer, today }: { offer: Offer; today: string }) {
  return (
    <section className={classes.preview}>
      <SectionTitle>As your players see it</SectionTitle>
      <div inert>
        <OfferCard offer={offer} href="#" today={today} />
      </div>
    </section>
  );
}
