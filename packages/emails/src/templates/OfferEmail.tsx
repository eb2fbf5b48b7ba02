import type { EmailFrame, OfferContent } from '../content.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';
import { FactsTable } from '../parts/FactsTable.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PanelFact } from '../parts/PanelFact.tsx';

/** A coach's new offer: what it is and what it costs. */
export function OfferEmail({ content, ...frame }: EmailFrame & { content: OfferContent }) {
  const { offer, price, facts } = content;
  return (
    <EmailLayout content={content} first={offer} {...frame}>
      <Panel>
        <PanelFact fact={offer} />
      </Panel>
      <FactsTable facts={[price, ...facts]} strong={price.label} />
    </EmailLayout>
  );
}
