import { z } from 'zod';
import { date, id, instant } from '../primitives.ts';
import { DELIVERY_REASONS } from './deliveries.ts';

const lessonEvent = z.object({ lesson_id: id, actor_id: id });

/**
 * How a lesson was before a change of it (D12): `from` is the start it had, `venue_from` the venue, where that is another now. `keeps_time`
 * where the time is the same. Where the venue is the same as well, as with a new note, open windows are refreshed and nobody is notified.
 */
const moveEvent = {
  from: instant,
  venue_from: z.string().nullable().optional(),
  keeps_time: z.boolean().optional(),
};

/**
 * What the outbox tells of, by topic. A payload names rows and the facts of the moment that no row keeps; whoever acts on
 * it reads the rows again (docs/ARCHITECTURE.md, "The life of a change").
 */
export const EVENTS = {
  'lesson.booked': lessonEvent,
  'lesson.moved': lessonEvent.extend(moveEvent),
  'lesson.cancelled': lessonEvent.extend({ credits_returned: z.number(), fee_due: z.boolean() }),
  /** `starts_at` is the start the reminder is for: a lesson that moved since is not reminded of by this one. */
  'lesson.reminder': z.object({ lesson_id: id, starts_at: instant }),
  /** The pro has the other players told that a cancelled lesson's time is free (D16). */
  'time.freed': lessonEvent,
  /** A coach's time became free while players wait for one: it is offered along the line (D20). */
  'time.opened': z.object({ opening_id: id }),
  /**
   * That time is held for the next player of the line, until they answer or 20 minutes have passed (D20). It comes again when the coach
   * closes those hours, for open windows alone.
   */
  'time.held': z.object({ hold_id: id }),
  /** A place of a full group lesson came free, and is kept for the next player of its line (D21). */
  'place.offered': z.object({ request_id: id }),
  /** The same of a group lesson that somebody waits for; `starts_at` is the start it has got (D21). */
  'group.moved': z.object({ request_id: id, starts_at: instant, ...moveEvent }),
  /** A group lesson that somebody waited for is cancelled. */
  'group.cancelled': z.object({ request_id: id }),
  /** Several lessons of one player were changed in one act, which they are told of once. `from` is a moved one's old start. */
  'lessons.changed': z.object({
    actor_id: id,
    player_id: id,
    why: z.enum(['series', 'unplayable']),
    note: z.string().nullable(),
    changes: z.array(
      z.object({
        lesson_id: id,
        what: z.enum(['booked', 'moved', 'cancelled']),
        from: instant.nullable(),
        credits_returned: z.number(),
        fee_due: z.boolean(),
      }),
    ),
  }),
  'credits.given': z.object({ lot_id: id, actor_id: id }),
  'credits.bought': z.object({ lot_id: id, purchase_id: id, actor_id: id }),
  /** A month before the lot ends, as long as something is left of it (C3). */
  'credits.expiring': z.object({ lot_id: id }),
  /** Somebody else has booked the time of a lesson cancelled late, and these credits of it went back (D19). */
  'credits.refilled': z.object({ lesson_id: id, credits: z.number() }),
  'offer.published': z.object({ offer_id: id, actor_id: id }),
  'offer.redeemed': z.object({ purchase_id: id, actor_id: id }),
  /** A pro's own submission for a player has no purchase (W2). */
  'video.sent': z.object({ lesson_id: id, purchase_id: id.nullable(), actor_id: id }),
  /** A video is to be made ready for every screen (R7). `key` is where it lies, for when its row is gone; older events say nothing of it. */
  'video.stored': z.object({ file_id: id, key: z.string().optional() }),
  /** A record was published, or published again after changes (R10). */
  'record.published': lessonEvent,
  'comment.added': lessonEvent.extend({ comment_id: id }),
  'message.sent': z.object({ message_id: id, actor_id: id }),
  /** What waited for somebody's one email of the day is put into it (M27). */
  'digest.due': z.object({ user_id: id, digest_id: id }),
  /** Something of a plan is to be practised on this day, which the player is told once (P26). */
  'practice.due': z.object({ player_id: id, day: date }),
  /** One of the two did something with a goal that the other is to hear of (P4); `revision` is the goal's as it was then. */
  'goal.changed': z.object({
    goal_id: id,
    actor_id: id,
    what: z.enum(['proposed', 'edited', 'agreed', 'reached']),
    revision: z.number(),
  }),
  'purchase.refunded': z.object({ purchase_id: id, actor_id: id }),
  /** A pin or a link somebody needs: two-factor, reset, or the first password (A3, A4, A13a). */
  'challenge.made': z.object({ challenge_id: id }),
  /** `sent` is the number of the mail: an older mail's link is void (A7). */
  'invitation.made': z.object({ invitation_id: id, sent: z.number() }),
  'password.changed': z.object({ user_id: id }),
  /** Told to the address that is left, which no row keeps. */
  'email.changed': z.object({ user_id: id, from: z.string(), to: z.string() }),
  'player.joined': z.object({ player_id: id }),
  'guardian.set': z.object({ child_id: id, guardian_id: id }),
  /** Nothing reaches a player by this channel any more, which their coach is told (M24). */
  'address.suppressed': z.object({
    player_id: id,
    channel: z.enum(['email', 'text']),
    reason: z.enum(DELIVERY_REASONS),
  }),
  'export.asked': z.object({ export_id: id }),
  'export.ready': z.object({ export_id: id }),
  /** Our books are to be held against the ledger and the card provider's. */
  'reconciliation.requested': z.object({ run_id: id }),
  /** The person is gone with their rows: the last mail's address is all that is left of them. */
  'account.erased': z.object({ email: z.string(), first_name: z.string() }),
  /**
   * A player who is erased had lessons to come with this coach, of which no row is left. The name is blank where the coach has removed them,
   * and from the night on that follows once the coach is told; `title` is that of a group lesson in which they gave up a place.
   */
  'player.erased': z.object({
    pro_id: id,
    by_pro: z.boolean(),
    first_name: z.string(),
    lessons: z.array(z.object({ starts_at: instant, ends_at: instant, title: z.string().nullable() })),
  }),
  /** A player who is erased leaves credits in the books, which their coach gave them with a word why: the word is to go. */
  'credits.orphaned': z.object({ player_id: id }),
  /** What lies outside the database and has lost its owner. */
  'customer.gone': z.object({ stripe_id: z.string() }),
  'card.gone': z.object({ stripe_payment_method: z.string() }),
  'connected_account.gone': z.object({ stripe_account_id: z.string() }),
  'files.gone': z.object({ prefix: z.string() }),
} as const;

export type Topic = keyof typeof EVENTS;
export type PayloadOf<T extends Topic> = z.output<(typeof EVENTS)[T]>;
export type Event = { [T in Topic]: { topic: T; payload: PayloadOf<T> } }[Topic];

/**
 * Events that have a side effect instead of telling somebody, each with the job that does it. Their row counts as processed when that
 * is done; until then it is handed on again whenever the queue has lost it.
 */
export const SIDE_EFFECTS = {
  'export.asked': 'make-export',
  'reconciliation.requested': 'reconcile-ledger',
  'credits.orphaned': 'delete-credit-reasons',
  'customer.gone': 'remove-customer',
  'card.gone': 'forget-card',
  'connected_account.gone': 'remove-connected-account',
  'files.gone': 'remove-files',
  'video.stored': 'prepare-video',
  'time.opened': 'offer-opened-time',
} as const satisfies Partial<Record<Topic, string>>;

export type SideEffectTopic = keyof typeof SIDE_EFFECTS;
export type SideEffectJob = (typeof SIDE_EFFECTS)[SideEffectTopic];
export const isSideEffect = (topic: string): topic is SideEffectTopic => Object.hasOwn(SIDE_EFFECTS, topic);

/** What `dispatch-notifications` and the jobs of side effects carry: what they are about stands in the row. */
export const OUTBOX_ROW = z.object({ outbox_id: z.string() });

/** `dispatch-notifications` works out who hears of an outbox row, `deliver` sends one notice by one channel. */
export const JOBS = {
  'dispatch-notifications': OUTBOX_ROW,
  deliver: z.object({ delivery_id: id }),
} as const;
