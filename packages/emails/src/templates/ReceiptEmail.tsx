import type { EmailFrame, ReceiptContent } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';

/** What was paid, given back or taken: a record, with its amount set off. */
export function ReceiptEmail({ content, ...frame }: EmailFrame & { content: ReceiptContent }) {
  const { facts, total } = content;
  return (
    <EmailLayout content={content} first={facts[0]} {...frame}>
      <FactsTable facts={facts} strong={total} />
    </EmailLayout>
  );
}
