import type {
  GroupLesson,
  GroupLessonChangeIn,
  GroupLessonIn,
  GroupLessonPage,
} from '@fairway/contracts/lessons/group-lessons';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { v7 as uuid } from 'uuid';
import type { Actor, AppServices } from '#app/context.ts';
import { requirePro } from '#app/roles.ts';
import { invalid, invalidField, notFound } from '#core/app-error.ts';
import { publishEvents } from '#core/publish-event.ts';
import { readBooking } from '#domains/lessons/booking/repository.ts';
import { evaluateTime } from '#domains/lessons/booking/rules.ts';
import { assertOpen, resolveVenue } from '#domains/lessons/booking/service.ts';
import { applyCreditChanges, cancelAll, toCancelledEvents } from '#domains/lessons/batch/service.ts';
import { markCancelled, type LockedLesson } from '#domains/lessons/batch/repository.ts';
import { describeMove, keepsTime, toRequestedTime } from '#domains/lessons/changing/rules.ts';
import { findVenue } from '#domains/lessons/changing/service.ts';
import { endRequests, lockGroup, type GroupRow } from '#domains/lessons/group-places/repository.ts';
import { closedRefusal, isOffered, type Waiting } from '#domains/lessons/group-places/rules.ts';
import { offerPlaces, readLiveLine } from '#domains/lessons/group-places/service.ts';
import { isLate, roleInLesson } from '#domains/lessons/lesson/rules.ts';
import { lessonById } from '#domains/lessons/lesson/service.ts';
import { lessonView } from '#domains/lessons/lesson/view.ts';
import { loadSchedule } from '#domains/schedule/slots/service.ts';
import { openTimes } from '#domains/schedule/waiting-list/service.ts';
import {
  insertGroupLesson,
  isFeeDue,
  lockPlaces,
  readComing,
  readGroup,
  readLine,
  readPlaces,
  updateGroupLesson,
  type Reader,
} from './repository.ts';
import { changeFaults, toChangedTerms, toPlaceTerms, type PlaceTerms } from './rules.ts';
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

/** Refused under `time` once a group lesson has begun, or is cancelled. */
function refuseClosed(group: GroupRow, now: Date): void {
  const state = { starts_at: group.starts_at.getTime(), cancelled: group.cancelled_at !== null };
  const refusal = closedRefusal(state, now.getTime());
  if (refusal) throw invalidField('time', refusal);
}

/**
 * Changes a group lesson, and with it the time and venue of every place; those who have one are told of either. Places that are added
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
    const group = await lockGroup(tx, { id: input.id, pro_id: actor.id });
    if (!group) throw notFound();
    refuseClosed(group, now);
    const line = await readLiveLine(tx, group.id, now);
    const held = line.filter((request) => isOffered(request, now.getTime())).length;
    const current = toTerms(group);
    const own = { title: input.title ?? group.title, places: input.places ?? group.places };
    const { terms, faults: misfits } = toChangedTerms(current, input);
    const fee_due = await isFeeDue(tx, group.id);
    const faults = {
      ...misfits,
      ...changeFaults(
        { ...current, places: group.places, taken: group.taken, held, fee_due },
        { places: own.places, terms },
      ),
    };
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const places = await lockPlaces(tx, group.id);
    const time = await findTime(tx, actor, group, input, now);
    const at = { ...time, ...(await findVenue(tx, actor, group, input.venue)) };
    const move = describeMove(group, at);
    const moved = !move.keeps_time;
    const shared = {
      ...at,
      duration: input.duration ?? group.duration,
      note: input.note === undefined ? group.note : input.note || null,
      updated_at: now,
      ...(moved && isLate(time.starts_at.getTime(), now.getTime()) ? { reminded_for: time.starts_at } : {}),
    };
    if (!(await updateGroupLesson(tx, group.id, { shared, own, terms })))
      throw invalidField('time', LESSON_MESSAGES.timeTaken);
    await publishMove(tx, actor, { places, line, move, starts_at: time.starts_at.toISOString() });
    if (moved) await openTimes(tx, { pro_id: group.pro_id, freed_by: null, times: [group], now });
    if (own.places > group.places) await offerPlaces(tx, group, now);
    return readPage(tx, actor, group.id, now);
  });
}

const toTerms = ({ payment_type, credits, price }: GroupRow): PlaceTerms => ({
  payment_type: payment_type === 'credits' ? 'credits' : 'on_day',
  credits,
  price,
});

interface Moved {
  places: LockedLesson[];
  line: Waiting[];
  move: ReturnType<typeof describeMove>;
  starts_at: string;
}

/** Tells of a change whoever has a place, and whoever waits for one: of a new time or venue them, of anything else their windows. */
async function publishMove(tx: Tx, actor: Actor, { places, line, move, starts_at }: Moved): Promise<void> {
  await publishEvents(
    tx,
    places.map(({ id }) => ({ topic: 'lesson.moved', payload: { lesson_id: id, actor_id: actor.id, ...move } })),
  );
  await publishEvents(
    tx,
    line.map(({ id }) => ({ topic: 'group.moved', payload: { request_id: id, starts_at, ...move } })),
  );
}

/** The instants asked for; a time that nobody asks to change needs none that is free. */
async function findTime(tx: Tx, actor: Actor, group: GroupRow, input: GroupLessonChangeIn, now: Date) {
  const requested = toRequestedTime(group, input);
  if (keepsTime(group, requested)) return { starts_at: group.starts_at, ends_at: group.ends_at };
  const asked = {
    pro_id: actor.id,
    from: requested.date,
    to: requested.date,
    excludeLessonId: group.id,
    requestedBy: actor.id,
  };
  const diary = await loadSchedule(tx, asked, now);
  const time = evaluateTime(requested, diary.facts, diary.window.pro, { outside: input.outside_availability === true });
  if ('errors' in time) throw invalid(time.errors);
  return time;
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
    // Two group lessons of the same players give credits back in the order of their places: without a turn each would wait for the other.
    await lockDiary(tx, actor.id);
    const group = await lockGroup(tx, { id, pro_id: actor.id });
    if (!group) throw notFound();
    if (!group.cancelled_at) {
      refuseClosed(group, now);
      await applyGroupCancel(tx, actor, group, now);
    }
    return readPage(tx, actor, id, now);
  });
}

async function applyGroupCancel(tx: Tx, actor: Actor, group: GroupRow, now: Date): Promise<void> {
  const places = await lockPlaces(tx, group.id);
  const line = await readLiveLine(tx, group.id, now);
  await markCancelled(tx, group.id, { cancelled_at: now, fee_due: false, fee_waived: false });
  const changes = await cancelAll(tx, places, true, now);
  await endRequests(tx, { lesson_id: group.id }, now);
  await openTimes(tx, { pro_id: group.pro_id, freed_by: null, times: [group], now });
  await publishEvents(tx, toCancelledEvents(actor, changes));
  await publishEvents(
    tx,
    line.map((request) => ({ topic: 'group.cancelled', payload: { request_id: request.id } })),
  );
  await applyCreditChanges(tx, actor, changes, now);
}
