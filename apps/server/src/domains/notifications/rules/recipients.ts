import { CANCELLATION_NOTICE_HOURS } from '@fairway/contracts/constants';
import type { delivery_channel } from '@fairway/db/enums';
import {
  sidesOf,
  type Addressee,
  type ChangesHappening,
  type FreedHappening,
  type Happening,
  type LetterHappening,
  type OfferHappening,
  type Person,
  type SidedHappening,
  type ToldTopic,
} from './facts.ts';

export type Audience = 'player' | 'pro';

export interface Recipient {
  /** Null for somebody without an account, whose address the event leads to. */
  user_id: string | null;
  channel: delivery_channel;
}

/** A receipt is a mail that no switch stops: it is a record (decision M4). */
type Way = delivery_channel | 'receipt';
type Told = Partial<Record<Audience, readonly Way[]>>;
type Doer = 'player' | 'pro' | 'nobody';

const CHANGED_BY_PRO = ['push', 'email', 'text'] as const;
/** Who did it → who is told, and how. The doer is never told, but for a player's confirmation. */
const CHANGE: Partial<Record<Doer, Told>> = {
  player: { player: ['email'], pro: ['push', 'email', 'text'] },
  pro: { player: CHANGED_BY_PRO },
};
/** Money that went back is told to the player alone, whoever set it going. */
const REFUND: Told = { player: ['receipt'] };

/** The rows of decision M4 that exist so far and tell of what happened between a pro and one player. */
const TOLD: Record<SidedHappening['topic'], Partial<Record<Doer, Told>>> = {
  'lesson.booked': CHANGE,
  'lesson.moved': CHANGE,
  'lesson.cancelled': CHANGE,
  'lesson.reminder': { nobody: { player: ['push', 'email'] } },
  'credits.given': { pro: { player: ['receipt'] } },
  'credits.bought': { player: { player: ['receipt'], pro: ['push'] } },
  'credits.expiring': { nobody: { player: ['push', 'email'] } },
  'offer.redeemed': { player: { player: ['receipt'], pro: ['push', 'email'] } },
  'purchase.refunded': { player: REFUND, pro: REFUND },
  'video.sent': {
    player: { player: ['receipt'], pro: ['push', 'email'] },
    pro: { player: ['push', 'email'] },
  },
};

/** The rows of decision M4 about somebody's own account. */
const LETTERS: Record<LetterHappening['topic'], readonly delivery_channel[]> = {
  'challenge.made': ['email'],
  'invitation.made': ['email'],
  'password.changed': ['email'],
  'email.changed': ['email'],
  'player.joined': ['push', 'email'],
  'export.ready': ['email'],
  'account.erased': ['email'],
};

/** The rows of decision M4 about what all players of a pro may hear: a time that became free, an offer. */
const CROWD: readonly delivery_channel[] = ['push', 'email'];

/** Security is no matter of taste: the switches do not stop these (decision M4). */
const UNSWITCHED: ReadonlySet<ToldTopic> = new Set<ToldTopic>([
  'challenge.made',
  'invitation.made',
  'password.changed',
  'email.changed',
  'export.ready',
  'account.erased',
]);

const DAY = CANCELLATION_NOTICE_HOURS * 3_600_000;

/** Whether a change concerns a lesson that began within 24 hours of the change: its start now, or the one it had. */
function isUrgent(happening: SidedHappening): boolean {
  if (!('lesson' in happening)) return false;
  const starts = [happening.lesson.starts_at.getTime()];
  if (happening.topic === 'lesson.moved') starts.push(Date.parse(happening.payload.from));
  return starts.some((start) => start - happening.at.getTime() < DAY);
}

const wants = (person: Addressee, channel: delivery_channel, topic: ToldTopic): boolean =>
  UNSWITCHED.has(topic) || person[`notification_${channel}`];

function doerOf(happening: SidedHappening, pro: Person | null): Doer {
  if (!('actor_id' in happening.payload)) return 'nobody';
  return happening.payload.actor_id === pro?.id ? 'pro' : 'player';
}

/** A sign-in code goes by text as well, to whoever has a number (A3). */
function lettersOf(happening: LetterHappening): Recipient[] {
  const { to, topic } = happening;
  const byText = topic === 'challenge.made' && happening.challenge.purpose === 'two_factor' && to.phone !== null;
  const channels = byText ? (['email', 'text'] as const) : LETTERS[topic];
  return channels.filter((channel) => wants(to, channel, topic)).map((channel) => ({ user_id: to.id, channel }));
}

/** Several lessons changed at once are told of as one is, and once. */
function togetherOf({ topic, at, together: { player, changes } }: ChangesHappening): Recipient[] {
  if (!player) return [];
  const starts = changes.flatMap(({ lesson, from }) => [
    lesson.starts_at.getTime(),
    ...(from ? [Date.parse(from)] : []),
  ]);
  const urgent = starts.some((start) => start - at.getTime() < DAY);
  return CHANGED_BY_PRO.filter((channel) => wants(player, channel, topic))
    .filter((channel) => channel !== 'text' || (urgent && player.phone !== null))
    .map((channel) => ({ user_id: player.id, channel }));
}

const crowdOf = ({ topic }: FreedHappening | OfferHappening, players: Person[]): Recipient[] =>
  players.flatMap((player) =>
    CROWD.filter((channel) => wants(player, channel, topic)).map((channel) => ({ user_id: player.id, channel })),
  );

/** The channels of one side that are open to what is said to them. */
function channelsOf(happening: SidedHappening, person: Person, ways: readonly Way[]): delivery_channel[] {
  const urgent = isUrgent(happening);
  return ways.flatMap((way) => {
    if (way === 'receipt') return ['email'];
    if (way === 'text' && !(urgent && person.phone !== null)) return [];
    return wants(person, way, happening.topic) ? [way] : [];
  });
}

/** Who is told of a happening and by which channel (decision M4): guests and people who left are not. */
export function recipients(happening: Happening): Recipient[] {
  if ('to' in happening) return lettersOf(happening);
  if ('freed' in happening) return crowdOf(happening, happening.freed.players);
  if ('offer' in happening) return crowdOf(happening, happening.offer.players);
  if ('together' in happening) return togetherOf(happening);
  const sides = sidesOf(happening);
  const told = TOLD[happening.topic][doerOf(happening, sides.pro)] ?? {};
  return (['player', 'pro'] as const).flatMap((audience) => {
    const person = sides[audience];
    if (!person) return [];
    return channelsOf(happening, person, told[audience] ?? []).map((channel) => ({ user_id: person.id, channel }));
  });
}
