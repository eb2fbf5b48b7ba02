import { newCalendarToken } from '#domains/coaching/accounts/service.ts';
import type { User } from '@fairway/contracts/auth/accounts';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError } from '#core/app-error.ts';
import { creditMap } from '#domains/credits/ledger/service.ts';
import { getKit } from '#domains/kit/lists/service.ts';
import { findAdjacentLessons } from '#domains/lessons/lesson/service.ts';
import { readUser, writeCalendarToken } from './repository.ts';
import { feedUrl, userFrom } from './view.ts';

/** The signed-in person with what their first screen shows: credits, next and last lesson, bag and yardages. */
export async function describeUser(actor: Actor, services: AppServices): Promise<User> {
  const { db, now, publicUrl } = services;
  const at = now();
  const [row, around, credits, kit] = await Promise.all([
    readUser(db, actor.id, at),
    findAdjacentLessons(actor, db, at),
    actor.type === 'player' && actor.pro_id ? creditMap(db, { player_id: actor.id, pro_id: actor.pro_id }, at) : {},
    getKit(actor, services),
  ]);
  if (!row) throw new AppError('unauthenticated');
  const person = userFrom(row, publicUrl, at);
  return {
    ...person,
    guardian_acts: actor.guardian_id !== null,
    credits,
    next_lesson: around.next,
    last_lesson: around.last,
    ...kit,
  };
}

/** A new address for the caller's calendar feed; the old one stops working. */
export async function rotateCalendar(
  actor: Actor,
  { db, publicUrl }: AppServices,
): Promise<{ calendarFeedURL: string }> {
  const token = newCalendarToken();
  await writeCalendarToken(db, actor.id, token);
  return { calendarFeedURL: feedUrl(publicUrl, token) };
}
