import { randomBytes } from 'node:crypto';
import type { User } from '@fairway/contracts/accounts';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { creditMap } from '../../credits/service.ts';
import { neighbours } from '../../lessons/use-cases/reading.ts';
import { readUser, writeCalendarToken } from '../store/users.ts';
import { feedUrl, userFrom } from '../view.ts';

/** The signed-in person with what their first screen shows: credits, next and last lesson (S1 §3 User). */
export async function userView(actor: Actor, { db, now, publicUrl }: Deps): Promise<User> {
  const at = now();
  const [row, around, credits] = await Promise.all([
    readUser(db, actor.id),
    neighbours(actor, db, at),
    actor.type === 'player' && actor.pro_id ? creditMap(db, { player_id: actor.id, pro_id: actor.pro_id }, at) : {},
  ]);
  if (!row) throw new AppError('unauthenticated');
  return { ...userFrom(row, publicUrl, at), credits, next_lesson: around.next, last_lesson: around.last };
}

/** A new address for the caller's calendar feed; the old one stops working. */
export async function rotateCalendar(actor: Actor, { db, publicUrl }: Deps): Promise<{ calendarFeedURL: string }> {
  const token = newCalendarToken();
  await writeCalendarToken(db, actor.id, token);
  return { calendarFeedURL: feedUrl(publicUrl, token) };
}

/** 192 bits: whoever has the address reads the calendar, so nobody may guess it. */
export const newCalendarToken = (): string => randomBytes(24).toString('base64url');
