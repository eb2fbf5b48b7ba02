import type { EmailFrame, RecordContent } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PanelFact } from '../parts/PanelFact.tsx';

/** A lesson's record that can be read now, or that somebody has said something to. */
export function RecordEmail({ content, ...frame }: EmailFrame & { content: RecordContent }) {
  const { record, facts } = content;
  return (
    <EmailLayout content={content} first={record} {...frame}>
      <Panel>
        <PanelFact fact={record} />
      </Panel>
      <FactsTable facts={facts} />
    </EmailLayout>
  );
}
