import type { ScreenState } from '../../screens/state.ts';
import { FailedState } from '../StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../StateView/Loading.tsx';
import { AuthFrame } from './AuthFrame.tsx';

export interface AuthPendingProps {
  state: Exclude<ScreenState<object>, { status: 'ready' }>;
  /** What is on its way, for a screen reader. */
  label: string;
  /** Of what will stand there, in px. */
  heights: readonly number[];
}

/** A page on the way in whose data is on its way, or did not come. */
export function AuthPending({ state, label, heights }: AuthPendingProps) {
  if (state.status === 'failed')
    return (
      <AuthFrame form="short">
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} level={1} />
      </AuthFrame>
    );
  return (
    <AuthFrame form="long">
      <Loading label={label}>
        {heights.map((height) => (
          <LoadingCard key={height} height={height} />
        ))}
      </Loading>
    </AuthFrame>
  );
}
