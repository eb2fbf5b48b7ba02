import { FailedState, type FailedStateProps } from '../../kit/StateView/FailedState.tsx';

/** A whole page that could not be shown, for the router's error place. It stands inside an `AppShell`. */
export function FailedScreen(props: Pick<FailedStateProps, 'title' | 'message' | 'onRetry' | 'busy'>) {
  return <FailedState level={1} {...props} />;
}
