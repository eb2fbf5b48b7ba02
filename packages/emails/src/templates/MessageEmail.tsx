import type { EmailFrame, MessageContent } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';
import { Quote } from '../parts/Quote.tsx';

/** What a coach or a player wrote, with what came with it. */
export function MessageEmail({ content, ...frame }: EmailFrame & { content: MessageContent }) {
  const { message, facts } = content;
  return (
    <EmailLayout content={content} first={message} {...frame}>
      <Quote fact={message} />
      <FactsTable facts={facts} />
    </EmailLayout>
  );
}
