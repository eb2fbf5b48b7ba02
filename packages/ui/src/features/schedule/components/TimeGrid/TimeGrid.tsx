import { clock, formatTimes } from '@fairway/time/phrases';
import { Fieldset, RadioGroup, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { TileGrid } from '../../../../kit/RadioTiles/TileGrid.tsx';
import { listPartsOfDay } from './partsOfDay.ts';

export interface TimeGridProps {
  /** The free times of one day, `HH:MM:SS`, in order. */
  times: { start: string; end: string }[];
  /** The chosen start, `HH:MM:SS`. */
  value: string | null;
  onChange: (start: string) => void;
  /** A quiet second line under a time, where there is one: the same time on the reader's own clock. */
  describeAlso?: (start: string) => string | undefined;
  /** What the times are of: "Times on Tuesday 24 November". */
  label: string;
  error?: ReactNode;
}

const NAME = 'time';
const LEGEND = { marginBottom: 'var(--mantine-spacing-xs)', color: 'var(--app-dim)', fontWeight: 560 };

/** The times of a day by part of the day; one radio group over all parts, so the arrow keys walk through the whole day. */
export function TimeGrid({ times, value, onChange, describeAlso, label, error }: TimeGridProps) {
  const tabStop = (times.find((time) => time.start === value) ?? times[0])?.start;
  return (
    <RadioGroup
      label={label}
      classNames={{ label: VisuallyHidden.classes.root }}
      name={NAME}
      value={value}
      onChange={onChange}
      error={error}
    >
      <Stack>
        {listPartsOfDay(times).map(({ label: part, times: own }) => (
          <Fieldset key={part} variant="unstyled" m={0} styles={{ legend: LEGEND }} legend={part}>
            <TileGrid
              name={NAME}
              columns={4}
              wideColumns={5}
              options={own.map(({ start, end }) => {
                const also = describeAlso?.(start);
                return {
                  value: start,
                  label: clock(start),
                  detail: also,
                  spoken: [formatTimes(start, end), also].filter(Boolean).join(', '),
                };
              })}
              value={value}
              tabStop={tabStop}
            />
          </Fieldset>
        ))}
      </Stack>
    </RadioGroup>
  );
}
