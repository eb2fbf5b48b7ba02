import type { EmailFrame, LessonBatchContent } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PanelFact } from '../parts/PanelFact.tsx';

/** Several lessons that were booked, moved or cancelled in one act: one of them is drawn as a lesson, more as a list. */
export function LessonBatchEmail({ content, ...frame }: EmailFrame & { content: LessonBatchContent }) {
  const { changes, facts } = content;
  const [first, ...more] = changes;
  return (
    <EmailLayout content={content} first={first} {...frame}>
      {first && more.length === 0 && (
        <Panel>
          <PanelFact fact={first} />
        </Panel>
      )}
      {more.length > 0 && <FactsTable facts={changes} />}
      <FactsTable facts={facts} />
    </EmailLayout>
  );
}
