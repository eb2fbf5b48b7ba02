import { OFFER_STATES } from '@fairway/contracts/constants';
import type { OfferMap, OfferState } from '@fairway/contracts/offers/offers';
import { Button, Group } from '@mantine/core';
import { IconCategory, IconPlus } from '@tabler/icons-react';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { FilterChips } from '../../../../kit/FilterChips/FilterChips.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { OfferCard } from '../../components/OfferCard/OfferCard.tsx';
import { OfferStanding } from '../../components/OfferStanding/OfferStanding.tsx';
import { LoadingOffers } from '../../components/OfferStrip/LoadingOffers.tsx';
import { OfferStrip } from '../../components/OfferStrip/OfferStrip.tsx';
import { prosFacts, STANDINGS } from '../../components/text.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { dayAt } from '../../../../format/zones.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import classes from './ProOffersScreen.module.css';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface ProOffersScreenProps {
  state: Loadable<{ offers: OfferMap }>;
  /** The pro's own zone. */
  timezone: string;
  /** Which of them are shown; all where it is null. */
  show: OfferState | null;
  onShow: (show: OfferState | null) => void;
}

const create = (
  <Button component={AppLink} href={proPaths.newOffer} leftSection={<Icon of={IconPlus} size={20} />}>
    Create offer
  </Button>
);

/** Those of one standing, without the categories that have none. */
const narrow = (byCategory: OfferMap, show: OfferState | null) =>
  Object.entries(byCategory)
    .map(([name, offers]) => [name, offers.filter(({ state }) => show === null || state === show)] as const)
    .filter(([, offers]) => offers.length > 0);

/** What the coach sells and gives away, by category, with where each offer stands. */
export function ProOffersScreen({ state, timezone, show, onShow }: ProOffersScreenProps) {
  const today = dayAt(useNow(), timezone);
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
      <ScreenState state={state} loading={<LoadingOffers />}>
        {({ offers: byCategory }) =>
          Object.keys(byCategory).length > 0 ? (
            <>
              <FilterChips
                label="Filters"
                chips={OFFER_STATES.map((one) => ({
                  label: STANDINGS[one],
                  on: show === one,
                  onChange: (on) => onShow(on ? one : null),
                }))}
              />
              {narrow(byCategory, show).map(([name, offers]) => (
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
              {show && narrow(byCategory, show).length === 0 ? (
                <EmptyState title={`No “${STANDINGS[show]}” offers`}>
                  Your other offers appear without the filter.
                </EmptyState>
              ) : null}
              <Group justify="flex-end" className={classes.bar}>
                {create}
              </Group>
            </>
          ) : (
            <EmptyState illustration={<FlagOnGreen />} title="Nothing on offer yet" action={create}>
              Clinics, packages of lessons, a glove: offers appear here and on your players’ Offers page, and players
              are notified.
            </EmptyState>
          )
        }
      </ScreenState>
    </Page>
  );
}
