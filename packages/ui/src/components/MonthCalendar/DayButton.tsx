import { dayPhrase } from '@fairway/contracts/phrases';
import { DayFace, type DaySquare } from '../MonthFrame/MonthFrame.tsx';
import classes from './DayButton.module.css';

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
const plenty = (count: number) => (count >= 12 ? 3 : count >= 5 ? 2 : 1);

const timesOf = ({ count, closed }: DayButtonProps) => {
  if (count === undefined) return 'loading';
  if (closed || count === 0) return 'no times';
  return count === 1 ? '1 time' : `${count} times`;
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
      data-plenty={count && !closed ? plenty(count) : undefined}
      aria-disabled={!open}
      aria-label={`${dayPhrase(day)}, ${timesOf(props)}`}
      onClick={() => open && onChoose(day)}
    >
      <DayFace day={day} />
    </button>
  );
}
