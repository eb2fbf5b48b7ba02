import { Suspense } from 'react';
import { onDemand } from '../onDemand.tsx';
import { ClosedField, type DateFieldProps } from './ClosedField.tsx';

export type { DateFieldProps };

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
