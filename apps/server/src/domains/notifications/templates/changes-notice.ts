import { creditsPhrase } from '@fairway/contracts/phrases';
import type { ChangesHappening } from '../rules/facts.ts';
import { standingChanges } from '../rules/standing.ts';
import type { Fact, Notice } from './notice.ts';
import { momentPhrase, otherName, settlementPhrase, spanPhrase, zoneOf } from './words.ts';

type Changed = ChangesHappening['together']['changes'][number];
const KINDS = ['booked', 'moved', 'cancelled'] as const;
const VERBS = { booked: 'booked', moved: 'moved', cancelled: 'cancelled' } as const;
const LABELS = { booked: 'Lesson', moved: 'Moved to', cancelled: 'Cancelled' } as const;

const lessonsPhrase = (count: number) => (count === 1 ? 'lesson' : `${count} lessons`);

/** "booked 8 lessons for you", "moved your lesson", "moved 2 and cancelled 1 of your lessons". */
function deedOf(changes: Changed[]): string {
  const counts = Map.groupBy(changes, ({ what }) => what);
  const kinds = KINDS.flatMap((what) => [[what, counts.get(what) ?? []] as const]).filter(
    ([, list]) => list.length > 0,
  );
  const [only] = kinds;
  if (only && kinds.length === 1) {
    const [what, { length }] = only;
    if (what === 'booked') return length === 1 ? 'booked a lesson for you' : `booked ${length} lessons for you`;
    return length === 1 ? `${VERBS[what]} your lesson` : `${VERBS[what]} ${lessonsPhrase(length)} of yours`;
  }
  return `${kinds.map(([what, { length }]) => `${VERBS[what]} ${length}`).join(' and ')} of your lessons`;
}

function factOf({ lesson, what, from, ...end }: Changed): Fact {
  const zone = zoneOf(lesson);
  const span = spanPhrase(lesson, zone);
  if (what === 'cancelled') return { label: LABELS[what], value: `${span}\n${settlementPhrase(lesson, end)}` };
  return { label: LABELS[what], value: span, ...(from ? { was: momentPhrase(new Date(from), zone) } : {}) };
}

/** One payment for all of them, as each of a series has. */
function paymentOf(changes: Changed[]): Fact[] {
  const live = changes.filter(({ what }) => what !== 'cancelled').map(({ lesson }) => lesson);
  const [first] = live;
  if (!first) return [];
  const credits = live.reduce((sum, lesson) => sum + lesson.credits, 0);
  if (credits === 0) return [{ label: 'Payment', value: 'Pay on the day' }];
  return [{ label: 'Payment', value: `Paid with ${creditsPhrase(credits)}${live.length > 1 ? ' in all' : ''}` }];
}

/** What a player is told, once, of several lessons that their pro booked, moved or cancelled in one act. */
export function changesNotice(happening: ChangesHappening): Notice {
  const changes = standingChanges(happening);
  const { note, why } = happening.payload;
  const [first] = changes as [Changed];
  const name = otherName(first.lesson, 'player');
  const heading = `${name} ${deedOf(changes)}`;
  const zone = zoneOf(first.lesson);
  const moments = changes.map(({ lesson }) => momentPhrase(lesson.starts_at, zone));
  const when = moments.length > 1 ? `${moments[0]} and ${moments.length - 1} more` : moments[0];
  const usual = why === 'unplayable' ? 'The course cannot be played at that time.' : 'Here is when and where.';
  const { venue } = first.lesson;
  return {
    subject: `${heading}: ${when}`,
    heading,
    lead: note || usual,
    facts: [
      ...changes.map(factOf),
      { label: 'With', value: name },
      ...(venue ? [{ label: 'Where', value: venue }] : []),
      ...paymentOf(changes),
    ],
    button: { label: 'See your lessons', path: '/player/lessons' },
    text: `Fairway: ${heading}. ${when}.`,
    push: { title: heading, body: note ? `${note} ${when}.` : `${when}.` },
    why: null,
  };
}
