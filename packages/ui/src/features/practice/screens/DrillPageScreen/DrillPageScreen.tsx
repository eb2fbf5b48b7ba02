import type { Drill } from '@fairway/contracts/practice/drills';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { GOALS } from '../../../../paths/player.ts';
import { DrillView } from '../../components/DrillView/DrillView.tsx';

export interface DrillPageScreenProps {
  state: Loadable<{ drill: Drill }>;
}

/** A drill of their coach's as a player reads it. */
export function DrillPageScreen({ state }: DrillPageScreenProps) {
  return (
    <Page
      header={
        <PageHeader title={findReady(state)?.drill.title ?? 'Drill'} back={{ href: GOALS, label: 'Back to goals' }} />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the drill">
            <LoadingCard height={180} />
            <LoadingRows count={2} />
          </Loading>
        }
      >
        {({ drill }) => <DrillView drill={drill} />}
      </ScreenState>
    </Page>
  );
}
