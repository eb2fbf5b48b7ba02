import { type Duration, DURATIONS } from '@fairway/contracts/constants';
import { formatDuration } from '@fairway/time/phrases';
import type { ReactNode } from 'react';
import { RadioTiles } from '../RadioTiles/RadioTiles.tsx';

export interface DurationPickerProps {
  /** Minutes, or null before a choice. */
  value: number | null;
  onChange: (minutes: Duration) => void;
  label?: string;
  name?: string;
  error?: ReactNode;
}

/** A lesson's length: 15, 30, 45, 60, 90 or 120 minutes. */
export function DurationPicker({ value, onChange, label = 'Duration', name = 'duration', error }: DurationPickerProps) {
  return (
    <RadioTiles
      label={label}
      name={name}
      columns={3}
      wideColumns={6}
      options={DURATIONS.map((minutes) => ({
        value: String(minutes),
        label: minutes,
        detail: 'min',
        spoken: formatDuration(minutes),
      }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => {
        const minutes = DURATIONS.find((duration) => String(duration) === chosen);
        if (minutes) onChange(minutes);
      }}
      error={error}
    />
  );
}
