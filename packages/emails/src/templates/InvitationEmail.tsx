import type { EmailFrame, InvitationContent } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PanelFact } from '../parts/PanelFact.tsx';

/** A coach's invitation, with the code for whoever cannot follow the link. */
export function InvitationEmail({ content, ...frame }: EmailFrame & { content: InvitationContent }) {
  const { code, facts } = content;
  return (
    <EmailLayout content={content} first={code} {...frame}>
      <Panel>
        <PanelFact fact={code} size="large" />
      </Panel>
      <FactsTable facts={facts} />
    </EmailLayout>
  );
}
