import type { EmailFrame, PracticeContent } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PanelFact } from '../parts/PanelFact.tsx';

/** What a player has to practise on a day, or what has become of a goal. */
export function PracticeEmail({ content, ...frame }: EmailFrame & { content: PracticeContent }) {
  const { items, facts } = content;
  return (
    <EmailLayout content={content} first={items[0]} {...frame}>
      {items.map((item, index) => (
        <Panel key={index}>
          <PanelFact fact={item} />
        </Panel>
      ))}
      <FactsTable facts={facts} />
    </EmailLayout>
  );
}
