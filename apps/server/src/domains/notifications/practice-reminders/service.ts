import { inTransaction } from '@fairway/db/client';
import { addDays, toDate } from '@fairway/time/calendar';
import type { JobServices } from '#app/job-services.ts';
import { inBatches } from '#core/in-batches.ts';
import { publishEvent } from '#core/publish-event.ts';
import { claimPlayers, listZones } from './repository.ts';
import { chooseReminderDays, ZONE_SPREAD_DAYS } from './rules.ts';

/**
 * Notes a reminder for every player who has something to practise today, in the morning of their day and once a day (P26); answers how
 * many. Claim and note are one transaction: a sweep that dies leaves neither.
 */
export async function remindOfPractice({ db, now }: Pick<JobServices, 'db' | 'now'>): Promise<number> {
  const at = now();
  const utcDay = toDate(at.getTime());
  const zones = await listZones(db, {
    from: addDays(utcDay, -ZONE_SPREAD_DAYS),
    until: addDays(utcDay, ZONE_SPREAD_DAYS),
  });
  const days = chooseReminderDays(zones, at);
  if (days.length === 0) return 0;
  return inBatches(200, (limit) =>
    inTransaction(db, async (tx) => {
      const players = await claimPlayers(tx, days, limit);
      for (const payload of players) await publishEvent(tx, { topic: 'practice.due', payload });
      return players.length;
    }),
  );
}
