import { LIST_LIMIT, WAITING_LIST } from '@fairway/contracts/constants';
import { SCHEDULE_MESSAGES } from '@fairway/contracts/messages/schedule';
import type {
  HeldTime as HeldTimeOut,
  WaitingLine,
  WaitingList,
  WaitingRequestIn,
} from '@fairway/contracts/schedule/waiting-list';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import { lockDiary, lockOwner } from '@fairway/db/locks';
import { addDays, dayOfWeek } from '@fairway/time/calendar';
import { resolveZone, toZoned } from '@fairway/time/zoned-time';
import { findToday } from '@fairway/time/today';
import { HOUR_MS } from '@fairway/time/units';
import { v7 as uuid } from 'uuid';
import type { Actor, CoreServices } from '#app/context.ts';
import { requirePro } from '#app/roles.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { forEachAlone } from '#core/for-each-alone.ts';
import { publishEvent } from '#core/publish-event.ts';
import type { HeldTime, Interval } from '#domains/schedule/slots/rules.ts';
import { loadSchedule, type Schedule } from '#domains/schedule/slots/service.ts';
import {
  closeEnded,
  closeHolds,
  endPastRequests,
  endRequest,
  endRequests,
  findHold,
  findHoldPro,
  findNextEnd,
  findOpening,
  findRequestPro,
  insertHolds,
  insertOpening,
  insertRequest,
  readDueOpenings,
  readHolds,
  readLine,
  readNext,
  readOwnRequests,
  setDue,
  type Opening,
} from './repository.ts';
import {
  datesTouched,
  findClosedHolds,
  holdEnd,
  holdWindow,
  isOver,
  isSameRequest,
  nextHoldStart,
  planHolds,
  toSpan,
  type Times,
} from './rules.ts';
import { heldTimeView, holdView, placeView, requestView } from './view.ts';

/** Players of a line who are looked at for one opening, and openings that one sweep passes on. */
const LINE_LIMIT = 1000;
const SWEEP_LIMIT = 200;

/** The zone in which a date ends last: what is over there is over on everybody's calendar, whatever zone a coach has. */
const LAST_ZONE = 'Etc/GMT+12';

/** How long a time waits that comes free while its coach takes no bookings, before it is looked at again. */
const UNSUBSCRIBED_WAIT_MS = HOUR_MS;

/** The wall clock that a caller's diary goes by, and today on it. */
function readClock(actor: Actor, now: Date) {
  const zone = resolveZone(actor.timezone);
  return { zone, today: findToday(zone, now) };
}

async function listOwn(db: DbOrTx, actor: Actor, now: Date): Promise<WaitingList> {
  const { zone, today } = readClock(actor, now);
  const requests = await readOwnRequests(db, actor.id, today);
  const holds = await readHolds(db, { player_id: actor.id }, now);
  return {
    timezone: zone,
    today,
    limit: WAITING_LIST.requests,
    requests: requests.map(requestView),
    holds: holds.map((row) => holdView(row, zone)),
  };
}

/** What the player waits for, and what is held for them now (D20). */
export const listWaiting = (actor: Actor, { db, now }: CoreServices): Promise<WaitingList> => listOwn(db, actor, now());

/** Waits for a time of the player's pro, behind all who asked before; 20 at once at most (D20). Asked twice, it is one place, where it was. */
export async function askForTime(actor: Actor, input: WaitingRequestIn, services: CoreServices): Promise<WaitingList> {
  const pro_id = requirePro(actor);
  const at = services.now();
  const { zone, today } = readClock(actor, at);
  const requested = { ...input, date: input.date ?? null, day: input.day ?? null };
  if (isOver(requested, zone, at.getTime())) throw invalidField('date', SCHEDULE_MESSAGES.waitingPast);
  return inTransaction(services.db, async (tx) => {
    // Locked, for two at once must not pass the limit together.
    await lockOwner(tx, actor.id);
    const own = await readOwnRequests(tx, actor.id, today);
    if (own.some((request) => isSameRequest(request, requested))) return listOwn(tx, actor, at);
    if (own.length >= WAITING_LIST.requests)
      throw invalidField('date', SCHEDULE_MESSAGES.waitingFull(WAITING_LIST.requests));
    await insertRequest(tx, { ...requested, player_id: actor.id, pro_id, created_at: at });
    return listOwn(tx, actor, at);
  });
}

/**
 * Waits no longer: what is held for this request goes on to the next player. It takes its turn in the diary, for an offer that is under way
 * has read the line already, and would hold a time for somebody who has just left it.
 */
export async function removeRequest(
  actor: Actor,
  { id }: { id: string },
  { db, now }: CoreServices,
): Promise<WaitingList> {
  const at = now();
  const own = { id, player_id: actor.id };
  return inTransaction(db, async (tx) => {
    const pro_id = await findRequestPro(tx, own);
    if (pro_id === null) throw notFound();
    await lockDiary(tx, pro_id);
    if (!(await endRequest(tx, own, at))) throw notFound();
    await passOn(tx, await closeHolds(tx, { request_id: id }, 'withdrawn', at), at);
    return listOwn(tx, actor, at);
  });
}

/** Who waits for what of the pro's time, since when, and what is held for whom (D20). */
export async function showLine(actor: Actor, { db, now }: CoreServices): Promise<WaitingLine> {
  const at = now();
  const { zone, today } = readClock(actor, at);
  const [rows, holds] = await Promise.all([
    readLine(db, actor.id, today, LIST_LIMIT + 1),
    readHolds(db, { pro_id: actor.id }, at),
  ]);
  const byRequest = new Map(holds.map((hold) => [hold.request_id, hold]));
  return {
    timezone: zone,
    places: rows.slice(0, LIST_LIMIT).map((row) => placeView(row, byRequest.get(row.id), zone)),
    has_more: rows.length > LIST_LIMIT,
  };
}

/** One time that is or was held for the player; 404 for anybody else's. */
export async function getHold(actor: Actor, { id }: { id: string }, { db, now }: CoreServices): Promise<HeldTimeOut> {
  const row = await findHold(db, { id, player_id: actor.id });
  if (!row) throw notFound();
  return heldTimeView(row, resolveZone(row.timezone), now());
}

/**
 * The player's no to a held time, which goes on to the next. False when it could no longer be answered. It takes its turn in the diary, for
 * an offer of the same opening that is under way has read the time as held, and would end the line after this has passed it on.
 */
export async function declineHold(tx: Tx, id: string, now: Date): Promise<boolean> {
  const pro_id = await findHoldPro(tx, id);
  if (pro_id === null) return false;
  await lockDiary(tx, pro_id);
  const closed = await closeHolds(tx, { ids: [id] }, 'declined', now);
  await passOn(tx, closed, now);
  return closed.length > 0;
}

/**
 * Ends what was held for a player where they have just booked, in the booking's own transaction: they have what they waited for, and what is
 * left of the time goes on along the line.
 */
export async function takeHeldTimes(
  tx: Tx,
  actor: Actor,
  { held, lesson, now }: { held: readonly HeldTime[]; lesson: Times; now: Date },
): Promise<void> {
  if (actor.type !== 'player') return;
  const { start, end } = toSpan(lesson);
  const own = held.filter((hold) => hold.player_id === actor.id && hold.start < end && start < hold.end);
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  const closed = await closeHolds(tx, { ids }, 'taken', now);
  await endRequests(
    tx,
    closed.map(({ request_id }) => request_id),
    now,
  );
  await passOn(tx, closed, now);
}

/**
 * Ends what is held on these dates at times that the hours, as they are now, no longer offer; what is left of its time goes on along the
 * line. The caller holds the diary's lock and has read the diary after the change.
 */
export async function closeHoldsOutside(
  tx: Tx,
  { facts, held }: Pick<Schedule, 'facts' | 'held'>,
  days: { from: string; to: string },
  now: Date,
): Promise<void> {
  const ids = findClosedHolds(facts, held, days).map(({ id }) => id);
  if (ids.length === 0) return;
  await passOn(tx, await closeHolds(tx, { ids }, 'overruled', now), now);
  // Windows read it again; of a hold that is over nothing more is sent.
  for (const hold_id of ids) await publishEvent(tx, { topic: 'time.held', payload: { hold_id } });
}

/** Has the times of holds that have just ended offered to whoever is next. */
async function passOn(tx: Tx, closed: { opening_id: string }[], now: Date): Promise<void> {
  for (const opening_id of new Set(closed.map((hold) => hold.opening_id))) {
    await setDue(tx, opening_id, now);
    await publishEvent(tx, { topic: 'time.opened', payload: { opening_id } });
  }
}

interface Freed {
  pro_id: string;
  /** The player who gave the time up; null where the coach did. */
  freed_by: string | null;
  times: readonly Times[];
  now: Date;
}

/** Has the time that lessons leave offered along the line, if there is one (D20). It belongs into the transaction that frees it. */
export const openTimes = (tx: Tx, { times, ...freed }: Freed): Promise<void> =>
  openSpans(tx, { ...freed, spans: times.map(toSpan) });

/** The same for spans that came free. */
export async function openSpans(
  tx: Tx,
  { pro_id, freed_by, spans, now }: Omit<Freed, 'times'> & { spans: readonly Interval[] },
): Promise<void> {
  const coming = spans.filter(({ end }) => end > now.getTime());
  if (coming.length === 0) return;
  const opening: Opening = {
    id: uuid(),
    pro_id,
    freed_by,
    spans: coming.map(({ start, end }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    })),
  };
  if (await insertOpening(tx, opening, now))
    await publishEvent(tx, { topic: 'time.opened', payload: { opening_id: opening.id } });
}

/**
 * Holds what is free of an opening for whoever is next in line. It does nothing that is done already, so it may run again, by any number of
 * workers: they take turns in the diary, and so do those who book (decision 072).
 */
export async function offerOpenedTime(time: { opening_id: string }, { db, now }: CoreServices): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known = await findOpening(tx, time.opening_id);
    if (!known) return;
    await lockDiary(tx, known.pro_id);
    const opening = await findOpening(tx, time.opening_id);
    if (opening) await offer(tx, opening, now());
  });
}

async function offer(tx: Tx, opening: Opening, now: Date): Promise<void> {
  const { pro_id } = opening;
  await closeEnded(tx, pro_id, now);
  const at = now.getTime();
  const spans = opening.spans
    .map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }))
    .filter(({ end }) => end > at);
  if (spans.length === 0) return setDue(tx, opening.id, null);
  // The zone is read with the diary: a day more on either side has every date of the spans in it, wherever the pro is.
  const days = datesTouched(spans, 'UTC');
  const around = { pro_id, from: addDays(days[0]!, -1), to: addDays(days.at(-1)!, 1) };
  const { facts, held, window, subscribed } = await loadSchedule(tx, around, now);
  // Nobody could book it now (A12). It is kept for the line, which has it when the coach comes back before it is over.
  if (!subscribed) return setDue(tx, opening.id, new Date(at + UNSUBSCRIBED_WAIT_MS));
  const dates = datesTouched(spans, facts.zone);
  const line = await readNext(tx, opening, {
    today: toZoned(facts.zone, at).date,
    dates,
    days: [...new Set(dates.map(dayOfWeek))],
    limit: LINE_LIMIT,
  });
  const begin = nextHoldStart(facts.zone, at);
  if (line.length > 0 && begin > at) return setDue(tx, opening.id, new Date(begin));
  const holds = planHolds(line, spans, { facts, held, window: holdWindow(window.player) });
  if (holds.length > 0) {
    const ids = await insertHolds(tx, opening, holds, { now, expires_at: new Date(holdEnd(at)) });
    for (const hold_id of ids) await publishEvent(tx, { topic: 'time.held', payload: { hold_id } });
  }
  await setDue(tx, opening.id, await findNextEnd(tx, opening.id));
}

/** Passes on what lapsed or waited for the morning, and ends the requests whose date is over everywhere. */
export async function sweepWaitingList(services: CoreServices): Promise<void> {
  const now = services.now();
  await endPastRequests(services.db, findToday(LAST_ZONE, now), now);
  const due = await readDueOpenings(services.db, now, SWEEP_LIMIT);
  await forEachAlone(due, (opening_id) => offerOpenedTime({ opening_id }, services));
}
