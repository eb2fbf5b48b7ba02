import { CREDIT_MINUTES } from '@fairway/contracts/constants';
import type { Offer } from '@fairway/contracts/offers';
import { creditsPhrase, durationPhrase } from '@fairway/contracts/phrases';
import { Card } from '@mantine/core';
import { IconCalendarEvent, IconCheck, IconCoins, IconStack2, type Icon as TablerIcon } from '@tabler/icons-react';
import { useNow, useOwnZone } from '../../Clock/Clock.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { endsPhrase, leftPhrase, offerPrice } from '../words.ts';
import { fullDayPhrase } from '../../../format/days.ts';
import { dayAt } from '../../../format/zones.ts';
import classes from './OfferFacts.module.css';

function Fact({ icon, children }: { icon: TablerIcon; children: string | null }) {
  if (children === null) return null;
  return (
    <li className={classes.fact}>
      <Icon of={icon} size={20} className={classes.icon} />
      <span>{children}</span>
    </li>
  );
}

/** What an offer costs, what it brings, and until when. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { lesson_credits_value: credits, redeemed_at } = offer;
  const zone = useOwnZone();
  const today = dayAt(useNow(), zone);
  return (
    <Card component="section" aria-label="About this offer">
      <p className={classes.category}>{offer.category}</p>
      <p className={classes.price}>{offerPrice(offer)}</p>
      <ul className={classes.facts}>
        <Fact icon={IconCoins}>
          {credits > 0 ? `${creditsPhrase(credits)}: ${durationPhrase(credits * CREDIT_MINUTES)} of lessons` : null}
        </Fact>
        <Fact icon={IconStack2}>{leftPhrase(offer)}</Fact>
        <Fact icon={IconCalendarEvent}>{endsPhrase(offer, today)}</Fact>
        <Fact icon={IconCheck}>
          {redeemed_at === null
            ? null
            : `You redeemed this on ${fullDayPhrase(dayAt(new Date(redeemed_at), zone), today)}`}
        </Fact>
      </ul>
    </Card>
  );
}
