import type { DayCounts } from '@fairway/contracts/diary';
import { dayPhrase, monthPhrase } from '@fairway/contracts/phrases';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { addMonths, monthWeeks } from '../../../format/months.ts';
import { WEEKDAYS } from '../../../format/week.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { AppLink } from '../../Link/AppLink.tsx';
import { useDayFocus } from '../../MonthCalendar/useDayFocus.ts';
import { lessonsPhrase } from '../lessonsPhrase.ts';
import classes from './DiaryCalendar.module.css';

export interface DiaryCalendarProps {
  /** The month on view, `YYYY-MM`. */
  month: string;
  onMonthChange: (month: string) => void;
  /** Lessons by date; null while on their way. */
  counts: DayCounts | null;
  today: string;
  /** The dates that the page shows. */
  start: string;
  end: string;
  /** Where a day leads. */
  hrefOf: (date: string) => string;
}

/** How full a day looks: 0 for none, 4 for seven lessons or more. */
const density = (count: number) => Math.min(4, Math.ceil(count / 2));

/** A month of the diary, each day as dark as it is full and leading to its page. Arrows, Home, End and Page keys walk through it. */
export function DiaryCalendar({ month, onMonthChange, counts, today, start, end, hrefOf }: DiaryCalendarProps) {
  const id = useId();
  const { gridRef, focusDay, onKeyDown, onFocusDay } = useDayFocus({ month, onMonthChange, value: start, today });
  const arrow = (by: -1 | 1) => {
    const other = addMonths(month, by);
    return (
      <button
        type="button"
        className={classes.arrow}
        onClick={() => onMonthChange(other)}
        aria-label={`${by < 0 ? 'Previous' : 'Next'} month, ${monthPhrase(`${other}-01`)}`}
      >
        <Icon of={by < 0 ? IconChevronLeft : IconChevronRight} size={24} />
      </button>
    );
  };
  return (
    <div className={classes.calendar} role="group" aria-label="Month">
      <div className={classes.head}>
        {arrow(-1)}
        <h2 className={classes.month} id={id} aria-live="polite">
          {monthPhrase(`${month}-01`)}
        </h2>
        {arrow(1)}
      </div>
      <table
        className={classes.grid}
        role="grid"
        aria-labelledby={id}
        aria-busy={counts === null}
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
              {week.map((date) => {
                const count = counts?.[date] ?? 0;
                const shown = date >= start && date <= end;
                return (
                  <td key={date} className={classes.cell} aria-selected={shown}>
                    <AppLink
                      href={hrefOf(date)}
                      className={classes.day}
                      data-day={date}
                      data-outside={!date.startsWith(month) || undefined}
                      data-today={date === today || undefined}
                      data-shown={shown || undefined}
                      data-density={density(count) || undefined}
                      tabIndex={date === focusDay ? 0 : -1}
                      aria-current={date === today ? 'date' : undefined}
                      aria-label={`${dayPhrase(date)}, ${counts ? lessonsPhrase(count) : 'loading'}`}
                      onFocus={() => date.startsWith(month) && onFocusDay(date)}
                    >
                      {Number(date.slice(8))}
                      <span className={classes.mark} />
                    </AppLink>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
