import type { OfferMap } from '@fairway/contracts/offers';
import { Button } from '@mantine/core';
import { IconCategory, IconPlus } from '@tabler/icons-react';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { OfferCard } from '../../../components/offers/OfferCard/OfferCard.tsx';
import { OfferStanding } from '../../../components/offers/OfferStanding/OfferStanding.tsx';
import { LoadingOffers } from '../../../components/offers/OfferStrip/LoadingOffers.tsx';
import { OfferStrip } from '../../../components/offers/OfferStrip/OfferStrip.tsx';
import { prosFacts } from '../../../components/offers/words.ts';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { dayAt } from '../../../format/zones.ts';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import classes from './ProOffersScreen.module.css';

export interface ProOffersScreenProps {
  state: ScreenState<{ offers: OfferMap }>;
  /** The pro's own zone. */
  timezone: string;
}

const create = (
  <Button component={AppLink} href={proPaths.newOffer} leftSection={<Icon of={IconPlus} size={20} />}>
    Create offer
  </Button>
);

/** What the coach sells and gives away, by category, with where each offer stands (S2 §2). */
export function ProOffersScreen({ state, timezone }: ProOffersScreenProps) {
  const today = dayAt(useNow(), timezone);
  const categories = state.status === 'ready' ? Object.entries(state.offers) : [];
  return (
    <Page
      header={
        <PageHeader
          title="Offers"
          actions={
            <Button
              component={AppLink}
              href={proPaths.categories}
              variant="default"
              leftSection={<Icon of={IconCategory} size={20} />}
            >
              Categories
            </Button>
          }
        />
      }
      broad
    >
      {state.status === 'loading' ? <LoadingOffers /> : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {categories.map(([name, offers]) => (
        <OfferStrip
          key={name}
          name={name}
          offers={offers}
          card={(offer) => (
            <OfferCard
              offer={offer}
              href={proPaths.offer(offer.id)}
              today={today}
              facts={prosFacts(offer, today)}
              badge={<OfferStanding state={offer.state} />}
            />
          )}
        />
      ))}
      {categories.length > 0 ? <div className={classes.bar}>{create}</div> : null}
      {state.status === 'ready' && categories.length === 0 ? (
        <EmptyState illustration={<FlagOnGreen />} title="Nothing on offer yet" action={create}>
          Clinics, packages of lessons, a glove: what you offer appears here and on your players’ Offers page, and they
          are told of it.
        </EmptyState>
      ) : null}
    </Page>
  );
}
