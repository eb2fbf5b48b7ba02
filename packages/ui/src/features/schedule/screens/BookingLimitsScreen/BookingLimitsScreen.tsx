import type { FieldErrors } from '@fairway/contracts/errors';
import type { BookingLimits } from '@fairway/contracts/schedule/booking-limits';
import { Skeleton } from '@mantine/core';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { BookingLimitsForm } from './BookingLimitsForm.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface BookingLimitsScreenProps {
  state: Loadable<BookingLimits>;
  onSave: (limits: BookingLimits) => void;
  busy?: boolean;
  errors?: FieldErrors;
  /** Tells whether there are changes that are not saved. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Set while the page is about to be left with such changes. */
  leaving?: Leaving;
}

/** Booking limits: notice from players, time between lessons, most lessons in a day, and what a late cancellation costs in the end. */
export function BookingLimitsScreen({ state, leaving = null, ...form }: BookingLimitsScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Booking limits"
          detail="Notice, buffers, daily maximum and late cancellations"
          close={{ href: proPaths.diary, label: 'Close booking limits' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your limits">
            {[104, 132, 104].map((height, nth) => (
              <div key={nth}>
                <Skeleton width={180} height={16} radius="xs" mb={12} />
                <LoadingCard height={height - 28} />
              </div>
            ))}
            <LoadingCard height={72} />
            <LoadingCard height={70} />
          </Loading>
        }
      >
        {(saved) => (
          <BookingLimitsForm
            saved={{
              booking_notice_hours: saved.booking_notice_hours,
              lesson_buffer_minutes: saved.lesson_buffer_minutes,
              lessons_per_day: saved.lessons_per_day,
              refill_refund: saved.refill_refund,
            }}
            {...form}
          />
        )}
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
