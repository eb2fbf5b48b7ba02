import type { OfferState } from '@fairway/contracts/offers';
import { STANDINGS } from '../words.ts';
import classes from './OfferStanding.module.css';

/** Where an offer stands, for its pro: "Live", "Sold out". */
export function OfferStanding({ state }: { state: OfferState }) {
  return (
    <span className={classes.standing} data-state={state}>
      {STANDINGS[state]}
    </span>
  );
}
