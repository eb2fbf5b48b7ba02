import type { Offer } from '@fairway/contracts/offers/offers';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { DetailList } from '../../../../kit/DetailList/DetailList.tsx';
import { OfferFacts } from '../../components/OfferFacts/OfferFacts.tsx';
import { OfferGallery } from '../../components/OfferGallery/OfferGallery.tsx';
import { OfferStanding } from '../../components/OfferStanding/OfferStanding.tsx';
import { soldPhrase } from '../../components/text.ts';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { fullDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { proPaths } from '../../../../paths/pro.ts';

/** The page of an offer as players open it. */
export function OfferView({ offer }: { offer: Offer }) {
  return (
    <>
      <OfferGallery title={offer.title} images={offer.images} />
      {offer.description ? (
        <Text lh={1.6} className="lines">
          {offer.description}
        </Text>
      ) : null}
    </>
  );
}

export interface OfferAsideProps {
  offer: Offer;
  today: string;
  onDelete: () => Promise<unknown>;
}

/** What players see of an offer's terms, what its pro alone knows of it, and its end. */
export function OfferAside({ offer, today, onDelete }: OfferAsideProps) {
  const [asking, setAsking] = useState(false);
  const removal = useSingleFlight(onDelete);
  const zone = useOwnZone();
  const { state, qty, started_at, announced_at } = offer;
  const told = announced_at ? fullDayPhrase(dayAt(new Date(announced_at), zone), today) : 'Not yet';
  return (
    <>
      <OfferFacts offer={offer} />
      <section aria-labelledby="for-you">
        <SectionTitle id="for-you">Only you see this</SectionTitle>
        <DetailList
          items={[
            { label: 'State', value: <OfferStanding state={state} /> },
            { label: 'Stock', value: qty === null ? 'No limit' : null },
            { label: 'Sold', value: soldPhrase(offer) },
            { label: 'First day', value: started_at && fullDayPhrase(started_at, today) },
            { label: 'Button', value: offer.button_type },
            { label: 'Players told', value: told },
          ]}
        />
      </section>
      {state === 'live' ? (
        <Button variant="default" component={AppLink} href={proPaths.newMessage({ offer: offer.id })}>
          Write to players about it
        </Button>
      ) : null}
      <Button variant="light" color="red" onClick={() => setAsking(true)}>
        Delete offer
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Are you sure you want to delete this offer?"
        confirmLabel="Delete offer"
        cancelLabel="Keep offer"
        danger
        busy={removal.busy}
        onConfirm={() => void removal.run().then((done) => (done ? undefined : setAsking(false)))}
        onClose={() => setAsking(false)}
      >
        {offer.sold
          ? `Players no longer see “${offer.title}”. Anyone who bought it keeps it, and receipts stay.`
          : `Players no longer see “${offer.title}”.`}
      </ConfirmDialog>
    </>
  );
}
