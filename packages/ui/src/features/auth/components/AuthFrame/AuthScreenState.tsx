import type { ReactNode } from 'react';
import type { Loadable } from '../../../../kit/loadable.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { AuthFrame } from './AuthFrame.tsx';

export interface AuthScreenStateProps<Ready extends object> {
  state: Loadable<Ready>;
  /** What is on its way, for a screen reader. */
  label: string;
  /** Of what will stand there, in px. */
  heights: readonly number[];
  /** The screen with its data, in a frame of its own. */
  children: (ready: Ready) => ReactNode;
}

/** The ladder of a page on the way in: what is loading or has failed stands in the same frame. */
export function AuthScreenState<Ready extends object>(props: AuthScreenStateProps<Ready>) {
  const { state, label, heights, children } = props;
  if (state.status === 'ready') return children(state);
  return (
    <AuthFrame form="long">
      <ScreenState
        state={state}
        failedLevel={1}
        loading={
          <Loading label={label}>
            {heights.map((height) => (
              <LoadingCard key={height} height={height} />
            ))}
          </Loading>
        }
      >
        {() => null}
      </ScreenState>
    </AuthFrame>
  );
}
