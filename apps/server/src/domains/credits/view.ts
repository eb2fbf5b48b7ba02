import type { CreditEntry, CreditLotStory, CreditMap } from '@fairway/contracts/credits';
import { timeOf, wallAt } from '../diary/rules/wallclock.ts';
import { refundRefusal } from '../payments/rules/refund.ts';
import type { CreditLot } from './store.ts';
import type { EntryRow, StoryLotRow } from './store/story.ts';

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

/** A lesson's place on the pro's wall clock, which is never read by PostgreSQL: the two may know a country's clock changes from different years. */
export function lessonTimes({ lesson }: Pick<EntryRow, 'lesson'>, zone: string): CreditEntry['lesson'] {
  if (!lesson) return null;
  const { date, minute } = wallAt(zone, Date.parse(lesson.starts_at));
  const end = timeOf(wallAt(zone, Date.parse(lesson.ends_at)).minute);
  return { id: lesson.id, type: lesson.type, date, start: timeOf(minute), end };
}

/** A lot with what became of it; only its pro is told of a refund. */
export function lotStory(lot: StoryLotRow, zone: string, reader: 'pro' | 'player', now: Date): CreditLotStory {
  const expires_at = new Date(lot.expires_at);
  const { purchase } = lot;
  const refusal = purchase && refundRefusal({ ...purchase, lot: { ...lot, expires_at }, answered: false }, now);
  return {
    ...lot,
    expired: expires_at <= now,
    refund: reader === 'pro' && purchase ? { can: refusal === null, refusal } : null,
    entries: lot.entries.map((entry) => ({ ...entry, lesson: lessonTimes(entry, zone) })),
  };
}
