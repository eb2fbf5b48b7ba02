import { Input, InputBase } from '@mantine/core';
import { formatShortDay } from '@fairway/time/phrases';
import { IconCalendar } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import type { DateFieldProps } from './DateField.tsx';
import classes from './DateField.module.css';

export const withYear = (phrase: (day: string) => string) => (day: string) => `${phrase(day)} ${day.slice(0, 4)}`;
/** A day as the field shows it. */
export const formatYearDay = withYear(formatShortDay);
export const CALENDAR_ICON = <Icon of={IconCalendar} size={20} />;

/** The field before its calendar is here: it has the same place, and says the same. */
export function ClosedField({ label, hideLabel, value, placeholder, description, error, className }: DateFieldProps) {
  return (
    <InputBase
      component="button"
      type="button"
      pointer
      aria-busy
      aria-label={value ? `${label} ${formatYearDay(value)}` : label}
      {...(!hideLabel && { label, labelProps: { labelElement: 'div' } })}
      description={description}
      error={error}
      className={className}
      leftSection={CALENDAR_ICON}
      leftSectionPointerEvents="none"
    >
      {value ? (
        formatYearDay(value)
      ) : (
        <Input.Placeholder className={classes.placeholder}>{placeholder}</Input.Placeholder>
      )}
    </InputBase>
  );
}
