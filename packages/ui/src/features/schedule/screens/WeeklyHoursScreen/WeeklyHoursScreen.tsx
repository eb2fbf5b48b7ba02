import type { WeeklyRange } from '@fairway/contracts/schedule/schedule';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { WeekList } from '../../components/WeekList/WeekList.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface WeeklyHoursScreenProps {
  state: Loadable<{ week: WeeklyRange[] }>;
}

const TIP =
  'TIP: These hours repeat every week. For a day off, or other hours on one date, open that date in your diary.';

/** Manage diary: the seven days of the usual week, each leading to its hours. */
export function WeeklyHoursScreen({ state }: WeeklyHoursScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Weekly availability"
          detail="Your regular weekly hours"
          close={{ href: proPaths.diary, label: 'Close weekly availability' }}
        />
      }
    >
      <Notice>{TIP}</Notice>
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your week">
            <LoadingRows count={7} />
          </Loading>
        }
      >
        {({ week }) => <WeekList week={week} getHref={proPaths.dayHours} />}
      </ScreenState>
    </Page>
  );
}
