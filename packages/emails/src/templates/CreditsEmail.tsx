import type { CreditsContent, EmailFrame } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PanelFact } from '../parts/PanelFact.tsx';

/** Credits that were given, or that are about to expire. */
export function CreditsEmail({ content, ...frame }: EmailFrame & { content: CreditsContent }) {
  const { credits, facts } = content;
  return (
    <EmailLayout content={content} first={credits} {...frame}>
      <Panel>
        <PanelFact fact={credits} size="large" />
      </Panel>
      <FactsTable facts={facts} />
    </EmailLayout>
  );
}
