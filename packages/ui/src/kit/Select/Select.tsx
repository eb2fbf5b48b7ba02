import type { SelectProps } from '@mantine/core';
import { Suspense } from 'react';
import { onDemand } from '../onDemand.tsx';
import { useEarlyUse } from '../useEarlyUse.ts';
import { ClosedSelect } from './ClosedSelect.tsx';

const { Part, load } = onDemand(async () => (await import('./ListSelect.tsx')).ListSelect);

/** Fetches the lists that these fields open. */
export const loadSelects = load;

/**
 * One of a list, with a search where it is long. The list that floats below the field weighs 25 kB: until it is here the field stands
 * closed, in the same place; tapped by then, it opens by itself.
 */
export function Select(props: SelectProps) {
  const { early, handlers } = useEarlyUse();
  return (
    <Suspense fallback={<ClosedSelect {...props} handlers={handlers} />}>
      <Part {...props} early={early} />
    </Suspense>
  );
}
