import { Section } from '@react-email/section';
import type { ReactNode } from 'react';
import { light } from '../colors.ts';

const box = {
  margin: '0 0 20px',
  background: light.panel,
  border: `1px solid ${light.panelBorder}`,
  borderRadius: 12,
  borderCollapse: 'separate',
} as const;

/** The one thing of a mail that is to be seen at a glance. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <Section className="panel" style={box}>
      <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td style={{ padding: '14px 16px' }}>{children}</td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}
