import { Button } from '@mantine/core';
import { LostBall } from '../../kit/Illustration/LostBall.tsx';
import { AppLink } from '../../kit/Link/AppLink.tsx';
import { EmptyState } from '../../kit/StateView/EmptyState.tsx';

export interface NotFoundScreenProps {
  homeHref: string;
}

/** Any unknown path leads here. It stands inside an `AppShell`. */
export function NotFoundScreen({ homeHref }: NotFoundScreenProps) {
  return (
    <EmptyState
      level={1}
      illustration={<LostBall />}
      title="Lost ball"
      action={
        <Button component={AppLink} href={homeHref}>
          Back to the fairway
        </Button>
      }
    >
      There is no page at this address. It may have moved, or the link may be incomplete.
    </EmptyState>
  );
}
