import { Input, InputBase } from '@mantine/core';
import { formatShortDay } from '@fairway/time/phrases';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { EarlyHandlers } from '../useEarlyUse.ts';
import classes from './DateField.module.css';

export interface DateFieldProps {
  label: string;
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean;
  /** The field's name among the server's errors. */
  name: string;
  /** `YYYY-MM-DD`; an empty text for none. */
  value: string;
  /** An empty text only from a field that may be cleared. */
  onChange: (day: string) => void;
  /** The first and the last day that can be chosen. */
  minDay?: string;
  maxDay?: string;
  /** What it says while it is empty. */
  placeholder?: string;
  clearable?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  className?: string;
}

export const withYear = (phrase: (day: string) => string) => (day: string) => `${phrase(day)} ${day.slice(0, 4)}`;
/** A day as the field shows it. */
export const formatYearDay = withYear(formatShortDay);
export const CALENDAR_ICON = <Icon of={IconCalendar} size={20} />;

/** The field before its calendar is here: it has the same place, says the same, and notes what is done to it. */
export function ClosedField(props: DateFieldProps & { handlers: EarlyHandlers }) {
  const { label, hideLabel, value, placeholder, description, error, className, handlers } = props;
  return (
    <InputBase
      {...handlers}
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
