import { formatDay, formatZone } from '@fairway/time/phrases';
import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { formatCount } from '../../../../format/count.ts';
import { LoadingTiles } from '../../../../kit/StateView/LoadingTiles.tsx';
import { TimeGrid } from '../TimeGrid/TimeGrid.tsx';
import type { SlotChoice, SlotsState } from './choice.ts';
import { useOwnClock } from './useOwnClock.ts';

export interface SlotTimesProps {
  choice: SlotChoice;
  /** The free times of the month that the chosen day is in. */
  state: SlotsState;
  onChange: (start: string) => void;
  timezone: string;
  error?: ReactNode;
}

/** A time was asked for before a date; the product words it so. */
const DATE_FIRST = 'Please choose a date to see the time times for it.';

/** The time of a booking: the free times of the chosen day, on the reader's own clock too where that differs. */
export function SlotTimes({ choice, state, onChange, timezone, error }: SlotTimesProps) {
  const id = useId();
  const { date, time } = choice;
  const times = date && state.status === 'ready' ? (state.slots[date] ?? []) : [];
  const ownClock = useOwnClock(date, timezone);
  const first = times[0] && ownClock(times[0].start);
  return (
    <Stack
      component="section"
      gap="sm"
      style={{ outline: 'none', scrollMarginTop: '1rem' }}
      aria-labelledby={id}
      data-field="time"
      tabIndex={-1}
    >
      <div>
        <Title order={2} id={id} fz="md" fw={560} lh={1.5} lts="normal">
          Time
        </Title>
        <Text c="dimmed" fz="sm" mt={2} role="status">
          {wordsFor(date, state, times.length)}
        </Text>
        {first ? (
          <Text
            c="dimmed"
            fz="sm"
            mt={2}
          >{`Large times are your coach’s (${formatZone(first.instant, timezone)}), small ones yours.`}</Text>
        ) : null}
      </div>
      {date && state.status === 'loading' ? <LoadingTiles count={8} columns={4} wideColumns={5} /> : null}
      {date && times.length > 0 ? (
        <TimeGrid
          label={`Times on ${formatDay(date)}`}
          times={times}
          value={time}
          onChange={onChange}
          describeAlso={(start) => ownClock(start)?.text}
          error={error}
        />
      ) : error ? (
        <Text c="var(--mantine-color-error)" fz="sm">
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}

function wordsFor(date: string | null, state: SlotsState, count: number): string {
  if (!date) return DATE_FIRST;
  if (state.status === 'loading') return `Looking for free times on ${formatDay(date)}`;
  if (state.status === 'failed') return 'The free times could not be loaded.';
  if (count === 0) return `There are no free times on ${formatDay(date)}. Please choose another day.`;
  return `${formatCount(count, 'free time')} on ${formatDay(date)}`;
}
