import type { CreditEntry, CreditLotStory, CreditMap } from '@fairway/contracts/credits/credits';
import type { PersonName } from '@fairway/contracts/primitives';
import { formatTime, toZoned } from '@fairway/time/zoned-time';
import { refundRefusal } from '#domains/checkout/refunds/rules.ts';
import type { CreditLot } from './repository.ts';
import type { EntryRow, LedgerHistoryLotRow } from '#domains/credits/history/repository.ts';

/** Live lots as the wire shows them: one entry for each unspent credit, by expiry day, ascending (C3). */
export function toCreditMap(lots: readonly CreditLot[]): CreditMap {
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

/** A lesson's place on the pro's wall clock, which is never read by PostgreSQL: the two may know a country's clock changes from different years. */
export function lessonTimes({ lesson }: Pick<EntryRow, 'lesson'>, zone: string): CreditEntry['lesson'] {
  if (!lesson) return null;
  const { date, minute } = toZoned(zone, Date.parse(lesson.starts_at));
  const end = formatTime(toZoned(zone, Date.parse(lesson.ends_at)).minute);
  return { id: lesson.id, type: lesson.type, date, start: formatTime(minute), end };
}

const pickName = ({ id, first_name, last_name }: PersonName): PersonName => ({ id, first_name, last_name });

type Purchase = NonNullable<CreditLotStory['purchase']>;
const pickPurchase = ({ id, number, status, amount, currency }: Purchase): Purchase => ({
  id,
  number,
  status,
  amount,
  currency,
});

/** A lot with what became of it; only its pro is told of a refund. */
export function toLotHistory(
  lot: LedgerHistoryLotRow,
  zone: string,
  reader: 'pro' | 'player',
  now: Date,
): CreditLotStory {
  const expires_at = new Date(lot.expires_at);
  const { purchase } = lot;
  const refusal = purchase && refundRefusal({ ...purchase, lot: { ...lot, expires_at }, answered: false }, now);
  return {
    id: lot.id,
    source: lot.source,
    quantity: lot.quantity,
    remaining: lot.remaining,
    purchased_at: lot.purchased_at,
    expires_on: lot.expires_on,
    expires_at: lot.expires_at,
    expired: expires_at <= now,
    reason: lot.reason,
    given_by: lot.given_by && pickName(lot.given_by),
    purchase: purchase && pickPurchase(purchase),
    refund: reader === 'pro' && purchase ? { can: refusal === null, refusal } : null,
    entries: lot.entries.map((entry) => ({
      id: entry.id,
      movement: entry.movement,
      amount: entry.amount,
      created_at: entry.created_at,
      lesson: lessonTimes(entry, zone),
    })),
  };
}
