import type { Database } from '@fairway/db/query';
import type { ExpressionBuilder } from 'kysely';

type OfferBuilder = ExpressionBuilder<Database & { o: Database['offers'] }, 'o'>;

/** Whether there is one left of the offer `o`. */
export const isInStock = (eb: OfferBuilder) => eb.or([eb('o.qty', 'is', null), eb('o.qty', '>', 0)]);

/** Whether a day of the pro's calendar is in the window of the offer `o`. */
export const isOpenOn = (today: string) => (eb: OfferBuilder) => {
  const day = eb.cast<Date>(eb.val(today), 'date');
  return eb.and([
    eb.or([eb('o.started_at', 'is', null), eb('o.started_at', '<=', day)]),
    eb.or([eb('o.ended_at', 'is', null), eb('o.ended_at', '>=', day)]),
  ]);
};
