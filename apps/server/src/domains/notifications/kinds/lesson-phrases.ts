import type { BaseContent } from '@fairway/emails/content';
import type { LessonTopic, NotificationEvent } from './context.ts';
import { otherName } from './format.ts';
import type { Audience } from './kind.ts';

type LessonEvent = NotificationEvent<LessonTopic>;
type Phrases = Pick<BaseContent, 'heading' | 'lead'>;
/** What became of the lesson: a move that kept the start changed only the length, one that kept the time only the venue. */
type Change = LessonTopic | 'lesson.changed' | 'lesson.relocated';

const WHEN_AND_WHERE = 'Here is when and where.';

/** What happened, as the subject begins. */
const HEADLINES: Record<Change, string> = {
  'lesson.booked': 'Lesson booked',
  'lesson.moved': 'Lesson moved',
  'lesson.changed': 'Lesson changed',
  'lesson.relocated': 'Lesson has a new venue',
  'lesson.cancelled': 'Lesson cancelled',
  'lesson.reminder': 'Lesson reminder',
};

/** To the one who did it. */
const CONFIRMED: Record<Change, (name: string) => Phrases> = {
  'lesson.booked': (name) => ({ heading: 'Your lesson is booked', lead: `You have a lesson with ${name}.` }),
  'lesson.moved': (name) => ({
    heading: 'Your lesson has been moved',
    lead: `Your lesson with ${name} has a new time.`,
  }),
  'lesson.changed': (name) => ({
    heading: 'Your lesson has been changed',
    lead: `Your lesson with ${name} starts at the same time. The finish time has changed.`,
  }),
  'lesson.relocated': () => ({ heading: 'Your lesson has a new venue', lead: WHEN_AND_WHERE }),
  'lesson.cancelled': (name) => ({
    heading: 'Your lesson has been cancelled',
    lead: `Your lesson with ${name} will not take place.`,
  }),
  'lesson.reminder': (name) => ({
    heading: `Reminder: your lesson with ${name}`,
    lead: 'It starts in less than 24 hours.',
  }),
};

/** To a player, of what their pro did. */
const BY_PRO: Record<Change, (name: string) => Phrases> = {
  ...CONFIRMED,
  'lesson.booked': (name) => ({ heading: `${name} booked a lesson for you`, lead: WHEN_AND_WHERE }),
  'lesson.moved': (name) => ({
    heading: `${name} moved your lesson`,
    lead: 'It has a new time. Please check that it suits you.',
  }),
  'lesson.changed': (name) => ({
    heading: `${name} changed your lesson`,
    lead: 'The start time is the same. The finish time has changed.',
  }),
  'lesson.relocated': (name) => ({ heading: `${name} changed the venue of your lesson`, lead: WHEN_AND_WHERE }),
  'lesson.cancelled': (name) => ({ heading: `${name} cancelled your lesson`, lead: 'It will not take place.' }),
};

/** To a pro, of what their player did. */
const BY_PLAYER: Record<Change, (name: string) => Phrases> = {
  ...CONFIRMED,
  'lesson.booked': (name) => ({ heading: `${name} booked a lesson`, lead: 'It is in your diary.' }),
  'lesson.moved': (name) => ({ heading: `${name} moved their lesson`, lead: 'Your diary shows the new time.' }),
  'lesson.changed': (name) => ({
    heading: `${name} changed their lesson`,
    lead: 'The start time is the same. The finish time has changed.',
  }),
  'lesson.cancelled': (name) => ({
    heading: `${name} cancelled their lesson`,
    lead: 'The time is free again in your diary.',
  }),
};

/** The same of a place in a group lesson, by its title. */
const PLACE_HEADLINES: Record<Change, string> = {
  'lesson.booked': 'Group lesson joined',
  'lesson.moved': 'Group lesson moved',
  'lesson.changed': 'Group lesson changed',
  'lesson.relocated': 'Group lesson has a new venue',
  'lesson.cancelled': 'Place cancelled',
  'lesson.reminder': 'Group lesson reminder',
};

const PLACE_CONFIRMED: Record<Change, (name: string, title: string) => Phrases> = {
  'lesson.booked': (name, title) => ({
    heading: `You have a place in ${title}`,
    lead: `It is a group lesson with ${name}.`,
  }),
  'lesson.moved': (_, title) => ({ heading: `${title} has been moved`, lead: 'Your group lesson has a new time.' }),
  'lesson.changed': (_, title) => ({
    heading: `${title} has been changed`,
    lead: 'The start time is the same. The finish time has changed.',
  }),
  'lesson.relocated': (_, title) => ({ heading: `${title} has a new venue`, lead: WHEN_AND_WHERE }),
  'lesson.cancelled': (_, title) => ({
    heading: `You have left ${title}`,
    lead: 'Your place in the group lesson is free again.',
  }),
  'lesson.reminder': (name, title) => ({
    heading: `Reminder: ${title} with ${name}`,
    lead: 'It starts in less than 24 hours.',
  }),
};

const PLACE_BY_PRO: typeof PLACE_CONFIRMED = {
  ...PLACE_CONFIRMED,
  'lesson.booked': (name, title) => ({
    heading: `${name} booked you a place in ${title}`,
    lead: 'It is a group lesson. Here is when and where.',
  }),
  'lesson.moved': (name, title) => ({
    heading: `${name} moved ${title}`,
    lead: 'Your group lesson has a new time. Please check that it suits you.',
  }),
  'lesson.changed': (name, title) => ({
    heading: `${name} changed ${title}`,
    lead: 'Your group lesson starts at the same time. The finish time has changed.',
  }),
  'lesson.relocated': (name, title) => ({ heading: `${name} changed the venue of ${title}`, lead: WHEN_AND_WHERE }),
  'lesson.cancelled': (name, title) => ({
    heading: `${name} cancelled your place in ${title}`,
    lead: 'You no longer have a place in this group lesson.',
  }),
};

const PLACE_BY_PLAYER: typeof PLACE_CONFIRMED = {
  ...PLACE_CONFIRMED,
  'lesson.booked': (name, title) => ({ heading: `${name} joined ${title}`, lead: 'One more place is taken.' }),
  'lesson.cancelled': (name, title) => ({ heading: `${name} left ${title}`, lead: 'Their place is free again.' }),
};

function classifyChange({ topic, payload, lesson }: LessonEvent): Change {
  if (topic !== 'lesson.moved') return topic;
  if (payload.keeps_time) return 'lesson.relocated';
  return Date.parse(payload.from) === lesson.starts_at.getTime() ? 'lesson.changed' : topic;
}

/** Whether the venue is another one too, beside a time that the words speak of. */
const alsoRelocated = ({ topic, payload }: LessonEvent): boolean =>
  topic === 'lesson.moved' && payload.venue_from !== undefined && !payload.keeps_time;

/** How the subject of the mail begins. */
export const headline = (event: LessonEvent): string =>
  (event.lesson.group_title === null ? HEADLINES : PLACE_HEADLINES)[classifyChange(event)];

/** What is said first to the player or the pro: a confirmation to the one who did it, news to the other. */
export function phraseLesson(event: LessonEvent, audience: Audience): Phrases {
  const reader = event.lesson[audience]?.id;
  const confirmed = !('actor_id' in event.payload) || event.payload.actor_id === reader;
  const [change, name, title] = [classifyChange(event), otherName(event.lesson, audience), event.lesson.group_title];
  const [own, byPro, byPlayer] =
    title === null ? [CONFIRMED, BY_PRO, BY_PLAYER] : [PLACE_CONFIRMED, PLACE_BY_PRO, PLACE_BY_PLAYER];
  const phrases = (confirmed ? own : audience === 'player' ? byPro : byPlayer)[change](name, title ?? '');
  return alsoRelocated(event) ? { ...phrases, lead: `${phrases.lead} The venue has changed too.` } : phrases;
}
