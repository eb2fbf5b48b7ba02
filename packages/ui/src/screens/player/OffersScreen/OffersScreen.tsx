import type { OfferMap } from '@fairway/contracts/offers';
import { useNow, useOwnZone } from '../../../components/Clock/Clock.tsx';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { OfferCard } from '../../../components/offers/OfferCard/OfferCard.tsx';
import { LoadingOffers } from '../../../components/offers/OfferStrip/LoadingOffers.tsx';
import { OfferStrip } from '../../../components/offers/OfferStrip/OfferStrip.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { dayAt } from '../../../format/zones.ts';
import type { ScreenState } from '../../state.ts';
import { offerPath } from '../paths.ts';
import classes from './OffersScreen.module.css';

export interface OffersScreenProps {
  state: ScreenState<{ offers: OfferMap }>;
}

/** S1 §2 Offers, word for word. */
const TIP =
  "TIP: This area is awaiting updates from your Pro. We'll notify you of any updates through the app, so you'll be the first to hear about offers when they are made available.";

/** What the player's pro sells and gives away, by category (S1 §2 Offers, O3). */
export function OffersScreen({ state }: OffersScreenProps) {
  const today = dayAt(useNow(), useOwnZone());
  const categories = state.status === 'ready' ? Object.entries(state.offers) : [];
  return (
    <Page header={<PageHeader title="Offers" />} broad>
      {state.status === 'loading' ? <LoadingOffers /> : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {categories.map(([name, offers]) => (
        <OfferStrip
          key={name}
          name={name}
          offers={offers}
          card={(offer) => <OfferCard offer={offer} href={offerPath(offer.id)} today={today} />}
        />
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
