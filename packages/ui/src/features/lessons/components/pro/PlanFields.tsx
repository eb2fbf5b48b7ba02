import { Box, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateField } from '../../../../kit/DateField/DateField.tsx';
import { DurationPicker, type DurationPickerProps } from '../../../../kit/DurationPicker/DurationPicker.tsx';
import { TimeSelect } from '../../../../kit/TimeSelect/TimeSelect.tsx';

export interface PlanFieldsProps {
  duration: DurationPickerProps['value'];
  onDuration: DurationPickerProps['onChange'];
  dateLabel: string;
  /** `YYYY-MM-DD`; an empty text before a choice. */
  date: string;
  minDay: string;
  onDate: (date: string) => void;
  start: string;
  /** The name of the start among the server's errors. */
  startName: string;
  onStart: (start: string) => void;
  getError: (field: string) => string | undefined;
  /** How many, beside the start. */
  children: ReactNode;
}

/** How long, which day, when and how many, where the coach says them and no free times are offered: a series, a group lesson. */
export function PlanFields({ getError, children, ...plan }: PlanFieldsProps) {
  return (
    <>
      <DurationPicker value={plan.duration} onChange={plan.onDuration} error={getError('duration')} />
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <Box style={{ gridColumn: 'span 2' }}>
          <DateField
            label={plan.dateLabel}
            name="date"
            placeholder="Choose a date"
            minDay={plan.minDay}
            value={plan.date}
            onChange={plan.onDate}
            error={getError('date')}
          />
        </Box>
        <TimeSelect
          label="Start"
          name={plan.startName}
          value={plan.start}
          onChange={plan.onStart}
          error={getError(plan.startName)}
        />
        {children}
      </SimpleGrid>
    </>
  );
}
