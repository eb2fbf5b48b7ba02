import type {
  GroupLesson,
  GroupLessonChangeIn,
  GroupLessonIn,
  GroupLessonPage,
} from '@fairway/contracts/lessons/group-lessons';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { endTime, formatTime, resolveZone, toZoned } from '@fairway/time/zoned-time';
import { v7 as uuid } from 'uuid';
import type { Actor, AppServices } from '#app/context.ts';
import { requirePro } from '#app/roles.ts';
import { invalid, invalidField, notFound } from '#core/app-error.ts';
import { publishEvents } from '#core/publish-event.ts';
import { returnCredits } from '#domains/credits/ledger/service.ts';
import { readBooking } from '#domains/lessons/booking/repository.ts';
import { evaluateTime, type RequestedTime } from '#domains/lessons/booking/rules.ts';
import { assertOpen, resolveVenue } from '#domains/lessons/booking/service.ts';
import { markCancelled, type LockedLesson } from '#domains/lessons/changing/repository.ts';
import { cancellationOutcome } from '#domains/lessons/changing/rules.ts';
import { endRequests, lockGroup, readWaiting, type GroupRow } from '#domains/lessons/group-places/repository.ts';
import { closedRefusal } from '#domains/lessons/group-places/rules.ts';
import { offerPlaces } from '#domains/lessons/group-places/service.ts';
import { isLate, roleInLesson } from '#domains/lessons/lesson/rules.ts';
import { lessonById } from '#domains/lessons/lesson/service.ts';
import { lessonView } from '#domains/lessons/lesson/view.ts';
import { loadSchedule } from '#domains/schedule/slots/service.ts';
import { openTimes } from '#domains/schedule/waiting-list/service.ts';
import {
  insertGroupLesson,
  lockPlaces,
  readComing,
  readGroup,
  readLine,
  readPlaces,
  updateGroupLesson,
  type Reader,
} from './repository.ts';
import { changeFaults, toPlaceTerms, type PlaceTerms } from './rules.ts';
import { groupLessonView, placeRequestView } from './view.ts';

const toReader = (actor: Actor): Reader => ({
  pro_id: requirePro(actor),
  player_id: actor.type === 'player' ? actor.id : null,
});

/** Group lessons still to begin, soonest first: a coach's own, or a player's coach's, those they are in and those that are full too. */
export async function listGroupLessons(actor: Actor, { db, now }: AppServices): Promise<GroupLesson[]> {
  const at = now();
  const rows = await readComing(db, toReader(actor), at);
  return rows.map((row) => groupLessonView(row, roleInLesson(actor), at));
}

/** One group lesson: with the reader's place, and for its coach with everybody who has one or waits (V4). */
export const getGroupLesson = (
  actor: Actor,
  { id }: { id: string },
  { db, now }: AppServices,
): Promise<GroupLessonPage> => readPage(db, actor, id, now());

async function readPage(db: DbOrTx, actor: Actor, id: string, now: Date): Promise<GroupLessonPage> {
  const row = await readGroup(db, toReader(actor), id, now);
  if (!row) throw notFound();
  const group = groupLessonView(row, roleInLesson(actor), now);
  if (actor.type === 'player') {
    const place = row.place_id && (await lessonById(actor, row.place_id, { db, now: () => now }));
    return { ...group, place: place || null, booked: [], line: [] };
  }
  const places = await readPlaces(db, id);
  const line = await readLine(db, id, now);
  return {
    ...group,
    place: null,
    booked: places.map((place) => lessonView(place, 'pro', now)),
    line: line.map(placeRequestView),
  };
}

/** Makes a group lesson in the coach's diary, where it takes their time as any lesson does (D21). */
export async function createGroupLesson(
  actor: Actor,
  input: GroupLessonIn,
  services: AppServices,
): Promise<GroupLessonPage> {
  const now = services.now();
  const id = uuid();
  return inTransaction(services.db, async (tx) => {
    await lockDiary(tx, actor.id);
    const diary = await loadSchedule(tx, { pro_id: actor.id, from: input.date, to: input.date }, now);
    assertOpen(diary);
    const { clubs } = await readBooking(tx, { pro_id: actor.id, player_id: null });
    const venue = resolveVenue(actor, input.venue, clubs);
    const outside = input.outside_availability === true;
    const time = evaluateTime(input, diary.facts, diary.window.pro, { outside });
    if ('errors' in time) throw invalid(time.errors);
    const made = await insertGroupLesson(tx, {
      id,
      pro_id: actor.id,
      title: input.title,
      places: input.places,
      ...time,
      duration: input.duration,
      note: input.note || null,
      ...toPlaceTerms(input),
      club_id: venue?.id ?? null,
      venue: venue?.name ?? null,
      created_at: now,
    });
    if (!made) throw invalidField('time', LESSON_MESSAGES.timeTaken);
    return readPage(tx, actor, id, now);
  });
}

/** Locks a group lesson of the coach's that has not begun; refused under `time` once it has, or is cancelled. */
async function lockOpen(tx: Tx, actor: Actor, id: string, now: Date): Promise<GroupRow> {
  const group = await lockGroup(tx, { id, pro_id: actor.id });
  if (!group) throw notFound();
  const state = { starts_at: group.starts_at.getTime(), cancelled: group.cancelled_at !== null };
  const refusal = closedRefusal(state, now.getTime());
  if (refusal) throw invalidField('time', refusal);
  return group;
}

/**
 * Changes a group lesson, and with it the time and venue of every place; those who have one are told of a new time. Places that are added
 * go to those who wait first.
 */
export async function changeGroupLesson(
  actor: Actor,
  input: GroupLessonChangeIn,
  services: AppServices,
): Promise<GroupLessonPage> {
  const now = services.now();
  return inTransaction(services.db, async (tx) => {
    await lockDiary(tx, actor.id);
    const group = await lockOpen(tx, actor, input.id, now);
    const line = await readWaiting(tx, group.id);
    const held = line.filter(({ expires_at }) => expires_at !== null && expires_at > now).length;
    const current = toTerms(group);
    const own = { title: input.title ?? group.title, places: input.places ?? group.places };
    const terms = input.payment_type ? toPlaceTerms({ ...input, payment_type: input.payment_type }) : current;
    const faults = changeFaults({ ...current, taken: group.taken, held }, { places: own.places, terms });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const places = await lockPlaces(tx, group.id);
    const time = await findTime(tx, actor, group, input, now);
    const moved =
      time.starts_at.getTime() !== group.starts_at.getTime() || time.ends_at.getTime() !== group.ends_at.getTime();
    const shared = {
      ...time,
      ...(await venueFor(tx, actor, group, input.venue)),
      duration: input.duration ?? group.duration,
      note: input.note === undefined ? group.note : input.note || null,
      updated_at: now,
      ...(moved && isLate(time.starts_at.getTime(), now.getTime()) ? { reminded_for: time.starts_at } : {}),
    };
    if (!(await updateGroupLesson(tx, group.id, { shared, own, terms })))
      throw invalidField('time', LESSON_MESSAGES.timeTaken);
    if (moved) await saveMove(tx, actor, group, places, now);
    if (own.places > group.places) await offerPlaces(tx, group, now);
    return readPage(tx, actor, group.id, now);
  });
}

const toTerms = ({ payment_type, credits, price }: GroupRow): PlaceTerms => ({
  payment_type: payment_type === 'credits' ? 'credits' : 'on_day',
  credits,
  price,
});

async function saveMove(tx: Tx, actor: Actor, group: GroupRow, places: LockedLesson[], now: Date): Promise<void> {
  const from = group.starts_at.toISOString();
  await publishEvents(
    tx,
    places.map(({ id }) => ({ topic: 'lesson.moved', payload: { lesson_id: id, actor_id: actor.id, from } })),
  );
  await openTimes(tx, { pro_id: group.pro_id, freed_by: null, times: [group], now });
}

/** The instants asked for; what is left out stays as it is on the coach's clock, and so does a time that nobody asks to change. */
async function findTime(tx: Tx, actor: Actor, group: GroupRow, input: GroupLessonChangeIn, now: Date) {
  if (!input.date && !input.time && !input.duration) return { starts_at: group.starts_at, ends_at: group.ends_at };
  const zone = resolveZone(group.timezone);
  const start = toZoned(zone, group.starts_at.getTime());
  const date = input.date ?? start.date;
  const duration = input.duration ?? group.duration;
  const kept = [{ start: formatTime(start.minute), end: endTime(zone, date, start.minute, duration) }];
  const wish: RequestedTime = { date, duration, time: input.time ?? kept };
  const same = date === start.date && duration === group.duration && wish.time[0]!.start === kept[0]!.start;
  if (same) return { starts_at: group.starts_at, ends_at: group.ends_at };
  const asked = { pro_id: actor.id, from: date, to: date, excludeLessonId: group.id, requestedBy: actor.id };
  const diary = await loadSchedule(tx, asked, now);
  const time = evaluateTime(wish, diary.facts, diary.window.pro, { outside: input.outside_availability === true });
  if ('errors' in time) throw invalid(time.errors);
  return time;
}

async function venueFor(tx: Tx, actor: Actor, group: GroupRow, venue: string | null | undefined) {
  if (!venue || venue === group.club_id) return { club_id: group.club_id, venue: group.venue };
  const { clubs } = await readBooking(tx, { pro_id: group.pro_id, player_id: null });
  const club = resolveVenue(actor, venue, clubs);
  return { club_id: club?.id ?? null, venue: club?.name ?? null };
}

/**
 * Cancels a group lesson, and with it every place: all credits go back and nobody owes anything, however late it is (D21). Cancelling
 * again answers the same and does nothing.
 */
export async function cancelGroupLesson(
  actor: Actor,
  { id }: { id: string },
  services: AppServices,
): Promise<GroupLessonPage> {
  const now = services.now();
  return inTransaction(services.db, async (tx) => {
    const found = await lockGroup(tx, { id, pro_id: actor.id });
    if (!found) throw notFound();
    if (!found.cancelled_at) await applyCancel(tx, actor, await lockOpen(tx, actor, id, now), now);
    return readPage(tx, actor, id, now);
  });
}

async function applyCancel(tx: Tx, actor: Actor, group: GroupRow, now: Date): Promise<void> {
  const places = await lockPlaces(tx, group.id);
  await markCancelled(tx, group.id, { cancelled_at: now, fee_due: false, fee_waived: false });
  const cancelled: { lesson_id: string; credits_returned: number }[] = [];
  for (const place of places) cancelled.push(await cancelPlace(tx, actor, place, now));
  await endRequests(tx, { lesson_id: group.id }, now);
  await openTimes(tx, { pro_id: group.pro_id, freed_by: null, times: [group], now });
  await publishEvents(
    tx,
    cancelled.map((told) => ({ topic: 'lesson.cancelled', payload: { ...told, actor_id: actor.id, fee_due: false } })),
  );
}

/** Cancels one place, whose player gets everything back. */
async function cancelPlace(tx: Tx, actor: Actor, place: LockedLesson, now: Date) {
  const state = { ...place, starts_at: place.starts_at.getTime(), paid: place.paid_at !== null };
  const { credits_returned, ...fee } = cancellationOutcome(state, now.getTime(), true);
  await markCancelled(tx, place.id, { cancelled_at: now, ...fee });
  if (credits_returned > 0 && place.player_id) {
    const holder = { player_id: place.player_id, pro_id: place.pro_id };
    const movement = { lesson_id: place.id, actor_id: actor.id, now };
    await returnCredits(tx, holder, credits_returned, resolveZone(place.timezone), movement);
  }
  return { lesson_id: place.id, credits_returned };
}
