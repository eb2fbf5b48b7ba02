import { Skeleton } from '@mantine/core';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { BookingClosed } from '../../components/booking/BookingClosed.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { SeriesForm, type SeriesFacts, type SeriesFormProps } from './SeriesForm.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface RecurringLessonsScreenProps extends Omit<SeriesFormProps, 'facts'> {
  state: Loadable<SeriesFacts>;
  /** Set while the page is about to be left with a series that is not booked. */
  leaving?: Leaving;
}

/** A weekly series of 2 to 26 lessons: whom, when, then each date with what it meets; the ticked ones are booked together. */
export function RecurringLessonsScreen({ state, leaving = null, ...form }: RecurringLessonsScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Weekly lessons"
          detail="Book the same time every week"
          back={{ href: proPaths.lessons, label: 'Back to lessons' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the form">
            {[84, 76, 104, 76].map((height, nth) => (
              <div key={nth}>
                <Skeleton width={140} height={16} radius="xs" mb={12} />
                <LoadingCard height={height} />
              </div>
            ))}
          </Loading>
        }
      >
        {(facts) =>
          facts.form.refusal ? (
            <BookingClosed reason={facts.form.refusal} backHref={proPaths.lessons} />
          ) : (
            <SeriesForm facts={facts} {...form} />
          )
        }
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
