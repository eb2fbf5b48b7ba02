import { CREDIT_MINUTES } from '@fairway/contracts/constants';
import type { Offer } from '@fairway/contracts/offers/offers';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatDuration } from '@fairway/time/phrases';
import { Card, Group, Stack, Text } from '@mantine/core';
import { IconCalendarEvent, IconCheck, IconCoins, IconStack2, type Icon as TablerIcon } from '@tabler/icons-react';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { endsPhrase, leftPhrase, offerPrice } from '../text.ts';
import { fullDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import classes from './OfferFacts.module.css';

function Fact({ icon, children }: { icon: TablerIcon; children: string | null }) {
  if (children === null) return null;
  return (
    <Group component="li" gap="sm" align="flex-start" wrap="nowrap" lh={1.4}>
      <Text span c="var(--app-primary-text)" lh={0} mt={1}>
        <Icon of={icon} size={20} />
      </Text>
      <span>{children}</span>
    </Group>
  );
}

/** What an offer costs, what it brings, and until when. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { lesson_credits_value: credits, redeemed_at } = offer;
  const zone = useOwnZone();
  const today = dayAt(useNow(), zone);
  return (
    <Card component="section" aria-label="About this offer">
      <Text c="dimmed" fz="sm" fw={560} className="wraps">
        {offer.category}
      </Text>
      <Text mt={2} fz={28} fw={680} lh={1.2} lts="-0.022em" className="tabular">
        {offerPrice(offer)}
      </Text>
      <Stack component="ul" gap={10} p={0} className={`tabular ${classes.facts}`}>
        <Fact icon={IconCoins}>
          {credits > 0 ? `${formatCredits(credits)}: ${formatDuration(credits * CREDIT_MINUTES)} of lessons` : null}
        </Fact>
        <Fact icon={IconStack2}>{leftPhrase(offer)}</Fact>
        <Fact icon={IconCalendarEvent}>{endsPhrase(offer, today)}</Fact>
        <Fact icon={IconCheck}>
          {redeemed_at === null
            ? null
            : `You redeemed this on ${fullDayPhrase(dayAt(new Date(redeemed_at), zone), today)}`}
        </Fact>
      </Stack>
    </Card>
  );
}
