import type { Fact } from '@fairway/emails/content';
import type { WaitedLessonContext } from './context.ts';
import { elsewhereSpan, lessonZone, momentPhrase, otherName, spanPhrase } from './format.ts';

/** What the notices to whoever waits for a place in a group lesson share. */
export const groupPath = ({ lesson_id }: WaitedLessonContext): string => `/player/lessons/groups/${lesson_id}`;
export const startMoment = (waited: WaitedLessonContext): string => momentPhrase(waited.starts_at, lessonZone(waited));
export const whenFact = (waited: WaitedLessonContext): Fact => ({
  label: 'When',
  value: spanPhrase(waited, lessonZone(waited)),
});

/** Below the time: the same on the reader's own clock, with whom, and where; `was` is the venue before. */
export function listGroupFacts(waited: WaitedLessonContext, reader: string, was?: string | null): Fact[] {
  const elsewhere = elsewhereSpan(waited, reader);
  return [
    ...(elsewhere ? [{ label: 'Your time', value: elsewhere }] : []),
    { label: 'With', value: otherName(waited, 'player') },
    ...(waited.venue ? [{ label: 'Where', value: waited.venue, ...(was ? { was } : {}) }] : []),
  ];
}
