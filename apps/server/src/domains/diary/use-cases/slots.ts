import type { Slots } from '@fairway/contracts/diary';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { proOf } from '../../accounts/rules/roles.ts';
import { slotsOfMonth } from '../rules/slots.ts';
import { diaryOf } from '../service.ts';

/** The bookable starts of a month in the caller's pro's diary, by date (D4). `lesson` is the one being moved. */
export async function monthOfSlots(
  actor: Actor,
  { year, month, duration, lesson }: { year: number; month: number; duration: number; lesson?: string | null },
  { db, now }: Deps,
): Promise<Slots> {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const last = `${year}-${String(month).padStart(2, '0')}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`;
  const diary = await diaryOf(
    db,
    { pro_id: proOf(actor), from: first, to: last, except: lesson, mover: actor.id },
    now(),
  );
  // A lapsed pro takes no new bookings, but those there are may still be moved (A12).
  if (!diary.subscribed && !lesson) return {};
  return slotsOfMonth(
    diary.facts,
    { year, month, duration },
    actor.type === 'pro' ? diary.window.pro : diary.window.player,
  );
}
