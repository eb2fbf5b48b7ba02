import type { ErrorComponentProps } from '@tanstack/react-router';
import { BareShell } from './BareShell.tsx';
import { PageFailed } from './PageFailed.tsx';

/** Stands in for a whole area, where not even the person could be loaded. */
export function AreaFailed(props: ErrorComponentProps) {
  return (
    <BareShell>
      <PageFailed {...props} />
    </BareShell>
  );
}
