import { formatDay } from '@fairway/time/phrases';
import { formatCount } from '../../../../format/count.ts';
import { DayFace, type DaySquare } from '../MonthFrame/MonthFrame.tsx';
import classes from './DayButton.module.css';
import type { CSSProperties } from 'react';

export interface DayButtonProps {
  day: string;
  square: DaySquare;
  /** Free times; undefined while loading. */
  count: number | undefined;
  /** Before the first or after the last day that can be booked. */
  closed: boolean;
  anyDay: boolean;
  onChoose: (day: string) => void;
}

/** Many, some or few free times: the length of the mark under the day. */
const markWidth = (count: number) => (count >= 12 ? '1.25rem' : count >= 5 ? '0.6875rem' : '0.25rem');

const describeTimes = ({ count, closed }: DayButtonProps) => {
  if (count === undefined) return 'loading';
  if (closed || count === 0) return 'no times';
  return formatCount(count, 'time');
};

/** A day of the calendar. One without times can be reached and read, but not chosen. */
export function DayButton(props: DayButtonProps) {
  const { day, square, count, closed, anyDay, onChoose } = props;
  const open = !closed && (anyDay || Boolean(count));
  return (
    <button
      type="button"
      {...square}
      className={`${square.className} ${classes.day}`}
      data-open={open || undefined}
      data-free={(open && Boolean(count)) || undefined}
      style={{ '--day-mark': count && !closed ? markWidth(count) : undefined } as CSSProperties}
      aria-disabled={!open}
      aria-label={`${formatDay(day)}, ${describeTimes(props)}`}
      onClick={() => open && onChoose(day)}
    >
      <DayFace day={day} />
    </button>
  );
}
