import type { EmailFrame, PracticeContent } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PanelFact } from '../parts/PanelFact.tsx';

/** What a player has to practise on a day. */
export function PracticeEmail({ content, ...frame }: EmailFrame & { content: PracticeContent }) {
  const { drills } = content;
  return (
    <EmailLayout content={content} first={drills[0]} {...frame}>
      {drills.map((drill, index) => (
        <Panel key={index}>
          <PanelFact fact={drill} />
        </Panel>
      ))}
    </EmailLayout>
  );
}
