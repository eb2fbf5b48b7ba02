import { monthPhrase } from '@fairway/contracts/phrases';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { addMonths, monthWeeks } from '../../format/months.ts';
import { Icon } from '../Icon/Icon.tsx';
import { DayCell } from './DayCell.tsx';
import classes from './MonthCalendar.module.css';
import { useDayFocus } from './useDayFocus.ts';

export interface MonthCalendarProps {
  /** The month on view, `YYYY-MM`. */
  month: string;
  onMonthChange: (month: string) => void;
  /** Free times by day (`YYYY-MM-DD`); a day that is missing has none. */
  counts: Record<string, number>;
  /** The chosen day, `YYYY-MM-DD`. */
  value: string | null;
  onChange: (day: string) => void;
  /** Today on the pro's calendar, `YYYY-MM-DD`. */
  today: string;
  /** The first and the last day that can be looked at; the arrows stop there. */
  minDay?: string;
  maxDay?: string;
  /** True while the counts are on their way: the days stay in place, unmarked. */
  loading?: boolean;
  /** Lets days without free times be chosen too, as a pro may. */
  anyDay?: boolean;
  /** What is chosen here, for a screen reader: "Date of the lesson". */
  label: string;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A month of days, marked where there are free times. Arrows, Home, End and Page keys walk through it; Enter chooses. */
export function MonthCalendar(props: MonthCalendarProps) {
  const {
    month,
    onMonthChange,
    counts,
    value,
    onChange,
    today,
    minDay,
    maxDay,
    loading = false,
    anyDay = false,
    label,
  } = props;
  const id = useId();
  const { gridRef, focusDay, onKeyDown, onFocusDay } = useDayFocus({
    month,
    onMonthChange,
    value,
    today,
    minDay,
    maxDay,
  });
  const before = addMonths(month, -1);
  const after = addMonths(month, 1);
  return (
    <div className={classes.calendar} role="group" aria-label={label}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.arrow}
          disabled={minDay !== undefined && before < minDay.slice(0, 7)}
          onClick={() => onMonthChange(before)}
          aria-label={`Previous month, ${monthPhrase(`${before}-01`)}`}
        >
          <Icon of={IconChevronLeft} size={24} />
        </button>
        <h3 className={classes.month} id={id} aria-live="polite">
          {monthPhrase(`${month}-01`)}
        </h3>
        <button
          type="button"
          className={classes.arrow}
          disabled={maxDay !== undefined && after > maxDay.slice(0, 7)}
          onClick={() => onMonthChange(after)}
          aria-label={`Next month, ${monthPhrase(`${after}-01`)}`}
        >
          <Icon of={IconChevronRight} size={24} />
        </button>
      </div>
      <table
        className={classes.grid}
        role="grid"
        aria-labelledby={id}
        aria-busy={loading}
        ref={gridRef}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" className={classes.weekday} abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  outside={!day.startsWith(month)}
                  count={loading ? undefined : (counts[day] ?? 0)}
                  chosen={day === value}
                  isToday={day === today}
                  closed={(minDay !== undefined && day < minDay) || (maxDay !== undefined && day > maxDay)}
                  anyDay={anyDay}
                  inTabOrder={day === focusDay}
                  onChoose={onChange}
                  onFocus={onFocusDay}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
