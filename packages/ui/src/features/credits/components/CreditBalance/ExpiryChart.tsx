import { formatDate, formatMonth } from '@fairway/time/phrases';
import { Box } from '@mantine/core';
import { creditCount, type CreditLot, type ExpiryMonth, expiryMonths } from '../../../../format/credits.ts';
import classes from './ExpiryChart.module.css';

/** In px: the whole picture, and the part of it that the columns may take. */
const HEIGHT = 148;
const TOP = 24;
const BASE = 120;
const GAP = 2;
/** A column of so many credits or more fills the picture. */
const FULL = 8;

/** The lots of a column, each on top of the one that expires before it. */
const stacked = (lots: CreditLot[], scale: number) =>
  lots.map((lot, at) => {
    const below = creditCount(lots.slice(0, at));
    return { lot, y: BASE - (below + lot.count) * scale, height: Math.max(2, lot.count * scale - GAP) };
  });

function Column({ of, place, share, scale, soonest }: Slice) {
  const month = formatMonth(`${of.month}-01`);
  return (
    <svg x={`${place * share}%`} width={`${share}%`} height={HEIGHT} overflow="visible">
      {stacked(of.lots, scale).map(({ lot, y, height }) => (
        <rect
          key={lot.date}
          className={classes.lot}
          data-kind={lot.expiring ? 'expiring' : lot.date === soonest ? 'soonest' : undefined}
          x="16%"
          width="68%"
          y={y}
          height={height}
          rx={3}
        />
      ))}
      {of.count > 0 ? (
        <text
          className={`tabular ${classes.count}`}
          x="50%"
          y={BASE - of.count * scale - 8}
          data-expiring={of.lots[0]?.expiring || undefined}
        >
          {of.count}
        </text>
      ) : (
        <circle fill="var(--app-border)" cx="50%" cy={BASE - 3} r={1.5} />
      )}
      <text className={`tabular ${classes.month}`} x="50%" y={BASE + 20} data-filled={of.count > 0 || undefined}>
        <Box component="tspan" hiddenFrom="sm">
          {month.charAt(0)}
        </Box>
        <Box component="tspan" visibleFrom="sm" x="50%">
          {month.slice(0, 3)}
        </Box>
      </text>
    </svg>
  );
}

interface Slice {
  of: ExpiryMonth;
  place: number;
  share: number;
  scale: number;
  soonest: string | undefined;
}

const spoken = (lots: CreditLot[]) =>
  lots
    .map(({ count, date, expiring }) => `${count} on ${formatDate(date)}${expiring ? ', in less than 30 days' : ''}`)
    .join('; ');

/** The balance by month of expiry: a column for each, what runs out first in a colour of its own. */
export function ExpiryChart({ lots, today }: { lots: CreditLot[]; today: string }) {
  const months = expiryMonths(lots, today);
  const most = Math.max(FULL, ...months.map(({ count }) => count));
  return (
    <Box
      component="svg"
      display="block"
      mt="md"
      overflow="visible"
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={`Credits by when they expire: ${spoken(lots)}`}
    >
      <line stroke="var(--app-border)" x1="0" x2="100%" y1={BASE + 0.5} y2={BASE + 0.5} />
      {months.map((month, place) => (
        <Column
          key={month.month}
          of={month}
          place={place}
          share={100 / months.length}
          scale={(BASE - TOP) / most}
          soonest={lots[0]?.date}
        />
      ))}
    </Box>
  );
}
