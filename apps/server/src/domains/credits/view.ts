import type { CreditMap } from '@fairway/contracts/credits';
import type { CreditLot } from './store.ts';

/** Live lots as the wire shows them: one entry for each unspent credit, by expiry day, ascending (C3). */
export function creditMapOf(lots: readonly CreditLot[]): CreditMap {
  const map: CreditMap = {};
  for (const lot of lots) {
    const credit = {
      source: lot.source,
      purchased_at: lot.purchased_at.toISOString(),
      expires_at: lot.expires_at.toISOString(),
    };
    const day = (map[lot.expires_on] ??= []);
    for (let nth = 1; nth <= lot.remaining; nth += 1) day.push({ id: `${lot.id}-${nth}`, ...credit });
  }
  return map;
}
