import type { WeeklyRange } from '@fairway/contracts/diary';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { WeekList } from '../../../components/diary/WeekList/WeekList.tsx';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';

export interface WeeklyHoursScreenProps {
  state: ScreenState<{ week: WeeklyRange[] }>;
}

const TIP =
  'TIP: These hours repeat every week. For a day off, or other hours on one date, open that date in your diary.';

function Week({ state }: WeeklyHoursScreenProps) {
  switch (state.status) {
    case 'loading':
      return (
        <Loading label="Loading your week">
          <LoadingRows count={7} />
        </Loading>
      );
    case 'failed':
      return <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />;
    case 'ready':
      return <WeekList week={state.week} hrefOf={proPaths.dayHours} />;
  }
}

/** Manage diary: the seven days of the usual week, each leading to its hours (S2 §2). */
export function WeeklyHoursScreen({ state }: WeeklyHoursScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Weekly availability"
          detail="When players may book, week in, week out"
          close={{ href: proPaths.diary, label: 'Close weekly availability' }}
        />
      }
    >
      <Notice>{TIP}</Notice>
      <Week state={state} />
    </Page>
  );
}
