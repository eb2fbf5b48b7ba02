import { Suspense } from 'react';
import { onDemand } from '../onDemand.tsx';
import { useEarlyUse } from '../useEarlyUse.ts';
import { ClosedField, type DateFieldProps } from './ClosedField.tsx';

export type { DateFieldProps };

const { Part, load } = onDemand(async () => (await import('./CalendarField.tsx')).CalendarField);

/** Fetches the calendar that these fields open. */
export const loadCalendars = load;

/**
 * A day, chosen in a calendar that a tap or Enter opens and the arrow keys walk through, and shown as people say it. The calendar weighs as much
 * as a page: until it is here the field stands closed, in the same place; tapped by then, it opens by itself.
 */
export function DateField(props: DateFieldProps) {
  const { early, handlers } = useEarlyUse();
  return (
    <Suspense fallback={<ClosedField {...props} handlers={handlers} />}>
      <Part {...props} early={early} />
    </Suspense>
  );
}
