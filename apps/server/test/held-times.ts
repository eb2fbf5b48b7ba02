import { HOUR_MS, MINUTE_MS } from '@fairway/time/units';
import type { CoreServices } from '#app/context.ts';

/** An hour of a coach's diary that is held for a player of theirs, who waits for that day, for 20 minutes from now (D20). */
export async function aHeldTime(
  { db, now }: CoreServices,
  { pro, player }: { pro: { id: string }; player: { id: string } },
  starts_at: string,
): Promise<void> {
  const at = now();
  const start = new Date(starts_at);
  const ends_at = new Date(start.getTime() + HOUR_MS);
  const whose = { pro_id: pro.id, player_id: player.id };
  const [date, day] = [new Date(starts_at.slice(0, 10)), new Date('1970-01-01T00:00:00Z')];
  const request = await db.waiting_requests.create({
    data: { ...whose, date, start: day, end: new Date('1970-01-01T23:45:00Z'), duration: 60, created_at: at },
  });
  const spans = [{ start: start.toISOString(), end: ends_at.toISOString() }];
  const opening = await db.waiting_openings.create({ data: { pro_id: pro.id, spans, opened_at: at } });
  const expires_at = new Date(at.getTime() + 20 * MINUTE_MS);
  await db.waiting_holds.create({
    data: {
      ...whose,
      opening_id: opening.id,
      request_id: request.id,
      starts_at: start,
      ends_at,
      held_at: at,
      expires_at,
    },
  });
}
