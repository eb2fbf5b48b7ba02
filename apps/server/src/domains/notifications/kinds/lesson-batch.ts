import { formatCredits } from '@fairway/contracts/credits/phrases';
import type { EmailContent, Fact } from '@fairway/emails/content';
import { DAY_MS } from '@fairway/time/units';
import { findLessonBatch } from '#domains/notifications/context/repository.ts';
import { findPlayer, selectSides } from './channel-matrix.ts';
import type { LessonBatchContext, NotificationEvent } from './context.ts';
import { lessonZone, momentPhrase, otherName, settlementPhrase, spanPhrase } from './format.ts';
import type { NotificationKind } from './kind.ts';

type BatchEvent = NotificationEvent<'lessons.changed'>;
type Change = LessonBatchContext['changes'][number];

const KINDS = ['booked', 'moved', 'cancelled'] as const;
const LABELS = { booked: 'Lesson', moved: 'Moved to', cancelled: 'Cancelled' } as const;

/** What is still true of lessons that were changed together: the rest has a notice of its own, or is over. */
const listCurrentChanges = ({ lessonBatch }: BatchEvent): Change[] =>
  lessonBatch.changes.filter(({ what, lesson }) => what === 'cancelled' || lesson.cancelled_at === null);

function isStale(event: BatchEvent, now: Date): string | null {
  const changes = listCurrentChanges(event);
  if (changes.length === 0) return 'the lessons were cancelled since';
  const ends = changes.map(({ what, lesson }) => lesson.ends_at.getTime() + (what === 'cancelled' ? DAY_MS : 0));
  return now.getTime() >= Math.max(...ends) ? 'the lessons are over' : null;
}

/** "booked 8 lessons for you", "moved your lesson", "moved 2 and cancelled 1 of your lessons". */
function actPhrase(changes: Change[]): string {
  const counts = Map.groupBy(changes, ({ what }) => what);
  const kinds = KINDS.flatMap((what) => [[what, counts.get(what) ?? []] as const]).filter(
    ([, list]) => list.length > 0,
  );
  const [only] = kinds;
  if (only && kinds.length === 1) {
    const [what, { length }] = only;
    if (what === 'booked') return length === 1 ? 'booked a lesson for you' : `booked ${length} lessons for you`;
    return length === 1 ? `${what} your lesson` : `${what} ${length} of your lessons`;
  }
  return `${kinds.map(([what, { length }]) => `${what} ${length}`).join(' and ')} of your lessons`;
}

function changeFact({ lesson, what, from, ...end }: Change): Fact {
  const zone = lessonZone(lesson);
  const span = spanPhrase(lesson, zone);
  if (what === 'cancelled') return { label: LABELS[what], value: `${span}\n${settlementPhrase(lesson, end)}` };
  return { label: LABELS[what], value: span, ...(from ? { was: momentPhrase(new Date(from), zone) } : {}) };
}

/** One payment for all of them, as each of a series has. */
function paymentFacts(changes: Change[]): Fact[] {
  const live = changes.filter(({ what }) => what !== 'cancelled').map(({ lesson }) => lesson);
  const [first] = live;
  if (!first) return [];
  const credits = live.reduce((sum, lesson) => sum + lesson.credits, 0);
  if (credits === 0) return [{ label: 'Payment', value: 'Pay on the day' }];
  return [{ label: 'Payment', value: `Paid with ${formatCredits(credits)}${live.length > 1 ? ' in all' : ''}` }];
}

/** Who did what, and when the lessons are. */
function summarize(changes: Change[]) {
  const [first] = changes as [Change];
  const name = otherName(first.lesson, 'player');
  const moments = changes.map(({ lesson }) => momentPhrase(lesson.starts_at, lessonZone(first.lesson)));
  const when = moments.length > 1 ? `${moments[0]} and ${moments.length - 1} more` : moments[0];
  return { first, name, heading: `${name} ${actPhrase(changes)}`, when };
}

const button = { label: 'See your lessons', path: '/player/lessons' };

/** The email of a batch, which the pro may look at before anything is done. */
export function writeLessonBatch(event: BatchEvent): EmailContent<'lesson-batch'> {
  const { note, why } = event.payload;
  const changes = listCurrentChanges(event);
  const { first, name, heading, when } = summarize(changes);
  const { venue } = first.lesson;
  return {
    template: 'lesson-batch',
    subject: `${heading}: ${when}`,
    heading,
    lead: note || (why === 'unplayable' ? 'The course cannot be played at that time.' : 'Here is when and where.'),
    changes: changes.map(changeFact),
    facts: [
      { label: 'With', value: name },
      ...(venue ? [{ label: 'Where', value: venue }] : []),
      ...paymentFacts(changes),
    ],
    button,
    footer: null,
  };
}

/** What a player is told, once, of several lessons that their pro booked, moved or cancelled in one act. */
export const lessonBatch: NotificationKind<'lessons.changed'> = {
  topic: 'lessons.changed',
  async load(db, { payload }) {
    const batch = await findLessonBatch(db, payload);
    return batch && { lessonBatch: batch };
  },
  recipients(event) {
    const { lessonBatch } = event;
    const starts = lessonBatch.changes.flatMap(({ lesson, from }) => [
      lesson.starts_at.getTime(),
      ...(from ? [Date.parse(from)] : []),
    ]);
    return selectSides(event, lessonBatch, starts);
  },
  findReader: ({ lessonBatch: { player } }, user_id) => findPlayer(player ? [player] : [], user_id),
  isStale,
  email: writeLessonBatch,
  push(event) {
    const { note } = event.payload;
    const { heading, when } = summarize(listCurrentChanges(event));
    return { title: heading, body: note ? `${note} ${when}.` : `${when}.`, path: button.path };
  },
  text(event) {
    const { heading, when } = summarize(listCurrentChanges(event));
    return `Fairway: ${heading}. ${when}.`;
  },
  calendar: (event) => ({
    lessons: listCurrentChanges(event).map(({ lesson }) => lesson),
    other: event.lessonBatch.pro,
  }),
};
