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

/** What those who wait for a place are told of a group lesson that has another time now, and they may wait on or not (D21). */
export const groupMoved: NotificationKind<'group.moved'> = {
  ...aboutWaited,
  topic: 'group.moved',
  isStale({ payload, waited: { starts_at, ended_at, cancelled_at } }, now) {
    if (cancelled_at) return 'the group lesson was cancelled since';
    if (ended_at) return 'they wait no longer';
    if (starts_at.getTime() !== Date.parse(payload.starts_at)) return 'it was moved again since';
    return now >= starts_at ? 'it has begun' : null;
  },
  email: ({ payload, waited }, { person }) => ({
    template: 'lesson',
    subject: `${waited.title} moved: ${startMoment(waited)}`,
    heading: `${waited.title} has a new time`,
    lead: 'You are on the waiting list, and stay there. If the new time does not suit you, leave the list.',
    when: { ...whenFact(waited), was: momentPhrase(new Date(payload.from), lessonZone(waited)) },
    facts: listGroupFacts(waited, person.timezone),
    note: null,
    button: { label: 'See the group lesson', path: groupPath(waited) },
    footer: null,
  }),
  push: ({ waited }) => ({
    title: `${waited.title} has a new time`,
    body: `${startMoment(waited)}. You are still on the waiting list.`,
    path: groupPath(waited),
  }),
  // Told by push and email alone (M4).
  text: ({ waited }) => `Fairway: ${waited.title} has a new time, ${startMoment(waited)}.`,
};

/** What those who waited for a place are told of a group lesson that was cancelled: they wait no longer (D21). */
export const groupCancelled: NotificationKind<'group.cancelled'> = {
  ...aboutWaited,
  topic: 'group.cancelled',
  isStale: ({ waited: { starts_at } }, now) => (now >= starts_at ? 'its time has passed' : null),
  email: ({ waited }, { person }) => ({
    template: 'lesson',
    subject: `${waited.title} cancelled: ${startMoment(waited)}`,
    heading: `${waited.title} is cancelled`,
    lead: 'You were on the waiting list. There is nothing you need to do.',
    when: whenFact(waited),
    facts: listGroupFacts(waited, person.timezone),
    note: null,
    button: { label: 'See other group lessons', path: GROUPS },
    footer: null,
  }),
  push: ({ waited }) => ({
    title: `${waited.title} is cancelled`,
    body: `${startMoment(waited)}. You are no longer on the waiting list.`,
    path: GROUPS,
  }),
  // Told by push and email alone (M4).
  text: ({ waited }) => `Fairway: ${waited.title} is cancelled, ${startMoment(waited)}.`,
};
