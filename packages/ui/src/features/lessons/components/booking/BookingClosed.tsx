import { Button } from '@mantine/core';
import { EmptyDiary } from '../../../../kit/Illustration/EmptyDiary.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';

/** In place of the form while the pro takes no bookings; `reason` is the server's. */
export function BookingClosed({ reason, backHref }: { reason: string; backHref: string }) {
  return (
    <EmptyState
      illustration={<EmptyDiary />}
      title="No bookings for now"
      action={
        <Button component={AppLink} href={backHref} variant="default">
          Back to lessons
        </Button>
      }
    >
      {reason}
    </EmptyState>
  );
}
