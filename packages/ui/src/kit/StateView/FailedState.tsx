import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Bunker } from '../Illustration/Bunker.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface FailedStateProps {
  title?: string;
  /** What happened and what it means, in plain words. */
  message?: ReactNode;
  onRetry?: () => void;
  /** True while the retry is on its way. */
  busy?: boolean;
  level?: 1 | 2 | 3;
}

/** What a page shows when its data could not be had. */
export function FailedState({
  title = 'In the bunker',
  message = 'This could not be loaded. Nothing has been lost.',
  onRetry,
  busy,
  level,
}: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState
        illustration={<Bunker />}
        title={title}
        level={level}
        action={
          onRetry ? (
            <Button onClick={onRetry} loading={busy}>
              Retry
            </Button>
          ) : undefined
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
