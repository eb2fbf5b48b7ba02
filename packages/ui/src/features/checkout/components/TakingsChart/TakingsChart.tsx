import type { TakingsMonth } from '@fairway/contracts/checkout/takings';
import { formatMonth } from '@fairway/time/phrases';
import { ColorSwatch, Group } from '@mantine/core';
import { shortMoney } from '../../../../format/money.ts';
import { toBar, linesFor, type Bar } from './scale.ts';
import classes from './TakingsChart.module.css';

export interface TakingsChartProps {
  /** The oldest first. */
  months: readonly TakingsMonth[];
  currency: string;
}

/** In px: the height of the plot, between two parts of a bar, and between the sums and what they measure. */
const PLOT = 150;
const GAP = 1.5;
const ASIDE = 8;
/** In percent of the plot, which grows with its card: a month, and the bar in it. */
const SLOT = 100 / 12;
const BAR = SLOT * 0.55;

/** Room for the longest of the sums, a minus and a currency of three letters with it: nothing of them is cut off. */
const roomFor = (sums: readonly string[]) =>
  `calc(${ASIDE + 2}px + ${Math.max(...sums.map(({ length }) => length)) * 0.45}rem)`;
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
/** Words of the drawing, as large as the reader has them whatever the width of the card; the month that is running stands out. */
const WORDS = { className: 'tabular', fill: 'var(--app-dim)', fontSize: '0.75rem' };
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
  const y = (sum: number) => ((high - sum) / (high - low)) * PLOT;
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
      <svg className={classes.plot} style={{ width: `calc(100% - ${left})`, marginInlineStart: left }} height={PLOT}>
        {lines.map((sum) => (
          <g key={sum}>
            <line
              x1="0"
              x2="100%"
              y1={y(sum)}
              y2={y(sum)}
              stroke={`var(${sum === 0 ? '--app-control-border' : '--app-border'})`}
            />
            <text x={-ASIDE} y={y(sum)} dy="0.32em" textAnchor="end" {...WORDS}>
              {shortMoney(sum, currency)}
            </text>
          </g>
        ))}
        {bars.map((bar, nth) => {
          const x = nth * SLOT + (SLOT - BAR) / 2;
          return (
            <g key={bar.month}>
              {splitBar(bar).map(({ kind, from, to }) => (
                <rect
                  key={kind}
                  x={`${x}%`}
                  y={y(to)}
                  width={`${BAR}%`}
                  height={Math.max(1, y(from) - y(to) - (kind === 'day' && from > 0 ? GAP : 0))}
                  rx={2.5}
                  fill={COLORS[kind]}
                />
              ))}
              <text
                x={`${x + BAR / 2}%`}
                y={PLOT}
                dy="1.4em"
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
