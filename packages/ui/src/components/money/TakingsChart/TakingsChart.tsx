import type { TakingsMonth } from '@fairway/contracts/money';
import { monthPhrase } from '@fairway/contracts/phrases';
import { shortMoney } from '../../../format/money.ts';
import { barOf, linesFor, type Bar } from './scale.ts';
import classes from './TakingsChart.module.css';

export interface TakingsChartProps {
  /** The oldest first. */
  months: readonly TakingsMonth[];
  currency: string;
}

/** The drawing, in its own units; it grows with its card. */
const WIDTH = 360;
const PLOT = { top: 10, height: 150, left: 44 };
const BAR = 15;
const FOOT = 22;
/** Between two parts of a bar. */
const GAP = 1.5;

const slot = (WIDTH - PLOT.left) / 12;
const letterOf = (month: string) => monthPhrase(`${month}-01`).charAt(0);

interface Part {
  kind: 'card' | 'day' | 'back';
  from: number;
  to: number;
}
const partsOf = ({ card, on_day, refunded }: Bar): Part[] =>
  [
    { kind: 'card' as const, from: 0, to: card },
    { kind: 'day' as const, from: card, to: card + on_day },
    { kind: 'back' as const, from: -refunded, to: 0 },
  ].filter(({ from, to }) => to > from);

const KEYS = [
  ['card', 'By card'],
  ['day', 'On the day'],
  ['back', 'Refunded'],
] as const;

/** Twelve months of takings: by card and on the day upon each other, refunds below. The numbers stand in a table beside it. */
export function TakingsChart({ months, currency }: TakingsChartProps) {
  const bars = months.map(barOf);
  const lines = linesFor(bars);
  const [low, high] = [lines[0] ?? 0, lines.at(-1) ?? 1];
  const y = (sum: number) => PLOT.top + ((high - sum) / (high - low)) * PLOT.height;
  const shown = KEYS.filter(([kind]) => kind !== 'back' || bars.some(({ refunded }) => refunded > 0));
  return (
    <div aria-hidden>
      <ul className={classes.keys}>
        {shown.map(([kind, label]) => (
          <li key={kind} className={classes.key} data-kind={kind}>
            {label}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDTH} ${PLOT.top + PLOT.height + FOOT}`} className={classes.chart}>
        {lines.map((sum) => (
          <g key={sum}>
            <line
              x1={PLOT.left}
              x2={WIDTH}
              y1={y(sum)}
              y2={y(sum)}
              className={classes.line}
              data-zero={sum === 0 || undefined}
            />
            <text x={PLOT.left - 8} y={y(sum) + 4} className={classes.sum}>
              {shortMoney(sum, currency)}
            </text>
          </g>
        ))}
        {bars.map((bar, nth) => {
          const left = PLOT.left + nth * slot + (slot - BAR) / 2;
          return (
            <g key={bar.month}>
              {partsOf(bar).map(({ kind, from, to }) => (
                <rect
                  key={kind}
                  x={left}
                  y={y(to)}
                  width={BAR}
                  height={Math.max(1, y(from) - y(to) - (kind === 'day' && from > 0 ? GAP : 0))}
                  rx={2.5}
                  className={classes.bar}
                  data-kind={kind}
                />
              ))}
              <text
                x={left + BAR / 2}
                y={PLOT.top + PLOT.height + 17}
                className={classes.month}
                data-now={nth === bars.length - 1 || undefined}
              >
                {letterOf(bar.month)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
