import type { DayCounts } from '@fairway/contracts/schedule/schedule';
import { formatDay } from '@fairway/time/phrases';
import { VisuallyHidden } from '@mantine/core';
import { percent } from '../percent.ts';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { monthWeeks, toMonth } from '@fairway/time/calendar';
import { WEEKDAYS } from '../../../../format/week.ts';
import { lessonsPhrase } from '../lessonsPhrase.ts';
import classes from './MonthGrid.module.css';

export interface MonthGridProps {
  /** `YYYY-MM`. */
  month: string;
  today: string;
  /** Lessons by date; null while they are on their way. */
  counts: DayCounts | null;
  getHref: (date: string) => string;
}

/** So many lessons fill the strip of a day. */
const FULL = 8;

/** A month of days, each with how full it is, leading to its day. */
export function MonthGrid({ month, today, counts, getHref }: MonthGridProps) {
  return (
    <div className={classes.month} aria-busy={counts === null}>
      <div className={classes.names} aria-hidden>
        {WEEKDAYS.map((name) => (
          <span key={name}>{name.slice(0, 3)}</span>
        ))}
      </div>
      <ul className={classes.days} aria-label="Days of the month">
        {monthWeeks(month)
          .flat()
          .map((date) => {
            const count = counts?.[date] ?? 0;
            return (
              <li key={date}>
                <AppLink
                  href={getHref(date)}
                  className={classes.day}
                  data-today={date === today || undefined}
                  data-other={toMonth(date) !== month || undefined}
                  aria-current={date === today ? 'date' : undefined}
                >
                  <VisuallyHidden>
                    {counts ? `${formatDay(date)}, ${lessonsPhrase(count)}` : formatDay(date)}
                  </VisuallyHidden>
                  <span className={classes.number} aria-hidden>
                    {Number(date.slice(8))}
                  </span>
                  <span className={classes.strip} aria-hidden>
                    {count > 0 ? <span style={{ width: percent(Math.min(count, FULL), FULL) }} /> : null}
                  </span>
                  <span className={classes.count} aria-hidden>
                    {count > 0 ? (
                      <>
                        {count}
                        <span className={classes.word}>{count === 1 ? ' lesson' : ' lessons'}</span>
                      </>
                    ) : null}
                  </span>
                </AppLink>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
