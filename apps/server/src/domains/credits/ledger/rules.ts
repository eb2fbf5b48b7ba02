import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { CREDIT_LIFE } from '@fairway/contracts/constants';
import { addDays, addMonths } from '@fairway/time/calendar';
import { toInstant, startOfDay, toZoned } from '@fairway/time/zoned-time';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { Actor } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { requirePro } from '#app/roles.ts';

/** Nine in the morning: a reminder is no reason to be woken. */
const REMINDER_MINUTE = 9 * 60;

/** A lot as the rules see it. */
export interface Lot {
  id: string;
  remaining: number;
  /** What one credit of it was paid for with, in minor units of `currency`; 0 for those given. */
  unit_value: number;
  currency: string;
  expires_at: Date;
}

/** Credits to move on one lot: negative spends, positive returns. */
export interface Move {
  lot_id: string;
  amount: number;
}

/** When a lot made at `now` ends: the day it can last be used on, and the instant after which it cannot (C2). */
export interface Expiry {
  expires_on: string;
  expires_at: Date;
}

const endOfDay = (zone: string, date: string): Expiry => ({
  expires_on: date,
  expires_at: new Date(startOfDay(zone, addDays(date, 1))),
});

/** Twelve months to the end of the same calendar day in the pro's zone; 29 February ends on the 28th (C2). */
export const newLotExpiry = (now: Date, zone: string): Expiry =>
  endOfDay(zone, addMonths(toZoned(zone, now.getTime()).date, CREDIT_LIFE.months));

/** What returns to a lot that has expired lives on for thirty days (C2). */
export const graceExpiry = (now: Date, zone: string): Expiry =>
  endOfDay(zone, addDays(toZoned(zone, now.getTime()).date, CREDIT_LIFE.grace_days));

/** When a player is reminded of a lot: one calendar month before its last day, in the morning of the pro's zone (C3). */
export const reminderTime = (expires_on: string, zone: string): Date =>
  new Date(toInstant(zone, addMonths(expires_on, -1), REMINDER_MINUTE).at);

const isLive = (lot: Lot, now: Date): boolean => lot.expires_at > now;

/** Takes `count` credits, earliest expiry first; null when the live lots hold too few. `lots` ascend by expiry. */
export function planSpending(lots: readonly Lot[], count: number, now: Date): Move[] | null {
  const moves: Move[] = [];
  let left = count;
  for (const lot of lots) {
    if (!isLive(lot, now)) continue;
    const taken = Math.min(left, lot.remaining);
    if (taken > 0) moves.push({ lot_id: lot.id, amount: -taken });
    left -= taken;
    if (left === 0) return moves;
  }
  return null;
}

/** The lots as moves leave them; empty ones are dropped. */
export function applyMoves<L extends Lot>(lots: readonly L[], moves: readonly Move[]): L[] {
  const moved = new Map(moves.map(({ lot_id, amount }) => [lot_id, amount]));
  return lots
    .map((lot) => ({ ...lot, remaining: lot.remaining + (moved.get(lot.id) ?? 0) }))
    .filter(({ remaining }) => remaining > 0);
}

/** A lesson's credits still out, by the lot they came from. */
export interface Spent {
  lot: Lot;
  spent: number;
}

/** Credits that come back to no lot of their own: those of equal value form one lot. */
export interface Grace {
  quantity: number;
  unit_value: number;
  currency: string;
}

function addGrace(grace: Grace[], more: Grace): void {
  const alike = grace.find((one) => one.unit_value === more.unit_value && one.currency === more.currency);
  if (alike) alike.quantity += more.quantity;
  else grace.push(more);
}

/**
 * Gives `count` credits of a lesson back to the lots they came from, the latest expiry first, so that a lesson made shorter
 * keeps the credits that would run out soonest. Those of lots that have expired meanwhile are counted in `grace`, by what they are
 * worth (C2).
 */
export function planReturn(spent: readonly Spent[], count: number, now: Date): { moves: Move[]; grace: Grace[] } {
  const moves: Move[] = [];
  const grace: Grace[] = [];
  let left = count;
  for (const { lot, spent: out } of [...spent].sort(
    (a, b) => b.lot.expires_at.getTime() - a.lot.expires_at.getTime(),
  )) {
    const back = Math.min(left, out);
    if (back <= 0) continue;
    left -= back;
    if (isLive(lot, now)) moves.push({ lot_id: lot.id, amount: back });
    else addGrace(grace, { quantity: back, unit_value: lot.unit_value, currency: lot.currency });
  }
  return { moves, grace };
}

/** A pro says whose credits they mean. */
export const missingOfHolder = (
  actor: Pick<Actor, 'type'> | null,
  { player_id }: { player_id?: unknown },
): FieldErrors => (actor?.type === 'pro' && !player_id ? { player_id: [COACHING_MESSAGES.playerMissing] } : {});

/** Whose credits somebody asks for: a player their own, a pro those of the player they name (C3). Whether they are theirs is read with them. */
export function holderFor(actor: Actor, player_id: string | null | undefined): Holder {
  const holder = { player_id: player_id ?? actor.id, pro_id: requirePro(actor) };
  if (actor.type === 'player' && holder.player_id !== actor.id) throw notFound();
  if (actor.type === 'pro' && !player_id) throw invalidField('player_id', COACHING_MESSAGES.playerMissing);
  return holder;
}

/** Whose credits: those a player holds with a pro. */
export interface Holder {
  player_id: string;
  pro_id: string;
}
