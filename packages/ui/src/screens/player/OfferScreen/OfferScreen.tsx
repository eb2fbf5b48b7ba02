import type { Offer } from '@fairway/contracts/offers';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CardOnTheWay } from '../../../components/CardOnTheWay/CardOnTheWay.tsx';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { OfferGallery } from '../../../components/offers/OfferGallery/OfferGallery.tsx';
import { offerPrice } from '../../../components/offers/words.ts';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import type { ScreenState } from '../../state.ts';
import { OFFERS } from '../paths.ts';
import { LoadingOffer } from './LoadingOffer.tsx';
import { OfferFacts } from '../../../components/offers/OfferFacts/OfferFacts.tsx';
import classes from './OfferScreen.module.css';
import { Redeemed } from './Redeemed.tsx';
import { RedeemDialog } from './RedeemDialog.tsx';
import type { Redeeming } from './redeeming.ts';

export interface OfferScreenProps {
  /** `gone` is an offer that is over, sold out or deleted. */
  state: ScreenState<{ offer: Offer }> | { status: 'gone' };
  /** The last four digits of the card on file; null when there is none. */
  card: string | null;
  redeeming: Redeeming;
  onRedeem: (offer: Offer) => void;
}

const WHY_NOT = {
  sold_out: 'This offer is sold out.',
  ended: 'This offer has ended.',
  coming: 'This offer has not started yet.',
  live: 'This offer cannot be redeemed at the moment.',
};

const allOffers = (
  <Button component={AppLink} href={OFFERS} variant="default">
    See all offers
  </Button>
);

function Ready({ offer, card, redeeming, onRedeem }: Omit<OfferScreenProps, 'state'> & { offer: Offer }) {
  const [asking, setAsking] = useState(false);
  if (redeeming.done) return <Redeemed offer={offer} msg={redeeming.done.msg} />;
  if (redeeming.cardForm)
    return (
      <div className={classes.narrow}>
        <CardOnTheWay
          form={redeeming.cardForm}
          price={offerPrice(offer)}
          goods="this offer"
          onWithoutCard={redeeming.onWithoutCard}
        />
      </div>
    );
  const { title, images, description } = offer;
  return (
    <div className={classes.layout}>
      <div className={classes.pictures}>
        <OfferGallery title={title} images={images} />
      </div>
      <div className={classes.facts}>
        <OfferFacts offer={offer} />
      </div>
      {description ? <p className={classes.words}>{description}</p> : null}
      <div className={classes.bar}>
        {redeeming.refusal ? <Notice tone="danger">{redeeming.refusal}</Notice> : null}
        {offer.can.redeem ? (
          <div className={classes.action}>
            <Button size="lg" fullWidth loading={redeeming.busy} onClick={() => setAsking(true)}>
              {offer.button_type}
            </Button>
          </div>
        ) : redeeming.refusal ? null : (
          <Notice>{WHY_NOT[offer.state]}</Notice>
        )}
      </div>
      <RedeemDialog
        // While the answer is on its way the dialog stays, whatever was clicked.
        opened={asking || redeeming.busy}
        offer={offer}
        card={card}
        redeeming={redeeming}
        onConfirm={() => {
          setAsking(false);
          onRedeem(offer);
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

/** One offer of the pro's: its pictures, what it brings, and the button that redeems or buys it (S1 §2 Offers, O1). */
export function OfferScreen({ state, ...rest }: OfferScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title={state.status === 'ready' ? state.offer.title : 'Offer'}
          back={{ href: OFFERS, label: 'Back to offers' }}
        />
      }
      broad
    >
      {state.status === 'loading' ? <LoadingOffer /> : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {state.status === 'gone' ? (
        <EmptyState illustration={<FlagOnGreen />} title="This offer is no longer available" action={allOffers}>
          It is over, or the last one has gone.
        </EmptyState>
      ) : null}
      {state.status === 'ready' ? <Ready offer={state.offer} {...rest} /> : null}
    </Page>
  );
}
