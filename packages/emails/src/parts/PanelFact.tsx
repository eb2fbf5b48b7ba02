import { Text } from '@react-email/text';
import type { Fact } from '../content.ts';
import { Lines } from './Lines.tsx';
import { dimText, figures, inkText } from './styles.ts';
import { Was } from './Was.tsx';

const label = { ...dimText, margin: 0, fontSize: 14, lineHeight: '20px' };
const value = { ...inkText, ...figures, margin: 0, overflowWrap: 'anywhere' } as const;
const SIZES = {
  normal: { fontSize: 18, lineHeight: '26px', fontWeight: 620 },
  large: { fontSize: 28, lineHeight: '36px', fontWeight: 680 },
};

/** A fact inside a panel: its label above, its value large. */
export function PanelFact({ fact, size = 'normal' }: { fact: Fact; size?: keyof typeof SIZES }) {
  return (
    <>
      <Text className="dim" style={label}>
        {fact.label}
      </Text>
      <Text className="ink" style={{ ...value, ...SIZES[size] }}>
        <Lines text={fact.value} />
        <Was fact={fact} />
      </Text>
    </>
  );
}
