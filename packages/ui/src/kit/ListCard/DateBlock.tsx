import { formatDay, formatShortDay } from '@fairway/time/phrases';
import classes from './DateBlock.module.css';

/** A calendar leaf for the start of a row: "Tue" over "24" over "Nov". `date` is `YYYY-MM-DD`. */
export function DateBlock({ date, tone = 'plain' }: { date: string; tone?: 'plain' | 'today' | 'past' }) {
  const [weekday, day, month] = formatShortDay(date).split(' ');
  return (
    <time dateTime={date} className={classes.block} data-tone={tone} aria-label={formatDay(date)} role="img">
      <span className={classes.small}>{weekday}</span>
      <span className={classes.day}>{day}</span>
      <span className={classes.small}>{month}</span>
    </time>
  );
}
