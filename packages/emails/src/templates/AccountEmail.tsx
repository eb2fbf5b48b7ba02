import type { AccountContent, EmailFrame } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';

/** Something about somebody's own account. */
export function AccountEmail({ content, ...frame }: EmailFrame & { content: AccountContent }) {
  const { facts } = content;
  return (
    <EmailLayout content={content} first={facts[0]} {...frame}>
      <FactsTable facts={facts} />
    </EmailLayout>
  );
}
