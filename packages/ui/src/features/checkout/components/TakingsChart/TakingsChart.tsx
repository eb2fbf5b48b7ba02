import type { TakingsMonth } from '@fairway/contracts/checkout/takings';
import { formatMonth } from '@fairway/time/phrases';
import { ColorSwatch, Group } from '@mantine/core';
import { shortMoney } from '../../../../format/money.ts';
import { toBar, linesFor, type Bar } from './scale.ts';

export interface TakingsChartProps {
  /** The oldest first. */
  months: readonly TakingsMonth[];
  currency: string;
}

/** The drawing, in its own units; it grows with its card. */
const WIDTH = 360;
const PLOT = { top: 10, height: 150 };
const BAR = 15;
const FOOT = 22;
/** Between two parts of a bar. */
const GAP = 1.5;
/** Between the sums and what they measure. */
const ASIDE = 8;

/** Room for the longest of the sums, a minus and a currency of three letters with it: nothing of them is cut off. */
const roomFor = (sums: readonly string[]) => ASIDE + 4 + 7 * Math.max(...sums.map(({ length }) => length));
const formatMonthLetter = (month: string) => formatMonth(`${month}-01`).charAt(0);

interface Part {
  kind: 'card' | 'day' | 'back';
  from: number;
  to: number;
}
const splitBar = ({ card, on_day, refunded }: Bar): Part[] =>
  [
    { kind: 'card' as const, from: 0, to: card },
    { kind: 'day' as const, from: card, to: card + on_day },
    { kind: 'back' as const, from: -refunded, to: 0 },
  ].filter(({ from, to }) => to > from);

const COLORS = { card: 'var(--app-chart-card)', day: 'var(--app-chart-day)', back: 'var(--app-chart-back)' };
/** Words of the drawing, in its own units; those of the month that is running stand out. */
const WORDS = { className: 'tabular', fill: 'var(--app-dim)', fontSize: 12 };
const NOW = { fill: 'var(--app-ink)', fontWeight: 680 };
const KEYS = [
  ['card', 'By card'],
  ['day', 'On the day'],
  ['back', 'Refunded'],
] as const;

/** Twelve months of takings: by card and on the day upon each other, refunds below. The numbers stand in a table beside it. */
export function TakingsChart({ months, currency }: TakingsChartProps) {
  const bars = months.map(toBar);
  const lines = linesFor(bars);
  const [low, high] = [lines[0] ?? 0, lines.at(-1) ?? 1];
  const left = roomFor(lines.map((sum) => shortMoney(sum, currency)));
  const slot = (WIDTH - left) / 12;
  const y = (sum: number) => PLOT.top + ((high - sum) / (high - low)) * PLOT.height;
  const shown = KEYS.filter(([kind]) => kind !== 'back' || bars.some(({ refunded }) => refunded > 0));
  return (
    <div aria-hidden>
      <Group component="ul" gap="0.25rem 1rem" m={0} mb="xs" p={0} c="dimmed" fz="sm" style={{ listStyle: 'none' }}>
        {shown.map(([kind, label]) => (
          <Group key={kind} component="li" gap={6}>
            <ColorSwatch size={10} radius={3} withShadow={false} color={COLORS[kind]} />
            {label}
          </Group>
        ))}
      </Group>
      <svg viewBox={`0 0 ${WIDTH} ${PLOT.top + PLOT.height + FOOT}`} width="100%" display="block">
        {lines.map((sum) => (
          <g key={sum}>
            <line
              x1={left}
              x2={WIDTH}
              y1={y(sum)}
              y2={y(sum)}
              stroke={`var(${sum === 0 ? '--app-control-border' : '--app-border'})`}
            />
            <text x={left - ASIDE} y={y(sum) + 4} textAnchor="end" {...WORDS}>
              {shortMoney(sum, currency)}
            </text>
          </g>
        ))}
        {bars.map((bar, nth) => {
          const x = left + nth * slot + (slot - BAR) / 2;
          return (
            <g key={bar.month}>
              {splitBar(bar).map(({ kind, from, to }) => (
                <rect
                  key={kind}
                  x={x}
                  y={y(to)}
                  width={BAR}
                  height={Math.max(1, y(from) - y(to) - (kind === 'day' && from > 0 ? GAP : 0))}
                  rx={2.5}
                  fill={COLORS[kind]}
                />
              ))}
              <text
                x={x + BAR / 2}
                y={PLOT.top + PLOT.height + 17}
                textAnchor="middle"
                {...WORDS}
                {...(nth === bars.length - 1 ? NOW : {})}
              >
                {formatMonthLetter(bar.month)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
