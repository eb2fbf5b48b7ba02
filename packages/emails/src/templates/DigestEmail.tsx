import type { DigestContent, EmailFrame } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { Quote } from '../parts/Quote.tsx';

/** What came in a day, in the order in which it did. */
export function DigestEmail({ content, ...frame }: EmailFrame & { content: DigestContent }) {
  const { entries } = content;
  return (
    <EmailLayout content={content} first={entries[0]} {...frame}>
      {entries.map((entry, index) => (
        <Quote key={index} fact={entry} />
      ))}
    </EmailLayout>
  );
}
