import type { SeriesDate } from '@fairway/contracts/series';
import { dayPhrase } from '@fairway/contracts/phrases';
import { Checkbox } from '@mantine/core';
import { isTicked, STATUS, type Ticks } from './plan.ts';
import classes from './SeriesDates.module.css';

export interface SeriesDatesProps {
  dates: SeriesDate[];
  ticks: Ticks;
  onTick: (date: string, ticked: boolean) => void;
  /** The server's texts, each of a date that is in the way. */
  error?: string;
}

/** Each date of a series with what it meets; the ticked ones will be booked. */
export function SeriesDates({ dates, ticks, onTick, error }: SeriesDatesProps) {
  return (
    <div>
      <ul className={classes.list} aria-label="Dates of the series">
        {dates.map((each) => (
          <li key={each.date} className={classes.item}>
            <label className={classes.row} data-off={!each.bookable || undefined}>
              <Checkbox
                name="dates"
                size="md"
                checked={isTicked(each, ticks)}
                disabled={!each.bookable}
                onChange={(event) => onTick(each.date, event.currentTarget.checked)}
              />
              <span className={classes.words}>
                <span className={classes.day}>{dayPhrase(each.date)}</span>
                {each.reason ? <span className={classes.reason}>{each.reason}</span> : null}
              </span>
              <span className={classes.status} data-status={each.status}>
                {STATUS[each.status]}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {error ? (
        <p className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
