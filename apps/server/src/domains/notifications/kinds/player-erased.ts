import { findPerson } from '#domains/notifications/account-context/repository.ts';
import { findSide, selectSides } from './channel-matrix.ts';
import type { NotificationEvent } from './context.ts';
import { lessonZone, momentPhrase, spanPhrase } from './format.ts';
import type { NotificationKind } from './kind.ts';

type ErasedEvent = NotificationEvent<'player.erased'>;

/** The lessons as instants: no row has them any more. */
const listLessons = ({ payload }: ErasedEvent) =>
  payload.lessons.map(({ starts_at, ends_at, title }) => ({
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
    title,
  }));

/** Who is gone, and when they would have come: "Thursday 13 March, 10:00 and 2 more". */
function summarize(event: ErasedEvent) {
  const moments = listLessons(event).map(({ starts_at }) => momentPhrase(starts_at, lessonZone(event)));
  return {
    heading: `${event.payload.first_name || 'A player'} has left Fairway`,
    when: moments.length > 1 ? `${moments[0]} and ${moments.length - 1} more` : moments[0],
  };
}

const button = { label: 'Open your lessons', path: '/pro/lessons' };

/** To the coach, of a player who is erased with lessons to come; not where the coach has removed them. */
export const playerErased: NotificationKind<'player.erased'> = {
  topic: 'player.erased',
  async load(db, { payload }) {
    const pro = await findPerson(db, payload.pro_id);
    return pro && { pro };
  },
  recipients(event) {
    if (event.payload.by_pro) return [];
    const starts = listLessons(event).map(({ starts_at }) => starts_at.getTime());
    return selectSides(event, { pro: event.pro, player: null }, starts);
  },
  findReader: ({ pro }, user_id) => findSide({ pro, player: null }, user_id),
  isStale: (event, now) =>
    listLessons(event).every(({ ends_at }) => ends_at <= now) ? 'the lessons would be over' : null,
  email(event) {
    const { heading, when } = summarize(event);
    const lessons = listLessons(event);
    return {
      template: 'lesson-batch',
      subject: `${heading}: ${when}`,
      heading,
      lead: `Their account has been deleted, and ${lessons.length === 1 ? 'their lesson' : `their ${lessons.length} lessons`} with you will not take place. What they had booked is free again.`,
      changes: lessons.map(({ title, ...span }) => ({
        label: 'Cancelled',
        value: [spanPhrase(span, lessonZone(event)), ...(title === null ? [] : [title])].join('\n'),
      })),
      facts: [],
      button,
      footer: null,
    };
  },
  push(event) {
    const { heading, when } = summarize(event);
    return { title: heading, body: `${when}: cancelled, and free again in your diary.`, path: button.path };
  },
  text(event) {
    const { heading, when } = summarize(event);
    return `Fairway: ${heading}. Cancelled: ${when}.`;
  },
};
