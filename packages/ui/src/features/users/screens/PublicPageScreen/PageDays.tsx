import { formatDay, formatShortDay } from '@fairway/time/phrases';
import type { Slots } from '@fairway/contracts/schedule/schedule';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { daysBetween } from '@fairway/time/calendar';
import classes from './FreeTimes.module.css';
import { formatCount } from '../../../../format/count.ts';

export interface PageDaysProps {
  first: string;
  last: string;
  slots: Slots;
  /** The day whose times are shown. */
  value: string;
  onChange: (date: string) => void;
}

const describeCount = (count: number): string => (count === 0 ? 'no free times' : formatCount(count, 'free time'));

/** Two weeks of days, a week in a row; a day without free times cannot be chosen. */
export function PageDays({ first, last, slots, value, onChange }: PageDaysProps) {
  return (
    <ul className={classes.days} aria-label="Days">
      {daysBetween(first, last).map((date) => {
        const count = slots[date]?.length ?? 0;
        return (
          <li key={date}>
            <UnstyledButton
              className={classes.day}
              aria-pressed={date === value}
              disabled={count === 0}
              onClick={() => onChange(date)}
            >
              <VisuallyHidden>{`${formatDay(date)}, ${describeCount(count)}`}</VisuallyHidden>
              <span className={classes.weekday} aria-hidden>
                {formatShortDay(date).slice(0, 3)}
              </span>
              <span className={classes.number} aria-hidden>
                {Number(date.slice(8))}
              </span>
              <span className={classes.dot} data-free={count > 0 || undefined} aria-hidden />
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
