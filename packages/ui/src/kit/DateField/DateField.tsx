import '@mantine/dates/styles.layer.css';
import { formatDay, formatShortDay } from '@fairway/time/phrases';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
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

const withYear = (phrase: (day: string) => string) => (day: string) => `${phrase(day)} ${day.slice(0, 4)}`;
const spoken = withYear(formatDay);
const shown = withYear(formatShortDay);

/** A day, chosen in a calendar that a tap or Enter opens and the arrow keys walk through, and shown as people say it. */
export function DateField(props: DateFieldProps) {
  const { label, hideLabel = false, name, value, onChange, minDay, maxDay, clearable = false, ...rest } = props;
  // Mantine's popover names its dialog by the same id.
  const id = useId();
  // A label element would be all of the button's name and keep the chosen day from a screen reader: both name it.
  const naming = hideLabel
    ? { id, 'aria-label': value ? `${label}, ${shown(value)}` : label }
    : { label, id, labelProps: { labelElement: 'div' as const }, 'aria-labelledby': `${id}-label ${id}` };
  return (
    <DatePickerInput
      {...rest}
      {...naming}
      data-field={name}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      minDate={minDay}
      maxDate={maxDay}
      defaultDate={value || minDay}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      valueFormatter={({ date }) => (typeof date === 'string' ? shown(date) : '')}
      getDayAriaLabel={spoken}
      ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
      maxLevel="year"
      // A weekend is not red here, as in every other calendar of the app.
      weekendDays={[]}
      leftSection={<Icon of={IconCalendar} size={20} />}
      leftSectionPointerEvents="none"
      popoverProps={{ id, returnFocus: true, shadow: 'md', position: 'bottom-start' }}
      classNames={{
        day: classes.day,
        calendarHeader: classes.header,
        calendarHeaderControl: classes.arrow,
        calendarHeaderLevel: classes.level,
        placeholder: classes.placeholder,
      }}
    />
  );
}
