import { fieldOnDemand } from '../fieldOnDemand.tsx';
import { ClosedField, type DateFieldProps } from './ClosedField.tsx';

export type { DateFieldProps };

const { Field, load } = fieldOnDemand<DateFieldProps>(
  async () => (await import('./CalendarField.tsx')).CalendarField,
  ClosedField,
);

/** Fetches the calendar that these fields open. */
export const loadCalendars = load;

/** A day, chosen in a calendar that a tap or Enter opens and the arrow keys walk through, and shown as people say it. */
export const DateField = Field;
