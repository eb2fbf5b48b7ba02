import { clock, formatDuration } from '@fairway/time/phrases';
import { HOUR_MS } from '@fairway/time/units';
import { formatTime, toZoned } from '@fairway/time/zoned-time';
import { findFreedSlot } from '#domains/notifications/context/repository.ts';
import { findPlayer, selectBroadcast } from './channel-matrix.ts';
import type { LessonContext } from './context.ts';
import { elsewhereSpan, lessonZone, momentPhrase, otherName, spanPhrase } from './format.ts';
import type { NotificationKind } from './kind.ts';

/** The page that books this very time. */
function bookingPath(lesson: LessonContext): string {
  const { date, minute } = toZoned(lessonZone(lesson), lesson.starts_at.getTime());
  const query = new URLSearchParams({ duration: String(lesson.duration), date, time: clock(formatTime(minute)) });
  return `/player/lessons/book?${query.toString()}`;
}

const writeHeading = (lesson: LessonContext): string => `${otherName(lesson, 'player')} has a time free`;
const startMoment = (lesson: LessonContext): string => momentPhrase(lesson.starts_at, lessonZone(lesson));

/** What a pro's other players are told of a time that became free (D16): when, and the way to book it. */
export const timeFreed: NotificationKind<'time.freed'> = {
  topic: 'time.freed',
  async load(db, { payload }, readers) {
    const freedSlot = await findFreedSlot(db, payload.lesson_id, readers);
    return freedSlot && { freedSlot };
  },
  recipients: ({ topic, freedSlot }) => selectBroadcast(topic, freedSlot.players),
  findReader: ({ freedSlot }, user_id) => findPlayer(freedSlot.players, user_id),
  isStale({ freedSlot: { lesson, taken, notice_hours } }, now) {
    if (taken) return 'the time was taken since';
    if (now >= lesson.starts_at) return 'the time has passed';
    const left = lesson.starts_at.getTime() - now.getTime();
    return left < notice_hours * HOUR_MS ? 'it is too late to book the time' : null;
  },
  email({ freedSlot: { lesson } }, { person }) {
    const elsewhere = elsewhereSpan(lesson, person.timezone);
    return {
      template: 'freed-slot',
      subject: `A time is free: ${startMoment(lesson)}`,
      heading: writeHeading(lesson),
      lead: 'Another lesson was cancelled. The time goes to whoever books it first.',
      when: { label: 'When', value: spanPhrase(lesson, lessonZone(lesson)) },
      facts: [
        ...(elsewhere ? [{ label: 'Your time', value: elsewhere }] : []),
        { label: 'With', value: otherName(lesson, 'player') },
        { label: 'Length', value: formatDuration(lesson.duration) },
        ...(lesson.venue ? [{ label: 'Where', value: lesson.venue }] : []),
      ],
      button: { label: 'Book this time', path: bookingPath(lesson) },
      footer: null,
    };
  },
  push: ({ freedSlot: { lesson } }) => ({
    title: writeHeading(lesson),
    body: `${startMoment(lesson)}. It goes to whoever books it first.`,
    path: bookingPath(lesson),
  }),
  text: ({ freedSlot: { lesson } }) => `Fairway: ${writeHeading(lesson)}. ${startMoment(lesson)}.`,
};
