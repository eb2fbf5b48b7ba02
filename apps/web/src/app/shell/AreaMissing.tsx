import type { ErrorComponentProps } from '@tanstack/react-router';
import { knownUser } from '../session/session.ts';
import { AreaFailed } from './AreaFailed.tsx';
import { PageFailed } from './PageFailed.tsx';
import { Shell } from './Shell.tsx';

/** Stands in for an area whose routes could not be fetched: whoever was in another one keeps the frame, with its ways back. */
export function AreaMissing(props: ErrorComponentProps) {
  if (!knownUser()) return <AreaFailed {...props} />;
  return (
    <Shell>
      <PageFailed {...props} />
    </Shell>
  );
}
