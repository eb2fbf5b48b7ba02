import { inTransaction, type Tx } from '@fairway/db/client';
import type { JobServices } from '#app/job-services.ts';
import { isSubscribed } from '#domains/subscriptions/subscription/rules.ts';
import { toDate } from '@fairway/time/calendar';
import { DAY_MS } from '@fairway/time/units';
import { publishEvent } from '#core/publish-event.ts';
import { findToday } from '@fairway/time/today';
import { isToAnnounce, type Window } from '#domains/offers/catalogue/rules.ts';
import { lockUnannounced, markAnnounced, type Unannounced } from './repository.ts';

/** An offer as far as announcing it goes. */
interface Announced extends Window {
  id: string;
  pro_id: string;
  timezone: string;
  announced_at: Date | null;
}

/**
 * Has the players told of those offers that are in their window and in stock for the first time (M4); answers how many there
 * were. The caller's transaction holds them: an edit and the sweep cannot both find one unannounced.
 */
export async function announce(tx: Tx, offers: readonly Announced[], at: Date): Promise<number> {
  const due = offers.filter((offer) => isToAnnounce(offer, findToday(offer.timezone, at)));
  if (due.length === 0) return 0;
  await markAnnounced(
    tx,
    due.map(({ id }) => id),
    at,
  );
  for (const { id, pro_id } of due)
    await publishEvent(tx, { topic: 'offer.published', payload: { offer_id: id, actor_id: pro_id } });
  return due.length;
}

const BATCH = 200;

/** Announces the offers whose first day has come in their pro's zone; answers how many there were. */
export async function announceOffers({ db, now }: Pick<JobServices, 'db' | 'now'>): Promise<number> {
  const at = now();
  // Somewhere it is tomorrow already, and somewhere still yesterday: the rules ask for each offer's own day.
  const days = { first: toDate(at.getTime() - DAY_MS), last: toDate(at.getTime() + DAY_MS) };
  let announced = 0;
  let after: Unannounced | undefined;
  do {
    const rows: Unannounced[] = await inTransaction(db, async (tx) => {
      const next = await lockUnannounced(tx, { ...days, after, limit: BATCH });
      // From a pro who has lapsed nothing can be bought: theirs wait until they are back (A12).
      const open = next.filter(({ subscribed_until }) => isSubscribed(subscribed_until, at));
      announced += await announce(tx, open, at);
      return next;
    });
    after = rows[BATCH - 1];
  } while (after);
  return announced;
}
