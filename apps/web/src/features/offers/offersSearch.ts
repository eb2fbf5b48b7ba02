import { OFFER_STATES } from '@fairway/contracts/constants';
import type { OfferState } from '@fairway/contracts/offers/offers';

/** Which of a coach's offers are listed, kept in the address: all where it is left out. */
export interface OffersSearch {
  show?: OfferState;
}

/** Reads what anyone may have typed into the address; what makes no sense is dropped. */
export function parseOffersSearch(search: Record<string, unknown>): OffersSearch {
  const show = OFFER_STATES.find((state) => state === search['show']);
  return show ? { show } : {};
}
