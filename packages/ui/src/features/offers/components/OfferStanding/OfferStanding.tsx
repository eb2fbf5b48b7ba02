import type { OfferState } from '@fairway/contracts/offers/offers';
import { Badge, ColorSwatch } from '@mantine/core';
import { STANDINGS } from '../text.ts';
import classes from './OfferStanding.module.css';

const DOTS: Record<OfferState, string> = {
  live: 'var(--app-primary)',
  coming: 'var(--app-sand-ink)',
  ended: 'var(--app-dim)',
  sold_out: 'var(--app-accent)',
};

/** Where an offer stands, for its pro: "Live", "Sold out". */
export function OfferStanding({ state }: { state: OfferState }) {
  return (
    <Badge
      h={26}
      pl={9}
      pr={11}
      bg="var(--app-surface)"
      c="var(--app-ink)"
      fz="xs"
      fw={620}
      lts="normal"
      tt="none"
      leftSection={<ColorSwatch size={8} mr={3} color={DOTS[state]} withShadow={false} />}
      className={classes.standing}
    >
      {STANDINGS[state]}
    </Badge>
  );
}
