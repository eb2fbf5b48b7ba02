import type { OfferMap } from '@fairway/contracts/offers';
import { useId } from 'react';
import { useNow, useOwnZone } from '../../../components/Clock/Clock.tsx';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { OfferCard } from '../../../components/offers/OfferCard/OfferCard.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { dayAt } from '../../../format/zones.ts';
import type { ScreenState } from '../../state.ts';
import { offerPath } from '../paths.ts';
import { LoadingOffers } from './LoadingOffers.tsx';
import classes from './OffersScreen.module.css';

export interface OffersScreenProps {
  state: ScreenState<{ offers: OfferMap }>;
}

/** S1 §2 Offers, word for word. */
const TIP =
  "TIP: This area is awaiting updates from your Pro. We'll notify you of any updates through the app, so you'll be the first to hear about offers when they are made available.";

function Category({ name, offers }: { name: string; offers: OfferMap[string] }) {
  const id = useId();
  const today = dayAt(useNow(), useOwnZone());
  return (
    <section>
      <SectionTitle id={id}>{name}</SectionTitle>
      <ul className={classes.strip} aria-labelledby={id} data-single={offers.length === 1 || undefined}>
        {offers.map((offer) => (
          <li key={offer.id} className={classes.place}>
            <OfferCard offer={offer} href={offerPath(offer.id)} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the player's pro sells and gives away, by category (S1 §2 Offers, O3). */
export function OffersScreen({ state }: OffersScreenProps) {
  const categories = state.status === 'ready' ? Object.entries(state.offers) : [];
  return (
    <Page header={<PageHeader title="Offers" />} broad>
      {state.status === 'loading' ? <LoadingOffers /> : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {categories.map(([name, offers]) => (
        <Category key={name} name={name} offers={offers} />
      ))}
      {state.status === 'ready' && categories.length === 0 ? (
        <div className={classes.empty}>
          <div className={classes.drawing}>
            <FlagOnGreen />
          </div>
          <Notice>{TIP}</Notice>
        </div>
      ) : null}
    </Page>
  );
}
