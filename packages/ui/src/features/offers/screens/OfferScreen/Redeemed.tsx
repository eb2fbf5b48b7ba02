import type { Offer } from '@fairway/contracts/offers/offers';
import { Box, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { HeroCard } from '../../../../kit/HeroCard/HeroCard.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { LESSONS, OFFERS, RECEIPTS } from '../../../../paths/player.ts';

/** It is theirs: what happens next, and the ways on. */
export function Redeemed({ offer, msg }: { offer: Offer; msg: string }) {
  const hereRef = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the reader goes on at what came of it.
  useEffect(() => hereRef.current?.focus(), []);
  return (
    <Box ref={hereRef} tabIndex={-1} w="100%" maw={640} mx="auto" style={{ outline: 'none' }}>
      <HeroCard
        eyebrow={offer.price > 0 ? 'Thank you' : 'Redeemed'}
        title="It’s yours"
        detail={msg}
        actions={
          <>
            <Button component={AppLink} href={OFFERS} variant="white">
              See all offers
            </Button>
            {offer.price > 0 ? (
              <Button component={AppLink} href={RECEIPTS} variant="default">
                See your receipts
              </Button>
            ) : null}
            {offer.lesson_credits_value > 0 ? (
              <Button component={AppLink} href={LESSONS} variant="default">
                Go to your lessons
              </Button>
            ) : null}
          </>
        }
      />
    </Box>
  );
}
