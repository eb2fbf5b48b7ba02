import { formatDuration, formatMonth } from '@fairway/time/phrases';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { shiftMonth, toMonth } from '@fairway/time/calendar';
import { dayAt } from '../../../../format/zones.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { MonthCalendar } from '../MonthCalendar/MonthCalendar.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import type { SlotsState } from './choice.ts';

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
  /** What the calendar is for: "Another day" below times that are proposed. */
  title?: string;
  error?: ReactNode;
}

/** The date of a booking: a month whose days are marked where there are free times. */
export function SlotCalendar(props: SlotCalendarProps) {
  const { state, month, onMonthChange, value, onChange, timezone, firstDay, lastDay, duration, anyDay, error } = props;
  const { title = 'Date' } = props;
  const id = useId();
  const today = dayAt(useNow(), timezone);
  const slots = state.status === 'ready' ? state.slots : {};
  const counts = Object.fromEntries(Object.entries(slots).map(([day, times]) => [day, times.length]));
  const bare = state.status === 'ready' && Object.keys(slots).length === 0 && !anyDay;
  const next = shiftMonth(month, 1);
  const hasNext = lastDay === null || next <= toMonth(lastDay);
  return (
    <Stack
      component="section"
      gap="sm"
      style={{ outline: 'none', scrollMarginTop: '1rem' }}
      aria-labelledby={id}
      data-field="date"
      tabIndex={-1}
    >
      <Title order={2} id={id} fz="md" fw={560} lh={1.5} lts="normal">
        {title}
      </Title>
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
      {error ? (
        <Text c="var(--mantine-color-error)" fz="sm">
          {error}
        </Text>
      ) : null}
      {state.status === 'failed' ? (
        <Notice tone="danger" role="alert">
          <Group justify="space-between" gap="sm">
            The free times could not be loaded.
            <Button variant="default" size="sm" onClick={state.retry} loading={state.retrying}>
              Retry
            </Button>
          </Group>
        </Notice>
      ) : null}
      {bare ? (
        <Notice role="status">
          <Group justify="space-between" gap="sm">
            {`No free times in ${formatMonth(`${month}-01`)} for a lesson of ${formatDuration(duration)}.`}
            {hasNext ? (
              <Button variant="default" size="sm" onClick={() => onMonthChange(next)}>
                {`See ${formatMonth(`${next}-01`)}`}
              </Button>
            ) : null}
          </Group>
        </Notice>
      ) : null}
    </Stack>
  );
}
