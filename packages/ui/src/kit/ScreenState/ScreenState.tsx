import type { ReactNode } from 'react';
import type { Loadable } from '../loadable.ts';
import { FailedState } from '../StateView/FailedState.tsx';

interface ScreenStateProps<Ready extends object> {
  state: Loadable<Ready>;
  /** Grey shapes in the final layout, so that nothing jumps when the data comes. */
  loading: ReactNode;
  /** The title of the failure, where the usual one does not fit. */
  failedTitle?: string;
  /** What the failure says where the state has no words for it, and the usual ones do not fit. */
  failedMessage?: string;
  /** The level of the failure's heading; 1 where it is the whole page. */
  failedLevel?: 1 | 2 | 3;
  /** The screen with its data. What is empty, it says itself. */
  children: (ready: Ready) => ReactNode;
}

/** The one ladder of a screen: loading, failed with a way to try again, or ready. */
export function ScreenState<Ready extends object>(props: ScreenStateProps<Ready>) {
  const { state, loading, failedTitle, failedMessage, failedLevel, children } = props;
  if (state.status === 'loading') return loading;
  if (state.status === 'failed')
    return (
      <FailedState
        title={failedTitle}
        message={state.message ?? failedMessage}
        level={failedLevel}
        onRetry={state.retry}
        busy={state.retrying}
      />
    );
  return children(state);
}
