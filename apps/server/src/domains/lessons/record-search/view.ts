import type { RecordMatch } from '@fairway/contracts/lessons/record-search';
import { lessonView } from '#domains/lessons/lesson/view.ts';
import type { MatchRow } from './repository.ts';
import { readMarks } from './rules.ts';

/** A record that was found, as its reader may see it. */
export function matchView(row: MatchRow, reader: 'pro' | 'player', now: Date): RecordMatch {
  const lesson = lessonView(row, reader, now);
  return {
    lesson,
    // A player learns the title of a record with its publication.
    title: lesson.title === null || row.marked_title === null ? null : readMarks(row.marked_title),
    excerpt: row.excerpt === null ? null : readMarks(row.excerpt),
  };
}
