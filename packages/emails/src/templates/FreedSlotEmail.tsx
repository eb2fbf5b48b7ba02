import type { EmailFrame, FreedSlotContent } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PanelFact } from '../parts/PanelFact.tsx';

/** A time that became free and can be booked. */
export function FreedSlotEmail({ content, ...frame }: EmailFrame & { content: FreedSlotContent }) {
  const { when, facts } = content;
  return (
    <EmailLayout content={content} first={when} {...frame}>
      <Panel>
        <PanelFact fact={when} />
      </Panel>
      <FactsTable facts={facts} />
    </EmailLayout>
  );
}
