import { noticeCell, type NoticeGroup } from '@fairway/contracts/notifications/notice-groups';
import { CANCELLATION_NOTICE_HOURS } from '@fairway/contracts/constants';
import type { delivery_channel } from '@fairway/db/enums';
import { HOUR_MS } from '@fairway/time/units';
import type { Addressee, NotificationEvent, NotificationTopic, Person, Sides } from './context.ts';
import type { Audience, Reader, Recipient } from './kind.ts';

/** A receipt is a mail that no switch stops: it is a record (M4). */
type Channel = delivery_channel | 'receipt';
type Row = Partial<Record<Audience, readonly Channel[]>>;
type Actor = 'player' | 'pro' | 'nobody';

const CHANGED_BY_PRO = ['push', 'email', 'text'] as const;
/** Who did it → who is told, and how. The actor is never told, but for a player's confirmation. */
const CHANGE: Partial<Record<Actor, Row>> = {
  player: { player: ['email'], pro: ['push', 'email', 'text'] },
  pro: { player: CHANGED_BY_PRO },
};
/** Several lessons at once are told to the player alone, and are so when the pro has left since. */
const BATCH: Row = { player: CHANGED_BY_PRO };
/** Money that went back is told to the player alone, whoever set it going. */
const REFUND: Row = { player: ['receipt'] };

/** The rows of rule M4 that tell of what happened between a pro and one player. */
const CHANNEL_MATRIX = {
  'lesson.booked': CHANGE,
  'lesson.moved': CHANGE,
  'lesson.cancelled': CHANGE,
  'lessons.changed': { player: BATCH, pro: BATCH },
  'player.erased': { nobody: { pro: ['push', 'email', 'text'] } },
  'lesson.reminder': { nobody: { player: ['push', 'email'] } },
  'time.held': { nobody: { player: ['push', 'email'] } },
  'place.offered': { nobody: { player: ['push', 'email'] } },
  'group.moved': { nobody: { player: ['push', 'email'] } },
  'group.cancelled': { nobody: { player: ['push', 'email'] } },
  'credits.given': { pro: { player: ['receipt'] } },
  'credits.bought': { player: { player: ['receipt'], pro: ['push'] } },
  'credits.expiring': { nobody: { player: ['push', 'email'] } },
  'credits.refilled': { nobody: { player: ['push', 'email'], pro: ['push', 'email'] } },
  'offer.redeemed': { player: { player: ['receipt'], pro: ['push', 'email'] } },
  'purchase.refunded': { player: REFUND, pro: REFUND },
  'record.published': { pro: { player: ['push', 'email'] } },
  'comment.added': { player: { pro: ['push'] }, pro: { player: ['push'] } },
  'goal.changed': { player: { pro: ['push', 'email'] }, pro: { player: ['push', 'email'] } },
  'video.sent': {
    player: { player: ['receipt'], pro: ['push', 'email'] },
    pro: { player: ['push', 'email'] },
  },
} as const satisfies Partial<Record<NotificationTopic, Partial<Record<Actor, Row>>>>;

/** The rows of rule M4 about somebody's own account. */
const ACCOUNT_CHANNELS = {
  'challenge.made': ['email'],
  'invitation.made': ['email'],
  'password.changed': ['email'],
  'email.changed': ['email'],
  'player.joined': ['push', 'email'],
  'guardian.set': ['push', 'email'],
  'address.suppressed': ['push', 'email'],
  'export.ready': ['email'],
  'account.erased': ['email'],
} as const satisfies Partial<Record<NotificationTopic, readonly delivery_channel[]>>;

/** The rows of rule M4 about what several may hear at once: a time that became free, an offer, a message. */
const BROADCAST: readonly delivery_channel[] = ['push', 'email'];

/** Which row of somebody's own matrix a topic belongs to (M25); security is no matter of taste, so no switch stops what is in none (M4). */
export const GROUP_BY_TOPIC: Record<NotificationTopic, NoticeGroup | null> = {
  'lesson.booked': 'lessons',
  'lesson.moved': 'lessons',
  'lesson.cancelled': 'lessons',
  'lessons.changed': 'lessons',
  'player.erased': 'lessons',
  'lesson.reminder': 'reminders',
  'record.published': 'records',
  'comment.added': 'records',
  'practice.due': 'practice',
  'goal.changed': 'practice',
  'video.sent': 'records',
  'message.sent': 'messages',
  'offer.published': 'offers',
  'offer.redeemed': 'offers',
  'time.freed': 'freed_times',
  'time.held': 'freed_times',
  'place.offered': 'freed_times',
  'group.moved': 'freed_times',
  'group.cancelled': 'freed_times',
  'credits.given': 'credits',
  'credits.bought': 'credits',
  'credits.expiring': 'credits',
  'credits.refilled': 'credits',
  'purchase.refunded': 'credits',
  'player.joined': 'players',
  'address.suppressed': 'players',
  'guardian.set': null,
  // Each of what is in it has its own row, and the switch of all emails.
  'digest.due': null,
  'challenge.made': null,
  'invitation.made': null,
  'password.changed': null,
  'email.changed': null,
  'export.ready': null,
  'account.erased': null,
};

export type SidedTopic = keyof typeof CHANNEL_MATRIX;
export type AccountTopic = keyof typeof ACCOUNT_CHANNELS;

const URGENT_MS = CANCELLATION_NOTICE_HOURS * HOUR_MS;

/** Whether a change concerns a lesson that began within 24 hours of the change: its start now, or the one it had. */
const isUrgent = (starts: number[], at: Date): boolean => starts.some((start) => start - at.getTime() < URGENT_MS);

/** Whether somebody wants to hear of it by this channel: its own switch is the master, their matrix says the rest. */
export function wants(person: Addressee, channel: delivery_channel, topic: NotificationTopic): boolean {
  const group = GROUP_BY_TOPIC[topic];
  if (group === null) return true;
  return person[`notification_${channel}`] && !person.notification_off.includes(noticeCell(group, channel));
}

function findActor({ payload }: NotificationEvent<SidedTopic>, pro: Person | null): Actor {
  if (!('actor_id' in payload)) return 'nobody';
  return payload.actor_id === pro?.id ? 'pro' : 'player';
}

/**
 * The recipients of what happened between a pro and one player. `starts` are the starts of lessons, now and before, that make it
 * urgent enough for a text message.
 */
export function selectSides(event: NotificationEvent<SidedTopic>, sides: Sides, starts: number[] = []): Recipient[] {
  const matrix: Partial<Record<Actor, Row>> = CHANNEL_MATRIX[event.topic];
  const row = matrix[findActor(event, sides.pro)] ?? {};
  const urgent = isUrgent(starts, event.at);
  return (['player', 'pro'] as const).flatMap((audience) => {
    const person = sides[audience];
    if (!person) return [];
    return (row[audience] ?? []).flatMap((channel) => {
      if (channel === 'receipt') return [{ user_id: person.id, channel: 'email' as const }];
      if (channel === 'text' && !urgent) return [];
      return wants(person, channel, event.topic) ? [{ user_id: person.id, channel }] : [];
    });
  });
}

/** The recipients of what several may hear at once, as their switches say. */
export const selectBroadcast = (topic: NotificationTopic, people: Person[]): Recipient[] =>
  people.flatMap((person) =>
    BROADCAST.filter((channel) => wants(person, channel, topic)).map((channel) => ({ user_id: person.id, channel })),
  );

/** The one recipient of an account email, by its row's channels and `more`. */
export const selectAccount = (
  { topic, to }: NotificationEvent<AccountTopic>,
  more: readonly delivery_channel[] = [],
): Recipient[] =>
  [...ACCOUNT_CHANNELS[topic], ...more]
    .filter((channel) => wants(to, channel, topic))
    .map((channel) => ({ user_id: to.id, channel }));

/** The recipient among the two whom something concerns. */
export function findSide(sides: Sides, user_id: string | null): Reader<Person> | null {
  const audience = user_id === sides.pro?.id ? 'pro' : 'player';
  const person = sides[audience];
  return person?.id === user_id ? { audience, person } : null;
}

/** The recipient among the players of a pro. */
export function findPlayer(players: Person[], user_id: string | null): Reader<Person> | null {
  const person = players.find(({ id }) => id === user_id);
  return person ? { audience: 'player', person } : null;
}
