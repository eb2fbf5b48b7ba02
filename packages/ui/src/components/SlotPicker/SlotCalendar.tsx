import { durationPhrase, monthPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { addMonths, monthOf } from '../../format/months.ts';
import { dayAt } from '../../format/zones.ts';
import { useNow } from '../Clock/Clock.tsx';
import { MonthCalendar } from '../MonthCalendar/MonthCalendar.tsx';
import { Notice } from '../Notice/Notice.tsx';
import type { SlotsState } from './choice.ts';
import classes from './SlotPicker.module.css';

export interface SlotCalendarProps {
  /** The free times of `month`. */
  state: SlotsState;
  month: string;
  onMonthChange: (month: string) => void;
  value: string | null;
  onChange: (day: string) => void;
  /** The pro's zone: its today carries the ring. */
  timezone: string;
  /** The first and the last day that can be booked; null is no end. */
  firstDay: string;
  lastDay: string | null;
  /** Minutes, to say what a month has no room for. */
  duration: number;
  anyDay?: boolean;
  error?: ReactNode;
}

/** The date of a booking: a month whose days are marked where there are free times. */
export function SlotCalendar(props: SlotCalendarProps) {
  const { state, month, onMonthChange, value, onChange, timezone, firstDay, lastDay, duration, anyDay, error } = props;
  const id = useId();
  const today = dayAt(useNow(), timezone);
  const slots = state.status === 'ready' ? state.slots : {};
  const counts = Object.fromEntries(Object.entries(slots).map(([day, times]) => [day, times.length]));
  const bare = state.status === 'ready' && Object.keys(slots).length === 0 && !anyDay;
  const next = addMonths(month, 1);
  const hasNext = lastDay === null || next <= monthOf(lastDay);
  return (
    <section className={classes.field} aria-labelledby={id} data-field="date" tabIndex={-1}>
      <h2 className={classes.title} id={id}>
        Date
      </h2>
      <MonthCalendar
        label="Date of the lesson"
        month={month}
        onMonthChange={onMonthChange}
        counts={counts}
        value={value}
        onChange={onChange}
        today={today}
        minDay={firstDay}
        maxDay={lastDay ?? undefined}
        loading={state.status !== 'ready'}
        anyDay={anyDay}
      />
      {error ? <p className={classes.error}>{error}</p> : null}
      {state.status === 'failed' ? (
        <Notice tone="danger" role="alert">
          <div className={classes.offer}>
            The free times could not be loaded.
            <Button variant="default" size="sm" onClick={state.retry} loading={state.retrying}>
              Retry
            </Button>
          </div>
        </Notice>
      ) : null}
      {bare ? (
        <Notice role="status">
          <div className={classes.offer}>
            {`No free times in ${monthPhrase(`${month}-01`)} for a lesson of ${durationPhrase(duration)}.`}
            {hasNext ? (
              <Button variant="default" size="sm" onClick={() => onMonthChange(next)}>
                {`See ${monthPhrase(`${next}-01`)}`}
              </Button>
            ) : null}
          </div>
        </Notice>
      ) : null}
    </section>
  );
}
