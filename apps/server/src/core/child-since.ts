import { ADULT_AGE } from '@fairway/contracts/coaching/guardian-limits';
import { sql, type RawBuilder } from 'kysely';

/** Whoever was born after this date is under age on a day, and may be in a guardian's care (A15). */
export const childSince = (day: RawBuilder<Date>): RawBuilder<Date> =>
  sql<Date>`(${day} - make_interval(years => ${sql.lit(ADULT_AGE)}))`;
