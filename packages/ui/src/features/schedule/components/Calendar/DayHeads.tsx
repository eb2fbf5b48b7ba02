import { clock, formatDay, formatShortDay } from '@fairway/time/phrases';
import { formatTime } from '@fairway/time/zoned-time';
import { VisuallyHidden } from '@mantine/core';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import type { DrawnDay } from './days.ts';
import classes from './DayHeads.module.css';

/** When a day begins and ends: "09:00–18:00"; or that it does not. */
const summary = ({ hours, special }: DrawnDay): string => {
  const [first] = hours;
  const last = hours.at(-1);
  if (!first || !last) return special ? 'Day off' : 'Closed';
  return `${clock(formatTime(first.start))}–${clock(formatTime(last.end))}`;
};

/** The heads of the days, each leading to its day. */
export function DayHeads({
  days,
  today,
  getHref,
}: {
  days: DrawnDay[];
  today: string;
  getHref: (date: string) => string;
}) {
  return (
    <div className={classes.heads}>
      <span />
      {days.map((day) => (
        <AppLink
          key={day.date}
          href={getHref(day.date)}
          className={classes.head}
          data-today={day.date === today || undefined}
          aria-current={day.date === today ? 'date' : undefined}
        >
          <span className={VisuallyHidden.classes.root}>{`${formatDay(day.date)}, whole day`}</span>
          <span className={classes.weekday} aria-hidden>
            {formatShortDay(day.date).slice(0, 3)}
          </span>
          <span className={classes.number} aria-hidden>
            {Number(day.date.slice(8))}
          </span>
          <span className={classes.summary} aria-hidden data-special={day.special || undefined}>
            {summary(day)}
          </span>
        </AppLink>
      ))}
    </div>
  );
}
