import { formatZone } from '@fairway/time/phrases';
import type { BaseContent, Fact } from '@fairway/emails/content';
import { DAY_MS } from '@fairway/time/units';
import { aboutLesson } from './about-lesson.ts';
import { selectSides } from './channel-matrix.ts';
import type { LessonTopic, NotificationEvent } from './context.ts';
import { elsewhereSpan, lessonZone, momentPhrase, otherName, paymentPhrase, spanPhrase } from './format.ts';
import type { Audience, NotificationKind } from './kind.ts';
import { headline, phraseLesson } from './lesson-phrases.ts';

type LessonEvent = NotificationEvent<LessonTopic>;

/** The start a lesson had before it was moved. */
const findFormerStart = ({ topic, payload }: LessonEvent): number | null =>
  topic === 'lesson.moved' && !payload.keeps_time ? Date.parse(payload.from) : null;

/** Whether a change brought another time or venue: of any other nobody is told (D12). */
const isTold = ({ topic, payload }: LessonEvent): boolean =>
  topic !== 'lesson.moved' || !payload.keeps_time || payload.venue_from !== undefined;

/** The venue a lesson had, where it has another one now. */
const findFormerVenue = ({ topic, payload, lesson }: LessonEvent): string | null =>
  topic === 'lesson.moved' && payload.venue_from !== lesson.venue ? (payload.venue_from ?? null) : null;

/**
 * What has happened to the lesson since has a notice of its own, so:
 * - a booking or a move is not told once the lesson is cancelled (the cancellation is) or over;
 * - a booking of a lesson that was moved since is told, with the time it has now, as the move is after it;
 * - a new venue is not told once the lesson is back at the one it had;
 * - a cancellation is told until a day after the lesson, since a fee or credits hang on it;
 * - a reminder is for one start: none once the lesson moved, began or was cancelled (M5).
 */
function isStale({ topic, payload, lesson }: LessonEvent, now: Date): string | null {
  const at = now.getTime();
  if (topic === 'lesson.cancelled') return at >= lesson.ends_at.getTime() + DAY_MS ? 'the lesson is long over' : null;
  if (lesson.cancelled_at) return 'the lesson was cancelled since';
  if (topic === 'lesson.moved' && payload.keeps_time && payload.venue_from === lesson.venue)
    return 'the lesson is where it was again';
  if (topic === 'lesson.reminder') {
    if (lesson.starts_at.getTime() !== Date.parse(payload.starts_at)) return 'the lesson was moved since';
    return at >= lesson.starts_at.getTime() ? 'the lesson has begun' : null;
  }
  return at >= lesson.ends_at.getTime() ? 'the lesson is over' : null;
}

/** "Sunday 6 January, 15:30" of a lesson that has another start now; one that kept its start has none. */
function formerMoment(event: LessonEvent): string | null {
  const from = findFormerStart(event);
  const moved = from !== null && from !== event.lesson.starts_at.getTime();
  return moved ? momentPhrase(new Date(from), lessonZone(event.lesson)) : null;
}

function listFacts(event: LessonEvent, audience: Audience): Fact[] {
  const { lesson } = event;
  const was = findFormerVenue(event);
  const elsewhere = elsewhereSpan(lesson, lesson[audience]?.timezone ?? lessonZone(lesson));
  return [
    ...(elsewhere ? [{ label: 'Your time', value: elsewhere }] : []),
    ...(lesson.group_title === null ? [] : [{ label: 'Group lesson', value: lesson.group_title }]),
    { label: audience === 'player' ? 'With' : 'Player', value: otherName(lesson, audience) },
    ...(lesson.venue ? [{ label: 'Where', value: lesson.venue, ...(was ? { was } : {}) }] : []),
    { label: 'Payment', value: paymentPhrase(event) },
  ];
}

function chooseButton(topic: LessonTopic, audience: Audience): BaseContent['button'] {
  if (audience === 'pro') return { label: 'Open your lessons', path: '/pro/lessons' };
  if (topic === 'lesson.cancelled') return { label: 'Book another time', path: '/player/lessons/book' };
  return { label: 'See your lessons', path: '/player/lessons' };
}

/** "Linden Park", or of one that was elsewhere "Linden Park instead of The Links". */
function venuePhrase(event: LessonEvent): string | null {
  const { venue } = event.lesson;
  const was = findFormerVenue(event);
  return venue && was ? `${venue} instead of ${was}` : venue;
}

/** "Monday 7 January, 12:00 (GMT). Linden Park." */
function summarize(event: LessonEvent): string {
  const { topic, lesson } = event;
  const zone = lessonZone(lesson);
  const now = `${momentPhrase(lesson.starts_at, zone)} (${formatZone(lesson.starts_at.toISOString(), zone)})`;
  const was = formerMoment(event);
  const more = topic === 'lesson.cancelled' ? paymentPhrase(event) : venuePhrase(event);
  return `${was ? `${was} is now ${now}` : now}.${more ? ` ${more}.` : ''}`;
}

/** What is said to the player or the pro of a lesson that was booked, moved or cancelled, or that is near (M4). */
const lessonKind: Omit<NotificationKind<LessonTopic>, 'topic'> = {
  ...aboutLesson,
  recipients(event) {
    if (!isTold(event)) return [];
    const from = findFormerStart(event);
    return selectSides(event, event.lesson, [event.lesson.starts_at.getTime(), ...(from === null ? [] : [from])]);
  },
  isStale,
  email(event, { audience }) {
    const { topic, lesson } = event;
    const zone = lessonZone(lesson);
    const was = formerMoment(event);
    const moment = momentPhrase(lesson.starts_at, zone);
    return {
      template: 'lesson',
      subject: `${headline(event)}: ${moment}${audience === 'pro' ? `, ${otherName(lesson, audience)}` : ''}`,
      ...phraseLesson(event, audience),
      when: { label: 'When', value: spanPhrase(lesson, zone), ...(was ? { was } : {}) },
      facts: listFacts(event, audience),
      note: lesson.note ? { label: 'Note', value: lesson.note } : null,
      button: chooseButton(topic, audience),
      footer: null,
    };
  },
  push: (event, { audience }) => ({
    title: phraseLesson(event, audience).heading,
    body: summarize(event),
    path: chooseButton(event.topic, audience).path,
  }),
  text: (event, { audience }) => `Fairway: ${phraseLesson(event, audience).heading}. ${summarize(event)}`,
  calendar({ lesson }, { audience }) {
    // A coach's calendar has the group lesson, not each of its places.
    if (audience === 'pro' && lesson.group_title !== null) return null;
    return { lessons: [lesson], other: audience === 'player' ? lesson.pro : lesson.player };
  },
};

export const lessonBooked: NotificationKind<'lesson.booked'> = { ...lessonKind, topic: 'lesson.booked' };
export const lessonMoved: NotificationKind<'lesson.moved'> = { ...lessonKind, topic: 'lesson.moved' };
export const lessonCancelled: NotificationKind<'lesson.cancelled'> = { ...lessonKind, topic: 'lesson.cancelled' };

const { calendar: _, ...withoutCalendar } = lessonKind;
/** A reminder is of an entry that the calendar has. */
export const lessonReminder: NotificationKind<'lesson.reminder'> = { ...withoutCalendar, topic: 'lesson.reminder' };
