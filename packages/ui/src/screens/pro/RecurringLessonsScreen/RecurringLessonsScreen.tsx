import { Skeleton } from '@mantine/core';
import { BookingClosed } from '../../../components/booking/BookingClosed.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { SeriesForm, type SeriesFacts, type SeriesFormProps } from './SeriesForm.tsx';

export interface RecurringLessonsScreenProps extends Omit<SeriesFormProps, 'facts'> {
  state: ScreenState<SeriesFacts>;
}

/** A weekly series of 2 to 26 lessons: whom, when, then each date with what it meets; the ticked ones are booked together. */
export function RecurringLessonsScreen({ state, ...form }: RecurringLessonsScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Weekly lessons"
          detail="The same time every week, booked in one go"
          back={{ href: proPaths.lessons, label: 'Back to lessons' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading the form">
          {[84, 76, 104, 76].map((height, nth) => (
            <div key={nth}>
              <Skeleton width={140} height={16} radius="xs" mb={12} />
              <LoadingCard height={height} />
            </div>
          ))}
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : state.form.refusal ? (
        <BookingClosed reason={state.form.refusal} backHref={proPaths.lessons} />
      ) : (
        <SeriesForm facts={state} {...form} />
      )}
    </Page>
  );
}
