import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { EmailContent } from '@fairway/emails/content';
import { findComment, findLesson } from '#domains/notifications/context/repository.ts';
import { aboutLesson } from './about-lesson.ts';
import { findSide, selectSides } from './channel-matrix.ts';
import type { LessonContext, NotificationEvent } from './context.ts';
import { excerpt } from '#core/excerpt.ts';
import { lessonZone, momentPhrase, otherName } from './format.ts';
import { neverStale, type Audience, type NotificationKind } from './kind.ts';

const isVideo = ({ type }: LessonContext): boolean => type === LESSON_TYPES.video;
const getTitle = ({ title }: LessonContext): string => title ?? 'Untitled record';

function findPath({ id, player }: LessonContext, audience: Audience): string {
  if (audience === 'player') return `/player/lesson/${id}`;
  return player ? `/pro/players/${player.id}/history/lesson/${id}` : '/pro/lessons/records';
}

/** What both mails about a record say, apart from their words of their own. */
const writeEmail = (
  lesson: LessonContext,
  audience: Audience,
  { record, ...words }: { record: string; subject: string; heading: string; lead: string },
): EmailContent<'record'> => ({
  template: 'record',
  ...words,
  record: { label: 'Record', value: record },
  facts: [
    { label: isVideo(lesson) ? 'Sent' : 'Lesson', value: momentPhrase(lesson.starts_at, lessonZone(lesson)) },
    { label: audience === 'player' ? 'With' : 'Player', value: otherName(lesson, audience) },
  ],
  button: { label: 'Read the record', path: findPath(lesson, audience) },
  footer: null,
});

/** "Your lesson record is ready"; for a video lesson it is the answer. */
const writeReady = (lesson: LessonContext): string =>
  isVideo(lesson) ? `${otherName(lesson, 'player')} has answered your video lesson` : 'Your lesson record is ready';

/** A record that the player can read now, or that has changed since they were told of it. */
export const recordPublished: NotificationKind<'record.published'> = {
  topic: 'record.published',
  ...aboutLesson,
  recipients: (event) => selectSides(event, event.lesson),
  isStale: neverStale,
  email: ({ lesson }, { audience }) =>
    writeEmail(lesson, audience, {
      record: getTitle(lesson),
      subject: `Your lesson record: ${getTitle(lesson)}`,
      heading: writeReady(lesson),
      lead: `${otherName(lesson, audience)} has written up your lesson.`,
    }),
  push: ({ lesson }, { audience }) => ({
    title: writeReady(lesson),
    body: getTitle(lesson),
    path: findPath(lesson, audience),
  }),
  text: ({ lesson }) => `Fairway: ${writeReady(lesson)}.`,
};

const COMMENT_LENGTH = 160;

/** What a comment's reader knows the record by: until it is published its title is the coach's alone. */
const nameRecord = ({ lesson, is_published }: NotificationEvent<'comment.added'>, audience: Audience): string =>
  audience === 'player' && !is_published ? 'your lesson' : getTitle(lesson);

/** What the other side said to a record. */
export const commentAdded: NotificationKind<'comment.added'> = {
  topic: 'comment.added',
  async load(db, { payload }) {
    // One that was taken back since is told to nobody.
    const comment = await findComment(db, payload.comment_id);
    const lesson = comment && (await findLesson(db, payload.lesson_id));
    return lesson && { lesson, comment, is_published: lesson.published_at !== null };
  },
  recipients: (event) => selectSides(event, event.lesson),
  findReader: ({ lesson }, user_id) => findSide(lesson, user_id),
  isStale: neverStale,
  email(event, { audience }) {
    const { lesson, comment } = event;
    const record = nameRecord(event, audience);
    return writeEmail(lesson, audience, {
      record,
      subject: `Comment: ${record}`,
      heading: `${otherName(lesson, audience)} commented on a record`,
      lead: excerpt(comment.content, COMMENT_LENGTH),
    });
  },
  push(event, { audience }) {
    const { lesson, comment } = event;
    return {
      title: `${otherName(lesson, audience)} commented on ${nameRecord(event, audience)}`,
      body: excerpt(comment.content, COMMENT_LENGTH),
      path: findPath(lesson, audience),
    };
  },
  text: ({ lesson }, { audience }) => `Fairway: ${otherName(lesson, audience)} commented on a record.`,
};
