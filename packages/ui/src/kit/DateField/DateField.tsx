import { type ReactNode, Suspense } from 'react';
import { onDemand } from '../onDemand.tsx';
import { ClosedField } from './ClosedField.tsx';

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

const { Part, load } = onDemand(async () => (await import('./CalendarField.tsx')).CalendarField);

/** Fetches the calendar that these fields open. */
export const loadCalendars = load;

/**
 * A day, chosen in a calendar that a tap or Enter opens and the arrow keys walk through, and shown as people say it. The calendar weighs as much
 * as a page: until it is here the field stands closed, in the same place.
 */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<ClosedField {...props} />}>
      <Part {...props} />
    </Suspense>
  );
}
