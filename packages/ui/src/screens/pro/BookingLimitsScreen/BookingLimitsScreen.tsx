import type { FieldErrors } from '@fairway/contracts/errors';
import type { BookingLimits } from '@fairway/contracts/limits';
import { Skeleton } from '@mantine/core';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { BookingLimitsForm } from './BookingLimitsForm.tsx';

export interface BookingLimitsScreenProps {
  state: ScreenState<BookingLimits>;
  onSave: (limits: BookingLimits) => void;
  busy?: boolean;
  errors?: FieldErrors;
  /** Tells whether there are changes that are not saved. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Set while the page is about to be left with such changes. */
  leaving?: Leaving;
}

/** Booking limits: notice from players, time between lessons, most lessons in a day. */
export function BookingLimitsScreen({ state, leaving = null, ...form }: BookingLimitsScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Booking limits"
          detail="What a booking must leave you"
          close={{ href: proPaths.diary, label: 'Close booking limits' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading your limits">
          {[104, 132, 104].map((height, nth) => (
            <div key={nth}>
              <Skeleton width={180} height={16} radius="xs" mb={12} />
              <LoadingCard height={height - 28} />
            </div>
          ))}
          <LoadingCard height={70} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <BookingLimitsForm
          saved={{
            booking_notice_hours: state.booking_notice_hours,
            lesson_buffer_minutes: state.lesson_buffer_minutes,
            lessons_per_day: state.lessons_per_day,
          }}
          {...form}
        />
      )}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
