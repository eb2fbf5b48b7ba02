import type { DbOrTx } from '@fairway/db/client';
import { findWaitedLesson } from '#domains/notifications/place-context/repository.ts';
import { groupPath, listGroupFacts, startMoment, whenFact } from './about-group.ts';
import { findSide, selectSides } from './channel-matrix.ts';
import type { NotificationEvent, WaitedLessonContext } from './context.ts';
import { lessonZone, momentPhrase } from './format.ts';
import type { NotificationKind } from './kind.ts';

/** What both share: how the group lesson is read, and who of its two hears of it. */
const aboutWaited = {
  async load(db: DbOrTx, { payload }: { payload: { request_id: string } }) {
    const waited = await findWaitedLesson(db, payload.request_id);
    return waited && { waited };
  },
  recipients: (event: NotificationEvent<'group.moved' | 'group.cancelled'>) => selectSides(event, event.waited),
  findReader: ({ waited }: { waited: WaitedLessonContext }, user_id: string | null) => findSide(waited, user_id),
};

const GROUPS = '/player/lessons/groups';

type MovedEvent = NotificationEvent<'group.moved'>;

/** What is new of it; nothing that anybody is told of where neither is. */
const listNews = ({ payload: { keeps_time, venue_from } }: MovedEvent): string[] => [
  ...(keeps_time ? [] : ['time']),
  ...(venue_from === undefined ? [] : ['venue']),
];

/** "Short game clinic has a new time". */
const newsPhrase = (event: MovedEvent): string => `${event.waited.title} has a new ${listNews(event).join(' and ')}`;

/** What those who wait for a place are told of a group lesson that has another time or venue now: they may wait on or not (D21). */
export const groupMoved: NotificationKind<'group.moved'> = {
  ...aboutWaited,
  topic: 'group.moved',
  recipients: (event) => (listNews(event).length === 0 ? [] : aboutWaited.recipients(event)),
  isStale({ payload, waited: { starts_at, venue, ended_at, cancelled_at } }, now) {
    if (cancelled_at) return 'the group lesson was cancelled since';
    if (ended_at) return 'they wait no longer';
    if (starts_at.getTime() !== Date.parse(payload.starts_at)) return 'it was moved again since';
    if (payload.keeps_time && payload.venue_from === venue) return 'it is where it was again';
    return now >= starts_at ? 'it has begun' : null;
  },
  email(event, { person }) {
    const { payload, waited } = event;
    const was = payload.keeps_time ? {} : { was: momentPhrase(new Date(payload.from), lessonZone(waited)) };
    return {
      template: 'lesson',
      subject: `${payload.keeps_time ? newsPhrase(event) : `${waited.title} moved`}: ${startMoment(waited)}`,
      heading: newsPhrase(event),
      lead: `You are still on the waiting list. If the new ${listNews(event).join(' or ')} does not suit you, leave the list.`,
      when: { ...whenFact(waited), ...was },
      facts: listGroupFacts(waited, person.timezone, payload.venue_from === waited.venue ? null : payload.venue_from),
      note: null,
      button: { label: 'See the group lesson', path: groupPath(waited) },
      footer: null,
    };
  },
  push(event) {
    const { payload, waited } = event;
    const venue = payload.venue_from === undefined ? null : waited.venue;
    return {
      title: newsPhrase(event),
      body: `${startMoment(waited)}.${venue ? ` ${venue}.` : ''} You are still on the waiting list.`,
      path: groupPath(waited),
    };
  },
  // Told by push and email alone (M4).
  text: (event) => `Fairway: ${newsPhrase(event)}, ${startMoment(event.waited)}.`,
};

/** What those who waited for a place are told of a group lesson that was cancelled: they wait no longer (D21). */
export const groupCancelled: NotificationKind<'group.cancelled'> = {
  ...aboutWaited,
  topic: 'group.cancelled',
  isStale: ({ waited: { starts_at } }, now) => (now >= starts_at ? 'its time has passed' : null),
  email: ({ waited }, { person }) => ({
    template: 'lesson',
    subject: `${waited.title} cancelled: ${startMoment(waited)}`,
    heading: `${waited.title} has been cancelled`,
    lead: 'You were on the waiting list. There is nothing you need to do.',
    when: whenFact(waited),
    facts: listGroupFacts(waited, person.timezone),
    note: null,
    button: { label: 'See other group lessons', path: GROUPS },
    footer: null,
  }),
  push: ({ waited }) => ({
    title: `${waited.title} has been cancelled`,
    body: `${startMoment(waited)}. You are no longer on the waiting list.`,
    path: GROUPS,
  }),
  // Told by push and email alone (M4).
  text: ({ waited }) => `Fairway: ${waited.title} has been cancelled, ${startMoment(waited)}.`,
};
