import { TIME_STEP_MINUTES } from '@fairway/contracts/constants';
import { clock } from '@fairway/time/phrases';
import { MINUTES_A_DAY } from '@fairway/time/units';
import { formatTime } from '@fairway/time/zoned-time';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';

export interface TimeSelectProps {
  label: string;
  /** `HH:MM:SS`. */
  value: string;
  onChange: (time: string) => void;
  /** For the end of a range: 00:00 stands last and means the midnight at the day's end. */
  endOfDay?: boolean;
  name: string;
  error?: ReactNode;
}

const MIDNIGHT = '00:00:00';
const TIMES = Array.from({ length: MINUTES_A_DAY / TIME_STEP_MINUTES }, (_, step) =>
  formatTime(step * TIME_STEP_MINUTES),
);
const starts = TIMES.map((time) => ({ value: time, label: clock(time) }));
const ends = [...starts.slice(1), { value: MIDNIGHT, label: 'Midnight' }];

/** A time of the day in steps of 15 minutes, 00:00 to 23:45; the device's own picker on a phone. */
export function TimeSelect({ onChange, endOfDay = false, ...field }: TimeSelectProps) {
  return (
    <NativeSelect
      {...field}
      data={endOfDay ? ends : starts}
      className="tabular"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
