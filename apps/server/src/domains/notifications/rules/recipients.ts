import type { Topic } from '@fairway/contracts/events';
import { CANCELLATION_NOTICE_HOURS } from '@fairway/contracts/constants';
import type { delivery_channel } from '@fairway/db/enums';
import type { Happening, Person } from './facts.ts';

export type Audience = 'player' | 'pro';
export type Template = `${Topic}/${Audience}`;

export interface Recipient {
  user_id: string;
  channel: delivery_channel;
  template: Template;
}

type Told = Partial<Record<Audience, readonly delivery_channel[]>>;
type Doer = 'player' | 'pro' | 'nobody';

/** Who did it → who is told, and how. The doer is never told, but for a player's confirmation. */
const CHANGE: Partial<Record<Doer, Told>> = {
  player: { player: ['email'], pro: ['push', 'email', 'text'] },
  pro: { player: ['push', 'email', 'text'] },
};

/** The rows of decision M4 that exist so far. */
export const TOLD: Record<Topic, Partial<Record<Doer, Told>>> = {
  'lesson.booked': CHANGE,
  'lesson.moved': CHANGE,
  'lesson.cancelled': CHANGE,
  'lesson.reminder': { nobody: { player: ['push', 'email'] } },
  'credits.given': { pro: { player: ['email'] } },
};

/** Receipts are records: the switches do not stop them. */
const RECEIPTS: ReadonlySet<Topic> = new Set<Topic>(['credits.given']);
export const isReceipt = (topic: Topic): boolean => RECEIPTS.has(topic);

const DAY = CANCELLATION_NOTICE_HOURS * 3_600_000;

/** Whether a change concerns a lesson that began within 24 hours of the change: its start now, or the one it had. */
function isUrgent(happening: Happening): boolean {
  if (!('lesson' in happening)) return false;
  const starts = [happening.lesson.starts_at.getTime()];
  if (happening.topic === 'lesson.moved') starts.push(Date.parse(happening.payload.from));
  return starts.some((start) => start - happening.at.getTime() < DAY);
}

const wants = (person: Person, channel: delivery_channel): boolean => person[`notification_${channel}`];

function doerOf(happening: Happening, pro: Person | null): Doer {
  if (!('actor_id' in happening.payload)) return 'nobody';
  return happening.payload.actor_id === pro?.id ? 'pro' : 'player';
}

/** Who is told of a happening and by which channel (decision M4): guests and people who left are not. */
export function recipients(happening: Happening): Recipient[] {
  const people = 'lesson' in happening ? happening.lesson : happening.lot;
  const told = TOLD[happening.topic][doerOf(happening, people.pro)] ?? {};
  const urgent = isUrgent(happening);
  return (['player', 'pro'] as const).flatMap((audience) => {
    const person = people[audience];
    if (!person) return [];
    return (told[audience] ?? [])
      .filter((channel) => isReceipt(happening.topic) || wants(person, channel))
      .filter((channel) => channel !== 'text' || (urgent && person.phone !== null))
      .map((channel) => ({ user_id: person.id, channel, template: `${happening.topic}/${audience}` as const }));
  });
}
