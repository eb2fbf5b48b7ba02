import { CREDIT_LIFE } from '@fairway/contracts/constants';
import { addDays, addMonths, instantOf, startOfDay, wallAt } from '../diary/rules/wallclock.ts';

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

const endOf = (zone: string, date: string): Expiry => ({
  expires_on: date,
  expires_at: new Date(startOfDay(zone, addDays(date, 1))),
});

/** Twelve months to the end of the same calendar day in the pro's zone; 29 February ends on the 28th (C2). */
export const expiryOfNew = (now: Date, zone: string): Expiry =>
  endOf(zone, addMonths(wallAt(zone, now.getTime()).date, CREDIT_LIFE.months));

/** What returns to a lot that has expired lives on for thirty days (C2). */
export const expiryOfGrace = (now: Date, zone: string): Expiry =>
  endOf(zone, addDays(wallAt(zone, now.getTime()).date, CREDIT_LIFE.grace_days));

/** When a player is reminded of a lot: one calendar month before its last day, in the morning of the pro's zone (C3). */
export const reminderOf = (expires_on: string, zone: string): Date =>
  new Date(instantOf(zone, addMonths(expires_on, -1), REMINDER_MINUTE).at);

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

/** A lesson's credits still out, by the lot they came from. */
export interface Spent {
  lot: Lot;
  spent: number;
}

/** Credits that come back to no lot of their own: those of one worth make one lot. */
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
