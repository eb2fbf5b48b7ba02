import { Text } from '@react-email/text';
import type { Fact } from '../content.ts';
import { light } from '../colors.ts';
import { Lines } from './Lines.tsx';
import { dimText, inkText } from './styles.ts';

const quote = {
  ...inkText,
  margin: '0 0 28px',
  padding: '0 0 0 16px',
  borderLeft: `3px solid ${light.panelBorder}`,
  fontSize: 16,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
} as const;

/** What somebody wrote, in their own words. */
export function Quote({ fact }: { fact: Fact | null }) {
  if (!fact) return null;
  return (
    <Text className="ink line" style={quote}>
      <span className="dim" style={{ ...dimText, fontSize: 14 }}>
        {fact.label}
      </span>
      <br />
      <Lines text={fact.value} />
    </Text>
  );
}
