import '@mantine/dates/styles.layer.css';
import { formatDay } from '@fairway/time/phrases';
import { DatePickerInput } from '@mantine/dates';
import { useId, useRef } from 'react';
import { type EarlyUse, useCatchUp } from '../useEarlyUse.ts';
import { CALENDAR_ICON, type DateFieldProps, formatYearDay, withYear } from './ClosedField.tsx';
import classes from './DateField.module.css';

const spoken = withYear(formatDay);

/** The field with the calendar that it opens. */
export function CalendarField({ early, ...props }: DateFieldProps & { early: EarlyUse }) {
  const { label, hideLabel = false, name, value, onChange, minDay, maxDay, clearable = false, ...rest } = props;
  const field = useRef<HTMLButtonElement>(null);
  useCatchUp(field, early);
  // Mantine's popover names its dialog by the same id.
  const id = useId();
  // A label element would be all of the button's name and keep the chosen day from a screen reader: both name it.
  const naming = hideLabel
    ? { id, 'aria-label': value ? `${label}, ${formatYearDay(value)}` : label }
    : { label, id, labelProps: { labelElement: 'div' as const }, 'aria-labelledby': `${id}-label ${id}` };
  return (
    <DatePickerInput
      {...rest}
      {...naming}
      ref={field}
      data-field={name}
      value={value || null}
      onChange={(day) => onChange(day ?? '')}
      minDate={minDay}
      maxDate={maxDay}
      defaultDate={value || minDay}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      valueFormatter={({ date }) => (typeof date === 'string' ? formatYearDay(date) : '')}
      getDayAriaLabel={spoken}
      ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
      maxLevel="year"
      // A weekend is not red here, as in every other calendar of the app.
      weekendDays={[]}
      leftSection={CALENDAR_ICON}
      leftSectionPointerEvents="none"
      popoverProps={{
        id,
        returnFocus: true,
        shadow: 'md',
        position: 'bottom-start',
        classNames: { dropdown: classes.dropdown },
      }}
      classNames={{
        day: classes.day,
        weekday: classes.weekday,
        calendarHeader: classes.header,
        calendarHeaderControl: classes.arrow,
        calendarHeaderLevel: classes.level,
        placeholder: classes.placeholder,
      }}
    />
  );
}
