import type { EmailFrame, LessonContent } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PanelFact } from '../parts/PanelFact.tsx';
import { Quote } from '../parts/Quote.tsx';

/** A lesson that was booked, moved or cancelled, or that is near. */
export function LessonEmail({ content, ...frame }: EmailFrame & { content: LessonContent }) {
  const { when, facts, note } = content;
  return (
    <EmailLayout content={content} first={when} {...frame}>
      <Panel>
        <PanelFact fact={when} />
      </Panel>
      <FactsTable facts={facts} />
      <Quote fact={note} />
    </EmailLayout>
  );
}
