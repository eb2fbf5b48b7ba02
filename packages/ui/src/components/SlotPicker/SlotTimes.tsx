import { dayPhrase, zonePhrase } from '@fairway/contracts/phrases';
import { type ReactNode, useId } from 'react';
import { LoadingTiles } from '../StateView/LoadingTiles.tsx';
import { TimeGrid } from '../TimeGrid/TimeGrid.tsx';
import type { SlotChoice, SlotsState } from './choice.ts';
import classes from './SlotPicker.module.css';
import { useOwnClock } from './useOwnClock.ts';

export interface SlotTimesProps {
  choice: SlotChoice;
  /** The free times of the month that the chosen day is in. */
  state: SlotsState;
  onChange: (start: string) => void;
  timezone: string;
  error?: ReactNode;
}

/** The text of S1 §5 for a time asked for before a date, word for word. */
const DATE_FIRST = 'Please choose a date to see the time times for it.';

/** The time of a booking: the free times of the chosen day, on the reader's own clock too where that differs. */
export function SlotTimes({ choice, state, onChange, timezone, error }: SlotTimesProps) {
  const id = useId();
  const { date, time } = choice;
  const times = date && state.status === 'ready' ? (state.slots[date] ?? []) : [];
  const ownClock = useOwnClock(date, timezone);
  const first = times[0] && ownClock(times[0].start);
  return (
    <section className={classes.field} aria-labelledby={id} data-field="time" tabIndex={-1}>
      <div>
        <h2 className={classes.title} id={id}>
          Time
        </h2>
        <p className={classes.words} role="status">
          {wordsFor(date, state, times.length)}
        </p>
        {first ? (
          <p
            className={classes.words}
          >{`Large is your coach's clock, ${zonePhrase(first.instant, timezone)}; small is your own.`}</p>
        ) : null}
      </div>
      {date && state.status === 'loading' ? <LoadingTiles count={8} columns={4} wideColumns={5} /> : null}
      {date && times.length > 0 ? (
        <TimeGrid
          label={`Times on ${dayPhrase(date)}`}
          times={times}
          value={time}
          onChange={onChange}
          alsoOf={(start) => ownClock(start)?.text}
          error={error}
        />
      ) : error ? (
        <p className={classes.error}>{error}</p>
      ) : null}
    </section>
  );
}

function wordsFor(date: string | null, state: SlotsState, count: number): string {
  if (!date) return DATE_FIRST;
  if (state.status === 'loading') return `Looking for free times on ${dayPhrase(date)}`;
  if (state.status === 'failed') return 'The free times could not be loaded.';
  if (count === 0) return `There are no free times on ${dayPhrase(date)}. Please choose another day.`;
  return `${count === 1 ? '1 free time' : `${count} free times`} on ${dayPhrase(date)}`;
}
