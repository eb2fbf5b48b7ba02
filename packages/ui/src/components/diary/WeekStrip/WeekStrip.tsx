import { dayPhrase, shortDayPhrase } from '@fairway/contracts/phrases';
import { VisuallyHidden } from '@mantine/core';
import { AppLink } from '../../Link/AppLink.tsx';
import { lessonsPhrase } from '../lessonsPhrase.ts';
import classes from './WeekStrip.module.css';

export interface WeekStripProps {
  /** The days in order (`YYYY-MM-DD`), each with its number of lessons. */
  days: { date: string; count: number }[];
  today: string;
  /** Where a day leads. */
  hrefOf: (date: string) => string;
  /** The dates that the page shows, where they are of the strip. */
  shown?: { start: string; end: string };
  /** What the days are, for a screen reader. */
  label?: string;
}

const DOTS = 4;

/** Some days at a glance: one mark a lesson, each day leading to its page. */
export function WeekStrip({ days, today, hrefOf, shown, label = 'Coming days' }: WeekStripProps) {
  return (
    <ul className={classes.strip} aria-label={label}>
      {days.map(({ date, count }) => (
        <li key={date}>
          <AppLink
            href={hrefOf(date)}
            className={classes.day}
            data-today={date === today || undefined}
            data-shown={(shown && date >= shown.start && date <= shown.end) || undefined}
            aria-current={date === today ? 'date' : undefined}
          >
            <VisuallyHidden>{`${dayPhrase(date)}, ${lessonsPhrase(count)}`}</VisuallyHidden>
            <span className={classes.name} aria-hidden>
              {shortDayPhrase(date).slice(0, 3)}
            </span>
            <span className={classes.number} aria-hidden>
              {Number(date.slice(8))}
            </span>
            <span className={classes.marks}>
              {Array.from({ length: Math.min(count, DOTS) }, (_, mark) => (
                <span key={mark} className={classes.mark} />
              ))}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
