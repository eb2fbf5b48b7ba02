import { formatDay, formatShortDay } from '@fairway/time/phrases';
import { Card, Group, Text, VisuallyHidden } from '@mantine/core';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { lessonsPhrase } from '../lessonsPhrase.ts';
import classes from './WeekStrip.module.css';

export interface WeekStripProps {
  /** The days in order (`YYYY-MM-DD`), each with its number of lessons. */
  days: { date: string; count: number }[];
  today: string;
  /** Where a day leads. */
  getHref: (date: string) => string;
  /** The dates that the page shows, where they are of the strip. */
  shown?: { start: string; end: string };
  /** What the days are, for a screen reader. */
  label?: string;
}

const DOTS = 4;

/** Some days at a glance: one mark a lesson, each day leading to its page. */
export function WeekStrip({ days, today, getHref, shown, label = 'Coming days' }: WeekStripProps) {
  return (
    <Card component="ul" p={6} m={0} className={classes.strip} aria-label={label}>
      {days.map(({ date, count }) => (
        <li key={date}>
          <AppLink
            href={getHref(date)}
            className={classes.day}
            data-today={date === today || undefined}
            data-shown={(shown && date >= shown.start && date <= shown.end) || undefined}
            aria-current={date === today ? 'date' : undefined}
          >
            <VisuallyHidden>{`${formatDay(date)}, ${lessonsPhrase(count)}`}</VisuallyHidden>
            <Text span fz="xs" fw={560} className={classes.name} aria-hidden>
              {formatShortDay(date).slice(0, 3)}
            </Text>
            <Text span fz="lg" fw={680} lh={1.25} className="tabular" aria-hidden>
              {Number(date.slice(8))}
            </Text>
            <Group component="span" gap={3} h={5}>
              {Array.from({ length: Math.min(count, DOTS) }, (_, mark) => (
                <span key={mark} className={classes.mark} />
              ))}
            </Group>
          </AppLink>
        </li>
      ))}
    </Card>
  );
}
