import type { GroupLesson } from '@fairway/contracts/lessons/group-lessons';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { BookingClosed } from '../../components/booking/BookingClosed.tsx';
import { GroupLessonForm, type GroupLessonFormProps } from './GroupLessonForm.tsx';

export interface GroupLessonFormScreenProps extends Pick<
  GroupLessonFormProps,
  'onSave' | 'errors' | 'date' | 'onDirtyChange'
> {
  /** With a group lesson it is changed, without one a new one is made. */
  state: Loadable<{ form: BookingForm; group?: GroupLesson }>;
  /** The group lesson that is changed, known before it has come. */
  id?: string;
  /** Set while the page is about to be left with answers that are not saved. */
  leaving?: Leaving;
}

/** A coach plans a group lesson, or changes one. */
export function GroupLessonFormScreen({ state, id, leaving = null, ...form }: GroupLessonFormScreenProps) {
  const back = id ? proPaths.groupLesson(id) : proPaths.groupLessons;
  return (
    <Page
      header={
        <PageHeader
          title={id ? 'Change group lesson' : 'New group lesson'}
          detail={id ? 'Everybody with a place is notified of a new time' : 'Your players join it themselves'}
          back={{ href: back, label: id ? 'Back to the group lesson' : 'Back to group lessons' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the form">
            <LoadingCard height={84} />
            <LoadingCard height={104} />
            <LoadingCard height={76} />
            <LoadingCard height={104} />
          </Loading>
        }
      >
        {(facts) => {
          if (facts.form.refusal) return <BookingClosed reason={facts.form.refusal} backHref={back} />;
          return <GroupLessonForm key={facts.group?.id ?? 'new'} {...facts} {...form} />;
        }}
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
