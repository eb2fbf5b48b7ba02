import { dayPhrase } from '@fairway/contracts/phrases';
import classes from './DayCell.module.css';

export interface DayCellProps {
  day: string;
  /** Belongs to the month before or after: an empty square. */
  outside: boolean;
  /** Free times; undefined while loading. */
  count: number | undefined;
  chosen: boolean;
  isToday: boolean;
  /** Before the first or after the last day that can be booked. */
  closed: boolean;
  anyDay: boolean;
  inTabOrder: boolean;
  onChoose: (day: string) => void;
  onFocus: (day: string) => void;
}

/** Many, some or few free times: the length of the mark under the day. */
const plenty = (count: number) => (count >= 12 ? 3 : count >= 5 ? 2 : 1);

const timesOf = ({ count, closed }: DayCellProps) => {
  if (count === undefined) return 'loading';
  if (closed || count === 0) return 'no times';
  return count === 1 ? '1 time' : `${count} times`;
};

/** A square of the calendar. One without times can be reached and read, but not chosen. */
export function DayCell(props: DayCellProps) {
  const { day, outside, count, chosen, isToday, closed, anyDay, inTabOrder, onChoose, onFocus } = props;
  if (outside) return <td className={classes.cell} />;
  const open = !closed && (anyDay || Boolean(count));
  return (
    <td className={classes.cell} aria-selected={chosen}>
      <button
        type="button"
        className={classes.day}
        data-day={day}
        data-open={open || undefined}
        data-free={(open && Boolean(count)) || undefined}
        data-chosen={chosen || undefined}
        data-today={isToday || undefined}
        tabIndex={inTabOrder ? 0 : -1}
        aria-disabled={!open}
        aria-current={isToday ? 'date' : undefined}
        aria-label={`${dayPhrase(day)}, ${timesOf(props)}`}
        onClick={() => open && onChoose(day)}
        onFocus={() => onFocus(day)}
      >
        <span>{Number(day.slice(8))}</span>
        <span className={classes.mark} data-plenty={count && !closed ? plenty(count) : undefined} />
      </button>
    </td>
  );
}
