import type { Offer } from '@fairway/contracts/offers/offers';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { AspectRatio, Box, Card, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEntry } from '../../../../kit/DeskColumns/useEntry.ts';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { OfferPicture } from '../OfferPicture/OfferPicture.tsx';
import { endsPhrase, leftPhrase, offerPrice } from '../text.ts';
import classes from './OfferCard.module.css';

export interface OfferCardProps {
  offer: Offer;
  href: string;
  /** `YYYY-MM-DD`, for which days need their year. */
  today: string;
  /** The line under the title; what makes a player hurry unless it says otherwise. */
  facts?: string;
  /** Stands on the picture: where the offer stands, for its pro. */
  badge?: ReactNode;
}

const describeOffer = (offer: Offer, today: string): string => {
  const { lesson_credits_value: credits } = offer;
  const facts = [leftPhrase(offer), credits > 0 ? formatCredits(credits) : null, endsPhrase(offer, today)];
  return facts.filter(Boolean).join(' · ');
};

/** An offer as a card that leads to it: its picture, its price, and what makes somebody hurry. */
export function OfferCard({ offer, href, today, facts = describeOffer(offer, today), badge }: OfferCardProps) {
  const { title, image } = offer;
  return (
    <Card
      component={AppLink}
      href={href}
      {...useEntry(href)}
      radius={20}
      p={0}
      h="100%"
      c="var(--app-ink)"
      className={classes.card}
    >
      <AspectRatio ratio={16 / 10} pos="relative">
        <OfferPicture image={image} />
      </AspectRatio>
      {badge ? (
        <Box component="span" pos="absolute" top={12} left={12}>
          {badge}
        </Box>
      ) : null}
      <Stack component="span" gap={4} flex={1} pos="relative" px="md" pt={14} pb="md">
        <Text span fw={680} lh="1.375rem" lts="-0.012em" className={`tabular ${classes.price}`}>
          {offerPrice(offer)}
        </Text>
        <Text span fw={620} lh={1.3} lineClamp={2} className="wraps">
          {title}
        </Text>
        <Text span c="dimmed" fz="sm" className="tabular">
          {facts}
        </Text>
      </Stack>
    </Card>
  );
}
