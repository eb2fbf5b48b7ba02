import { zonePhrase } from '@fairway/contracts/phrases';
import type { LessonHappening, LessonTopic } from '../rules/facts.ts';
import type { Audience } from '../rules/recipients.ts';
import type { Fact, Notice } from './notice.ts';
import { elsewhereSpan, momentPhrase, otherName, paymentPhrase, spanPhrase, zoneOf } from './words.ts';

interface Words {
  heading: string;
  lead: string;
}
type Kind = LessonTopic | 'lesson.changed';

/** What happened, as the subject begins. */
const HEADLINES: Record<Kind, string> = {
  'lesson.booked': 'Lesson booked',
  'lesson.moved': 'Lesson moved',
  'lesson.changed': 'Lesson changed',
  'lesson.cancelled': 'Lesson cancelled',
  'lesson.reminder': 'Lesson reminder',
};

/** To the one who did it. */
const CONFIRMED: Record<Kind, (name: string) => Words> = {
  'lesson.booked': (name) => ({ heading: 'Your lesson is booked', lead: `You have a lesson with ${name}.` }),
  'lesson.moved': (name) => ({ heading: 'Your lesson is moved', lead: `Your lesson with ${name} has a new time.` }),
  'lesson.changed': (name) => ({
    heading: 'Your lesson is changed',
    lead: `Your lesson with ${name} starts when it did and ends at another time.`,
  }),
  'lesson.cancelled': (name) => ({
    heading: 'Your lesson is cancelled',
    lead: `Your lesson with ${name} will not take place.`,
  }),
  'lesson.reminder': (name) => ({
    heading: `Reminder: your lesson with ${name}`,
    lead: 'It starts in less than 24 hours.',
  }),
};

/** To a player, of what their pro did. */
const BY_PRO: Record<Kind, (name: string) => Words> = {
  ...CONFIRMED,
  'lesson.booked': (name) => ({ heading: `${name} booked a lesson for you`, lead: 'Here is when and where.' }),
  'lesson.moved': (name) => ({
    heading: `${name} moved your lesson`,
    lead: 'It has a new time. Please check that it suits you.',
  }),
  'lesson.changed': (name) => ({
    heading: `${name} changed your lesson`,
    lead: 'It starts when it did and ends at another time.',
  }),
  'lesson.cancelled': (name) => ({ heading: `${name} cancelled your lesson`, lead: 'It will not take place.' }),
};

/** To a pro, of what their player did. */
const BY_PLAYER: Record<Kind, (name: string) => Words> = {
  ...CONFIRMED,
  'lesson.booked': (name) => ({ heading: `${name} booked a lesson`, lead: 'It is in your diary.' }),
  'lesson.moved': (name) => ({ heading: `${name} moved their lesson`, lead: 'Your diary shows the new time.' }),
  'lesson.changed': (name) => ({
    heading: `${name} changed their lesson`,
    lead: 'It starts when it did and ends at another time.',
  }),
  'lesson.cancelled': (name) => ({
    heading: `${name} cancelled their lesson`,
    lead: 'The time is free again in your diary.',
  }),
};

/** A move that kept the start changed only the length. */
const kindOf = ({ topic, payload, lesson }: LessonHappening): Kind =>
  topic === 'lesson.moved' && Date.parse(payload.from) === lesson.starts_at.getTime() ? 'lesson.changed' : topic;

function wordsOf(happening: LessonHappening, audience: Audience, kind: Kind): Words {
  const me = happening.lesson[audience]?.id;
  const confirmed = !('actor_id' in happening.payload) || happening.payload.actor_id === me;
  const words = confirmed ? CONFIRMED : audience === 'player' ? BY_PRO : BY_PLAYER;
  return words[kind](otherName(happening.lesson, audience));
}

function factsOf(happening: LessonHappening, audience: Audience, was: string | null): Fact[] {
  const { lesson } = happening;
  const elsewhere = elsewhereSpan(lesson, lesson[audience]?.timezone ?? zoneOf(lesson));
  return [
    { label: 'When', value: spanPhrase(lesson, zoneOf(lesson)), ...(was ? { was } : {}) },
    ...(elsewhere ? [{ label: 'Your time', value: elsewhere }] : []),
    { label: audience === 'player' ? 'With' : 'Player', value: otherName(lesson, audience) },
    ...(lesson.venue ? [{ label: 'Where', value: lesson.venue }] : []),
    { label: 'Payment', value: paymentPhrase(happening) },
    ...(lesson.note ? [{ label: 'Note', value: lesson.note }] : []),
  ];
}

function buttonOf(topic: LessonTopic, audience: Audience): Notice['button'] {
  if (audience === 'pro') return { label: 'Open your lessons', path: '/pro/lessons' };
  if (topic === 'lesson.cancelled') return { label: 'Book another time', path: '/player/lessons/book' };
  return { label: 'See your lessons', path: '/player/lessons' };
}

/** What is said to the player or the pro of a lesson that was booked, moved or cancelled, or that is near (decision M4). */
export function lessonNotice(happening: LessonHappening, audience: Audience): Notice {
  const { topic, payload, lesson } = happening;
  const zone = zoneOf(lesson);
  const kind = kindOf(happening);
  const { heading, lead } = wordsOf(happening, audience, kind);
  const moment = momentPhrase(lesson.starts_at, zone);
  const was = kind === 'lesson.moved' && topic === 'lesson.moved' ? momentPhrase(new Date(payload.from), zone) : null;
  const named = `${moment} (${zonePhrase(lesson.starts_at.toISOString(), zone)})`;
  const when = was ? `${was} is now ${named}` : named;
  const more = topic === 'lesson.cancelled' ? paymentPhrase(happening) : lesson.venue;
  const rest = more ? ` ${more}.` : '';
  return {
    subject: `${HEADLINES[kind]}: ${moment}${audience === 'pro' ? `, ${otherName(lesson, audience)}` : ''}`,
    heading,
    lead,
    facts: factsOf(happening, audience, was),
    button: buttonOf(topic, audience),
    text: `Fairway: ${heading}. ${when}.${rest}`,
    push: { title: heading, body: `${when}.${rest}` },
    why: null,
  };
}
