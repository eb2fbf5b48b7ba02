import { useState } from 'react';

/**
 * Shows changes before the server has agreed to them. `patch(field, value, saving)` lays the value over the actual one
 * until `saving` settles; then the actual one counts again, which the caller has brought up to date by then, or which
 * is the old one when the saving failed. Telling of the failure is the caller's.
 *
 * React's own `useOptimistic` would hold every change back until the slowest of them has settled.
 */
export function useOptimisticPatch<T extends object>(actual: T) {
  const [laid, lay] = useState<{ field: keyof T; value: T[keyof T]; saving: Promise<unknown> }[]>([]);

  const patch = <K extends keyof T>(field: K, value: T[K], saving: Promise<unknown>) => {
    lay((all) => [...all.filter((change) => change.field !== field), { field, value, saving }]);
    const settle = () => lay((all) => all.filter((change) => change.saving !== saving));
    saving.then(settle, settle);
  };

  const shown = { ...actual };
  for (const { field, value } of laid) shown[field] = value;
  return [shown, patch] as const;
}
