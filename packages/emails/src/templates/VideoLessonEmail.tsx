import type { EmailFrame, VideoLessonContent } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';
import { Quote } from '../parts/Quote.tsx';

/** Two videos that were sent for a lesson, with what was written beside them. */
export function VideoLessonEmail({ content, ...frame }: EmailFrame & { content: VideoLessonContent }) {
  const { facts, note } = content;
  return (
    <EmailLayout content={content} first={facts[0]} {...frame}>
      <FactsTable facts={facts} />
      <Quote fact={note} />
    </EmailLayout>
  );
}
