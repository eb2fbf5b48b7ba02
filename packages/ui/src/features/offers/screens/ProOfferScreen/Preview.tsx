import type { Offer } from '@fairway/contracts/offers/offers';
import { Box } from '@mantine/core';
import { OfferCard } from '../../components/OfferCard/OfferCard.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';

/** The card of an offer as players would see it, while it is being written. It leads nowhere. */
export function Preview({ offer, today }: { offer: Offer; today: string }) {
  return (
    // The card goes along with the form it shows.
    <Box component="section" maw={360} pos={{ md: 'sticky' }} top={{ md: 24 }}>
      <SectionTitle>As your players see it</SectionTitle>
      <div inert>
        <OfferCard offer={offer} href="#" today={today} />
      </div>
    </Box>
  );
}
