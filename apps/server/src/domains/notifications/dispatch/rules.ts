import type { LiveEvent, LiveKind } from '@fairway/contracts/live/events';
import type { NotificationEvent, NotificationTopic, Person, Sides } from '#domains/notifications/kinds/context.ts';

/** What open windows are told of an event, and whose. */
export interface LiveNotice {
  user_ids: string[];
  event: LiveEvent;
}

interface Changed {
  people: readonly (Person | null)[];
  ids: string[];
}

const makeNotice = (kind: LiveKind, { people, ids }: Changed): LiveNotice => ({
  user_ids: people.flatMap((person) => person?.id ?? []),
  event: { kind, ids },
});

const listSides = ({ pro, player }: Sides) => [pro, player];
const announceLesson = ({ lesson }: { lesson: Sides & { id: string } }): LiveNotice =>
  makeNotice('lesson', { people: listSides(lesson), ids: [lesson.id] });
const announceWaited = ({ waited }: { waited: Sides & { lesson_id: string } }): LiveNotice =>
  makeNotice('lesson', { people: listSides(waited), ids: [waited.lesson_id] });
const announcePurchase = ({ purchase }: { purchase: Sides & { id: string } }): LiveNotice =>
  makeNotice('credits', { people: listSides(purchase), ids: [purchase.id] });
const announceLot = ({ lot }: { lot: Sides & { id: string } }): LiveNotice =>
  makeNotice('credits', { people: listSides(lot), ids: [lot.id] });

/** What windows read again when a topic comes, and whose; null where no page of theirs shows anything else than before. */
const LIVE: { [T in NotificationTopic]: ((event: NotificationEvent<T>) => LiveNotice) | null } = {
  'lesson.booked': announceLesson,
  'lesson.moved': announceLesson,
  'lesson.cancelled': announceLesson,
  'lessons.changed': ({ lessonBatch }) =>
    makeNotice('lesson', {
      people: listSides(lessonBatch),
      ids: lessonBatch.changes.map(({ lesson_id }) => lesson_id),
    }),
  // Rows that are gone have no ids to be read by.
  'player.erased': ({ pro }) => makeNotice('lesson', { people: [pro], ids: [] }),
  // The lesson that left the time is no affair of those who may now book it.
  'time.freed': ({ freedSlot: { lesson, players } }) =>
    makeNotice('lesson', { people: [...listSides(lesson), ...players], ids: [] }),
  'time.held': ({ hold }) => makeNotice('lesson', { people: listSides(hold), ids: [] }),
  'place.offered': ({ placeRequest }) =>
    makeNotice('lesson', { people: listSides(placeRequest), ids: [placeRequest.lesson_id] }),
  'group.moved': announceWaited,
  'group.cancelled': announceWaited,
  'record.published': announceLesson,
  'comment.added': announceLesson,
  'message.sent': ({ message }) =>
    makeNotice('message', { people: [message.pro, ...message.players], ids: [message.id] }),
  'video.sent': ({ video }) => makeNotice('lesson', { people: listSides(video), ids: [video.id] }),
  'credits.given': announceLot,
  'credits.bought': announcePurchase,
  'credits.refilled': ({ lesson }) => makeNotice('credits', { people: listSides(lesson), ids: [lesson.id] }),
  'offer.redeemed': announcePurchase,
  'purchase.refunded': announcePurchase,
  // Time has passed, and nothing else has happened.
  'lesson.reminder': null,
  'digest.due': null,
  'practice.due': null,
  'credits.expiring': null,
  // These concern what is read when its page is opened, or nobody's windows.
  'offer.published': null,
  'goal.changed': null,
  'challenge.made': null,
  'invitation.made': null,
  'player.joined': null,
  'guardian.set': null,
  'address.suppressed': null,
  'password.changed': null,
  'email.changed': null,
  'account.erased': null,
  'export.ready': null,
};

/** What is told of an event: both sides are, in all their windows, and so is whoever acted. */
export function selectLiveNotice<T extends NotificationTopic>(event: NotificationEvent<T>): LiveNotice | null {
  const notice = LIVE[event.topic]?.(event) ?? null;
  if (!notice) return null;
  const actor = 'actor_id' in event.payload ? [event.payload.actor_id] : [];
  return { ...notice, user_ids: [...new Set([...notice.user_ids, ...actor])] };
}
