import { dayPhrase, shortDayPhrase } from '@fairway/contracts/phrases';
import { VisuallyHidden } from '@mantine/core';
import { AppLink } from '../../Link/AppLink.tsx';
import classes from './WeekStrip.module.css';

export interface WeekStripProps {
  /** The days in order (`YYYY-MM-DD`), each with its number of lessons. */
  days: { date: string; count: number }[];
  today: string;
  /** Where a day leads. */
  hrefOf: (date: string) => string;
}

const DOTS = 4;
const lessons = (count: number) => (count === 0 ? 'no lessons' : count === 1 ? '1 lesson' : `${count} lessons`);

/** The coming days at a glance: one mark a lesson, each day leading to its page. */
export function WeekStrip({ days, today, hrefOf }: WeekStripProps) {
  return (
    <ul className={classes.strip} aria-label="Coming days">
      {days.map(({ date, count }) => (
        <li key={date}>
          <AppLink
            href={hrefOf(date)}
            className={classes.day}
            data-today={date === today || undefined}
            aria-current={date === today ? 'date' : undefined}
          >
            <VisuallyHidden>{`${dayPhrase(date)}, ${lessons(count)}`}</VisuallyHidden>
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
