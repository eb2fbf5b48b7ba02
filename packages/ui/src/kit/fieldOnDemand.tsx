import { type ComponentType, Suspense } from 'react';
import { onDemand } from './onDemand.tsx';
import { type EarlyHandlers, type EarlyUse, useEarlyUse } from './useEarlyUse.ts';

/**
 * A field that opens something which weighs 25 kB or more. Until that is here the field stands closed, in the same place, as `Closed` draws
 * it; tapped by then, it opens by itself.
 */
export function fieldOnDemand<Props extends object>(
  fetchField: () => Promise<ComponentType<Props & { early: EarlyUse }>>,
  Closed: ComponentType<Props & { handlers: EarlyHandlers }>,
) {
  const { Part, load } = onDemand(fetchField);
  function Field(props: Props) {
    const { early, handlers } = useEarlyUse();
    return (
      <Suspense fallback={<Closed {...props} handlers={handlers} />}>
        <Part {...props} early={early} />
      </Suspense>
    );
  }
  return { Field, load };
}
