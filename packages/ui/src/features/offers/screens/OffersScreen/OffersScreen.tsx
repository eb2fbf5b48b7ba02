import type { OfferMap } from '@fairway/contracts/offers/offers';
import { Box, Stack } from '@mantine/core';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { OfferCard } from '../../components/OfferCard/OfferCard.tsx';
import { LoadingOffers } from '../../components/OfferStrip/LoadingOffers.tsx';
import { OfferStrip } from '../../components/OfferStrip/OfferStrip.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { dayAt } from '../../../../format/zones.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { offerPath } from '../../../../paths/player.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface OffersScreenProps {
  state: Loadable<{ offers: OfferMap }>;
}

/** The texts of an empty page, as the product words them. */
const TIP =
  "TIP: This area is awaiting updates from your Pro. We'll notify you of any updates through the app, so you'll be the first to hear about offers when they are made available.";

/** What the player's pro sells and gives away, by category. */
export function OffersScreen({ state }: OffersScreenProps) {
  const today = dayAt(useNow(), useOwnZone());
  return (
    <Page header={<PageHeader title="Offers" />} broad>
      <ScreenState state={state} loading={<LoadingOffers />}>
        {({ offers: byCategory }) =>
          Object.keys(byCategory).length > 0 ? (
            Object.entries(byCategory).map(([name, offers]) => (
              <OfferStrip
                key={name}
                name={name}
                offers={offers}
                card={(offer) => <OfferCard offer={offer} href={offerPath(offer.id)} today={today} />}
              />
            ))
          ) : (
            <Stack gap={20} pt={12} w="100%" maw={640} mx="auto">
              <Box w="min(13.75rem, 64vw)" mx="auto">
                <FlagOnGreen />
              </Box>
              <Notice>{TIP}</Notice>
            </Stack>
          )
        }
      </ScreenState>
    </Page>
  );
}
