import { CANCELLATION_NOTICE_HOURS } from '@fairway/contracts/constants';
import type { delivery_channel } from '@fairway/db/enums';
import type {
  Addressee,
  ChangesHappening,
  CreditsHappening,
  FreedHappening,
  Happening,
  LessonHappening,
  LetterHappening,
  Person,
  ToldTopic,
} from './facts.ts';

export type Audience = 'player' | 'pro';

export interface Recipient {
  /** Null for somebody without an account, whose address the event leads to. */
  user_id: string | null;
  channel: delivery_channel;
}

type Told = Partial<Record<Audience, readonly delivery_channel[]>>;
type Doer = 'player' | 'pro' | 'nobody';

/** Who did it → who is told, and how. The doer is never told, but for a player's confirmation. */
const CHANGE: Partial<Record<Doer, Told>> = {
  player: { player: ['email'], pro: ['push', 'email', 'text'] },
  pro: { player: ['push', 'email', 'text'] },
};

/** The rows of decision M4 that exist so far and tell of lessons and credits. */
const TOLD: Record<(LessonHappening | CreditsHappening)['topic'], Partial<Record<Doer, Told>>> = {
  'lesson.booked': CHANGE,
  'lesson.moved': CHANGE,
  'lesson.cancelled': CHANGE,
  'lesson.reminder': { nobody: { player: ['push', 'email'] } },
  'credits.given': { pro: { player: ['email'] } },
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

/** The row of decision M4 about a time that became free. */
const FREED: readonly delivery_channel[] = ['push', 'email'];

/** Receipts are records, and security is no matter of taste: the switches stop neither (decision M4). */
const UNSWITCHED: ReadonlySet<ToldTopic> = new Set<ToldTopic>([
  'credits.given',
  'challenge.made',
  'invitation.made',
  'password.changed',
  'email.changed',
  'export.ready',
  'account.erased',
]);

const DAY = CANCELLATION_NOTICE_HOURS * 3_600_000;

/** Whether a change concerns a lesson that began within 24 hours of the change: its start now, or the one it had. */
function isUrgent(happening: LessonHappening | CreditsHappening): boolean {
  if (!('lesson' in happening)) return false;
  const starts = [happening.lesson.starts_at.getTime()];
  if (happening.topic === 'lesson.moved') starts.push(Date.parse(happening.payload.from));
  return starts.some((start) => start - happening.at.getTime() < DAY);
}

const wants = (person: Addressee, channel: delivery_channel, topic: ToldTopic): boolean =>
  UNSWITCHED.has(topic) || person[`notification_${channel}`];

function doerOf(happening: LessonHappening | CreditsHappening, pro: Person | null): Doer {
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
  return (CHANGE.pro?.player ?? [])
    .filter((channel) => wants(player, channel, topic))
    .filter((channel) => channel !== 'text' || (urgent && player.phone !== null))
    .map((channel) => ({ user_id: player.id, channel }));
}

const freedOf = ({ topic, freed }: FreedHappening): Recipient[] =>
  freed.players.flatMap((player) =>
    FREED.filter((channel) => wants(player, channel, topic)).map((channel) => ({ user_id: player.id, channel })),
  );

/** Who is told of a happening and by which channel (decision M4): guests and people who left are not. */
export function recipients(happening: Happening): Recipient[] {
  if ('to' in happening) return lettersOf(happening);
  if ('freed' in happening) return freedOf(happening);
  if ('together' in happening) return togetherOf(happening);
  const people = 'lesson' in happening ? happening.lesson : happening.lot;
  const told = TOLD[happening.topic][doerOf(happening, people.pro)] ?? {};
  const urgent = isUrgent(happening);
  return (['player', 'pro'] as const).flatMap((audience) => {
    const person = people[audience];
    if (!person) return [];
    return (told[audience] ?? [])
      .filter((channel) => wants(person, channel, happening.topic))
      .filter((channel) => channel !== 'text' || (urgent && person.phone !== null))
      .map((channel) => ({ user_id: person.id, channel }));
  });
}
