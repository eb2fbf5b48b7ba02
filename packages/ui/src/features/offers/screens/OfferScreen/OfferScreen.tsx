import type { Offer } from '@fairway/contracts/offers/offers';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CardPaymentFlow } from '../../../checkout/components/CardPaymentFlow/CardPaymentFlow.tsx';
import { mayPay } from '../../../checkout/components/CardPaymentFlow/paying.ts';
import { PaymentNotice } from '../../../checkout/components/PaymentNotice/PaymentNotice.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { OfferGallery } from '../../components/OfferGallery/OfferGallery.tsx';
import { offerPrice } from '../../components/text.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { OFFERS } from '../../../../paths/player.ts';
import { LoadingOffer } from './LoadingOffer.tsx';
import { OfferFacts } from '../../components/OfferFacts/OfferFacts.tsx';
import classes from './OfferScreen.module.css';
import { Redeemed } from './Redeemed.tsx';
import { RedeemDialog } from './RedeemDialog.tsx';
import type { Redeeming } from './redeeming.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface OfferScreenProps {
  /** `gone` is an offer that is over, sold out or deleted. */
  state: Loadable<{ offer: Offer }> | { status: 'gone' };
  /** The last four digits of the card on file; null when there is none. */
  card: string | null;
  redeeming: Redeeming;
  onRedeem: (offer: Offer) => void;
}

const WHY_NOT = {
  sold_out: 'This offer is sold out.',
  ended: 'This offer has ended.',
  coming: 'This offer has not started yet.',
  live: 'You have already redeemed this offer.',
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
      <Stack w="100%" maw={640} mx="auto">
        <CardPaymentFlow
          form={redeeming.cardForm}
          price={offerPrice(offer)}
          goods="this offer"
          onWithoutCard={redeeming.onWithoutCard}
        />
      </Stack>
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
      {description ? (
        <Text lh={1.6} className={`lines ${classes.words}`}>
          {description}
        </Text>
      ) : null}
      <Stack gap="sm" className={classes.bar}>
        <PaymentNotice outcome={redeeming.outcome} />
        {offer.can.redeem ? (
          <div className={classes.action}>
            <Button
              size="lg"
              fullWidth
              loading={redeeming.busy}
              disabled={!mayPay(redeeming)}
              onClick={() => setAsking(true)}
            >
              {offer.button_type}
            </Button>
          </div>
        ) : redeeming.outcome ? null : (
          <Notice>{WHY_NOT[offer.state]}</Notice>
        )}
      </Stack>
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

/** One offer of the pro's: its pictures, what it brings, and the button that redeems or buys it. */
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
      {state.status === 'gone' ? (
        <EmptyState illustration={<FlagOnGreen />} title="This offer is no longer available" action={allOffers}>
          It has ended or sold out.
        </EmptyState>
      ) : (
        <ScreenState state={state} loading={<LoadingOffer />}>
          {({ offer }) => <Ready offer={offer} {...rest} />}
        </ScreenState>
      )}
    </Page>
  );
}
