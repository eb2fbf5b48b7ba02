import type { GroupJoined, JoinGroupIn, PlaceWait } from '@fairway/contracts/lessons/group-lessons';
import { inTransaction, type Tx } from '@fairway/db/client';
import { resolveZone } from '@fairway/time/zoned-time';
import type { Actor, AppServices, CoreServices } from '#app/context.ts';
import { requirePro } from '#app/roles.ts';
import { invalid, invalidField, notFound } from '#core/app-error.ts';
import { forEachAlone } from '#core/for-each-alone.ts';
import { publishEvent, publishEvents } from '#core/publish-event.ts';
import { creditMap, spendCredits } from '#domains/credits/ledger/service.ts';
import type { Attendee } from '#domains/lessons/booking/rules.ts';
import { resolveAttendee } from '#domains/lessons/booking/service.ts';
import { isLate, roleInLesson } from '#domains/lessons/lesson/rules.ts';
import { lessonById } from '#domains/lessons/lesson/service.ts';
import { isSubscribed } from '#domains/subscriptions/subscription/rules.ts';
import {
  endPastRequests,
  endRequests,
  findPlace,
  holdPeople,
  insertPlace,
  insertRequest,
  lockGroup,
  offerRequests,
  readDueGroups,
  readWaiting,
  type DueGroup,
  type GroupRow,
} from './repository.ts';
import {
  choosePayment,
  isOffered,
  joinRefusal,
  placePayment,
  planOffers,
  waitRefusal,
  type GroupState,
  type Standing,
} from './rules.ts';

/** Group lessons that a sweep reads at once. */
const PAGE = 200;

/** A locked group lesson, and how a player or a guest stands to it. */
interface Found {
  group: GroupRow;
  state: GroupState;
  standing: Standing;
  place_id: string | null;
}

async function lockFor(
  tx: Tx,
  { id, pro_id, ...who }: Attendee & { id: string; pro_id: string },
  now: Date,
): Promise<Found> {
  const { player_id } = who;
  if (!(await holdPeople(tx, { pro_id, player_id }))) throw notFound();
  const group = await lockGroup(tx, { id, pro_id });
  if (!group) throw notFound();
  // Read by statements of their own: those that locked saw what was there before they waited.
  const line = await readLiveLine(tx, id, now);
  const place_id = await findPlace(tx, id, who);
  const isOpen = (request: { expires_at: Date | null }) => isOffered(request, now.getTime());
  const own = line.find((request) => request.player_id === player_id);
  return {
    group,
    place_id,
    state: {
      starts_at: group.starts_at.getTime(),
      cancelled: group.cancelled_at !== null,
      places: group.places,
      taken: group.taken,
      held: line.filter((request) => request !== own && isOpen(request)).length,
      subscribed: isSubscribed(group.subscribed_until, now),
      notice_hours: group.booking_notice_hours ?? 0,
    },
    standing: { joined: place_id !== null, waiting: own !== undefined, offered: own !== undefined && isOpen(own) },
  };
}

/** Who waits for a place, in the order of asking: whose offer has lapsed waits no longer, whether or not a sweep ran. */
export async function readLiveLine(tx: Tx, id: string, now: Date) {
  const line = await readWaiting(tx, id);
  return line.filter((request) => request.expires_at === null || isOffered(request, now.getTime()));
}

const byThemself = (actor: Actor): Attendee => ({ player_id: actor.id, guest_name: null });

/**
 * Takes a place in a group lesson: the place, its credits and the notices all happen, or nothing does (D21). Whoever has one already is
 * answered the same place and pays no second time. A coach gives one to a player of theirs or to a guest.
 */
export async function joinGroupLesson(actor: Actor, input: JoinGroupIn, services: AppServices): Promise<GroupJoined> {
  const pro_id = requirePro(actor);
  const who = resolveAttendee(actor, input);
  const now = services.now();
  return inTransaction(services.db, async (tx) => {
    const found = await lockFor(tx, { id: input.id, pro_id, ...who }, now);
    const lesson_id = found.place_id ?? (await givePlace(tx, actor, { ...who, asked: input.payment_type }, found, now));
    return {
      lesson: await lessonById(actor, lesson_id, { db: tx, now: () => now }),
      credits: who.player_id ? await creditMap(tx, { player_id: who.player_id, pro_id }, now) : {},
    };
  });
}

async function givePlace(
  tx: Tx,
  actor: Actor,
  { asked, ...who }: Attendee & { asked: JoinGroupIn['payment_type'] },
  { group, state, standing }: Found,
  now: Date,
): Promise<string> {
  const refusal = joinRefusal(state, roleInLesson(actor), standing, now.getTime());
  if (refusal) throw invalidField('places', refusal);
  const { player_id } = who;
  const payment_type = choosePayment(placePayment(group), { asked, guest: player_id === null });
  if (typeof payment_type !== 'string') throw invalid(payment_type);
  const credits = payment_type === 'credits' ? group.credits : 0;
  const reminded_for = isLate(state.starts_at, now.getTime()) ? group.starts_at : null;
  const lesson_id = await insertPlace(tx, group, { ...who, payment_type, credits, reminded_for, now });
  if (player_id) {
    const movement = { lesson_id, actor_id: actor.id, now };
    if (credits > 0) await spendCredits(tx, { player_id, pro_id: group.pro_id }, credits, movement);
    await endRequests(tx, { lesson_id: group.id, player_id }, now);
  }
  await publishEvent(tx, { topic: 'lesson.booked', payload: { lesson_id, actor_id: actor.id } });
  return lesson_id;
}

/** Waits for a place of a group lesson that is full, behind all who asked before; asked again, the place in the line stays (D21). */
export async function waitForPlace(actor: Actor, { id }: { id: string }, services: AppServices): Promise<PlaceWait> {
  const now = services.now();
  return inTransaction(services.db, async (tx) => {
    const { state, standing } = await lockFor(tx, { id, pro_id: requirePro(actor), ...byThemself(actor) }, now);
    if (!standing.waiting) {
      const refusal = waitRefusal(state, standing, now.getTime());
      if (refusal) throw invalidField('places', refusal);
      await endRequests(tx, { lesson_id: id, player_id: actor.id }, now);
      await insertRequest(tx, { lesson_id: id, player_id: actor.id, created_at: now });
    }
    const own = (await readWaiting(tx, id)).find(({ player_id }) => player_id === actor.id);
    const until = own && isOffered(own, now.getTime()) ? own.expires_at : null;
    return { is_waiting: own !== undefined, offered_until: until?.toISOString() ?? null };
  });
}

/** Waits no longer, or lets a place go that is kept: it is kept for the next then. Done twice it is done once. */
export async function stopWaiting(actor: Actor, { id }: { id: string }, services: AppServices): Promise<PlaceWait> {
  const now = services.now();
  return inTransaction(services.db, async (tx) => {
    const { group } = await lockFor(tx, { id, pro_id: requirePro(actor), ...byThemself(actor) }, now);
    if ((await endRequests(tx, { lesson_id: id, player_id: actor.id }, now)) > 0) await offerPlaces(tx, group, now);
    return { is_waiting: false, offered_until: null };
  });
}

/**
 * Keeps the places that are free for those who wait, and tells them. It belongs into the transaction that frees a place, whose caller has
 * locked the group lesson; `group` may be from before that.
 */
export async function offerPlaces(tx: Tx, { id, pro_id }: { id: string; pro_id: string }, now: Date): Promise<void> {
  const group = await lockGroup(tx, { id, pro_id });
  if (!group || group.cancelled_at) return;
  const zone = resolveZone(group.timezone);
  const line = await readWaiting(tx, id);
  const { lapsed, offered, expires_at } = planOffers(
    { ...group, starts_at: group.starts_at.getTime(), subscribed: isSubscribed(group.subscribed_until, now), zone },
    line,
    now.getTime(),
  );
  if (lapsed.length > 0) await endRequests(tx, { id: { in: lapsed } }, now);
  if (offered.length === 0) return;
  await offerRequests(tx, offered, { now, expires_at });
  await publishEvents(
    tx,
    offered.map((request_id) => ({ topic: 'place.offered', payload: { request_id } })),
  );
}

/**
 * Passes on the places whose offer has lapsed, and those that came free in the night. It goes through the whole list: what has to stay as it
 * is, for the night or for a lapsed subscription, would else keep what comes after it from ever being looked at.
 */
export async function sweepPlaces(services: CoreServices): Promise<void> {
  const now = services.now();
  await endPastRequests(services.db, now);
  const due: DueGroup[] = [];
  let after: string | null = null;
  do {
    const page: DueGroup[] = await readDueGroups(services.db, now, { after, limit: PAGE });
    due.push(...page);
    after = page[PAGE - 1]?.id ?? null;
  } while (after !== null);
  await forEachAlone(due, (group) => inTransaction(services.db, (tx) => offerPlaces(tx, group, now)));
}
