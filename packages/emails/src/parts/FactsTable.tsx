import type { Fact } from '../content.ts';
import { light } from '../colors.ts';
import { Lines } from './Lines.tsx';
import { figures } from './styles.ts';
import { Was } from './Was.tsx';

const cell = { borderTop: `1px solid ${light.border}`, verticalAlign: 'top' } as const;
const label = {
  ...cell,
  width: 112,
  padding: '10px 12px 10px 0',
  fontSize: 14,
  lineHeight: '22px',
  color: light.dim,
  textAlign: 'left',
  fontWeight: 400,
} as const;
const value = {
  ...cell,
  ...figures,
  padding: '10px 0',
  fontSize: 16,
  lineHeight: '22px',
  color: light.ink,
  overflowWrap: 'anywhere',
} as const;

/** Facts as rows of label and value. The row called `strong` is the one a reader looks for first. */
export function FactsTable({ facts, strong }: { facts: Fact[]; strong?: string }) {
  if (facts.length === 0) return null;
  return (
    <table width="100%" border={0} cellPadding={0} cellSpacing={0} style={{ margin: '0 0 28px' }}>
      <tbody>
        {facts.map((fact) => (
          <tr key={`${fact.label} ${fact.value}`}>
            <th scope="row" className="label dim line" style={label}>
              {fact.label}
            </th>
            <td
              className="ink line"
              style={fact.label === strong ? { ...value, fontWeight: 680, fontSize: 18 } : value}
            >
              <Lines text={fact.value} />
              <Was fact={fact} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
