import { inTransaction, type Tx } from '@fairway/db/client';
import type { Actor } from '#app/context.ts';
import type { JobServices } from '#app/job-services.ts';
import { isSubscribed } from '#domains/subscriptions/subscription/rules.ts';
import { toDate } from '@fairway/time/calendar';
import { DAY_MS } from '@fairway/time/units';
import { publishEvent } from '#core/publish-event.ts';
import { findToday } from '@fairway/time/today';
import { isToAnnounce, type Window } from '#domains/offers/catalogue/rules.ts';
import { lockUnannounced, markAnnounced, readSubscribedUntil, type Unannounced } from './repository.ts';

/** An offer as far as announcing it goes. */
interface Announced extends Window {
  id: string;
  pro_id: string;
  timezone: string;
  subscribed_until: Date | null;
  announced_at: Date | null;
}

/**
 * Has the players told of those offers that are in their window and in stock for the first time (M4); answers how many there
 * were. The caller's transaction holds them: an edit and the sweep cannot both find one unannounced. From a pro who has lapsed
 * nothing can be bought: theirs wait until they are back (A12).
 */
async function announce(tx: Tx, offers: readonly Announced[], at: Date): Promise<number> {
  const due = offers.filter(
    (offer) => isToAnnounce(offer, findToday(offer.timezone, at)) && isSubscribed(offer.subscribed_until, at),
  );
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

/** Announces an offer as its pro has just saved it, if players are to be told of it now. */
export async function announceSaved(
  tx: Tx,
  { id: pro_id, timezone }: Pick<Actor, 'id' | 'timezone'>,
  offer: Window & { id: string; announced_at: Date | null },
  at: Date,
): Promise<void> {
  if (!isToAnnounce(offer, findToday(timezone, at))) return;
  const subscribed_until = await readSubscribedUntil(tx, pro_id);
  await announce(tx, [{ ...offer, pro_id, timezone, subscribed_until }], at);
}

const BATCH = 200;

/** Announces the offers whose first day has come in their pro's zone, or whose pro is back; answers how many there were. */
export async function announceOffers({ db, now }: Pick<JobServices, 'db' | 'now'>): Promise<number> {
  const at = now();
  // Somewhere it is tomorrow already, and somewhere still yesterday: the rules ask for each offer's own day.
  const days = { first: toDate(at.getTime() - DAY_MS), last: toDate(at.getTime() + DAY_MS) };
  let announced = 0;
  let after: Unannounced | undefined;
  do {
    const rows: Unannounced[] = await inTransaction(db, async (tx) => {
      const next = await lockUnannounced(tx, { ...days, after, limit: BATCH });
      announced += await announce(tx, next, at);
      return next;
    });
    after = rows[BATCH - 1];
  } while (after);
  return announced;
}
