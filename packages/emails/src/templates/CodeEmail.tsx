import { Text } from '@react-email/text';
import type { CodeContent, EmailFrame } from '../content.ts';
import { light } from '../colors.ts';
import { EmailLayout } from '../parts/EmailLayout.tsx';

const pin = {
  margin: '0 0 24px',
  padding: 16,
  border: `1px solid ${light.panelBorder}`,
  borderRadius: 12,
  background: light.panel,
  color: light.ink,
  fontSize: 32,
  lineHeight: '40px',
  fontWeight: 680,
  // The last digit's space is taken back, or the code is off the middle.
  letterSpacing: 8,
  textIndent: 8,
  textAlign: 'center',
} as const;

/** A code to be typed in. */
export function CodeEmail({ content, ...frame }: EmailFrame & { content: CodeContent }) {
  return (
    <EmailLayout content={content} {...frame}>
      <Text className="ink panel" style={pin}>
        {content.code}
      </Text>
    </EmailLayout>
  );
}
